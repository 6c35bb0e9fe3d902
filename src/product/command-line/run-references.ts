import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';
import { findOption } from '../tactics/tactic-commands.ts';

/** Command that a column of the table of limits is about. */
export const limitCommands = {
  plan: 'dtx redteam plan',
  planRun: 'dtx redteam run',
  directRun: 'dtx redteam run',
} as const;
export type LimitStage = keyof typeof limitCommands;

/** Flags that set a limit are those of its command; the wizard's questions set limits. */
export function runLimits({ runs, 'command-line': commands }: Product, missing: Missing): void {
  for (const limit of runs.limits)
    for (const stage of Object.keys(limitCommands) as LimitStage[]) {
      const flag = `--${limit.name}`;
      if (limit[stage] === 'flag' && !findOption(commands, limitCommands[stage], flag))
        missing('runs', limit.name, `flag of ${limitCommands[stage]}`, flag);
    }
  for (const { question, sets } of runs.wizard.limits)
    if (!runs.limits.some(({ name }) => name === sets)) missing('runs', question, 'limit', sets);
}
