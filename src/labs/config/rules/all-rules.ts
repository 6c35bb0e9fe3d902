import type { Rule } from '../config-file.ts';
import { evaluators } from './evaluators.ts';
import { firstEntries } from './first-entries.ts';
import { gradio, http } from './http.ts';
import { limits, unusedCounts } from './limits.ts';
import { placeholders } from './placeholders.ts';
import { plugins } from './plugins.ts';
import { providers } from './providers.ts';
import { python } from './python.ts';
import { report } from './report.ts';

export const allRules: readonly Rule[] = [
  limits,
  unusedCounts,
  plugins,
  evaluators,
  firstEntries,
  providers,
  http,
  gradio,
  placeholders,
  python,
  report,
];
