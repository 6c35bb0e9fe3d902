import type { Rule } from '../config-file.ts';
import { evaluators } from './evaluators.ts';
import { firstEntries } from './first-entries.ts';
import { limits, unusedCounts } from './limits.ts';
import { plugins } from './plugins.ts';
import { providers } from './providers.ts';
import { report } from './report.ts';
import { variables } from './variables.ts';

/** Rules of all files. Those of requests, and of expressions of jq, are loaded where a file has any. */
export const usualRules: readonly Rule[] = [
  limits,
  unusedCounts,
  plugins,
  evaluators,
  firstEntries,
  providers,
  variables,
  report,
];
