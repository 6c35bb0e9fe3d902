import type { Rule } from '../config-file.ts';
import { evaluators } from './evaluators.ts';
import { firstEntries } from './first-entries.ts';
import { gradio, http } from './http.ts';
import { limits, unusedCounts } from './limits.ts';
import { plugins } from './plugins.ts';
import { providers } from './providers.ts';
import { report } from './report.ts';
import { variables } from './variables.ts';

/** Rules that do without a reader of templates or of expressions. */
export const usualRules: readonly Rule[] = [
  limits,
  unusedCounts,
  plugins,
  evaluators,
  firstEntries,
  providers,
  http,
  gradio,
  variables,
  report,
];
