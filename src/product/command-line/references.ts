import { canonicalName } from '../list-values.ts';
import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';
import { findOption } from '../tactics/tactic-commands.ts';
import type { ValueList } from './command-line.ts';

/** Defaults of options, and values that rules speak of, exist in the list the option takes its values from. */
export function commandValues(product: Product, missing: Missing): void {
  for (const { path, options, rules } of product['command-line']) {
    const check = (name: string, what: string, value: string | number | undefined) => {
      const list = options.find((option) => option.name === name)?.choicesFrom;
      if (list && value !== undefined && isNamed(list) && !canonicalName(product, list, String(value)))
        missing('command-line', path, `${what} of ${name}`, String(value));
    };
    for (const option of options) check(option.name, 'default', option.default);
    for (const { when, unless } of rules) {
      const condition = when ?? unless;
      for (const value of condition?.values ?? []) check(condition?.option ?? '', 'rule value', value);
    }
  }
}

function isNamed(list: ValueList): boolean {
  return list !== 'plugins' && list !== 'frameworks';
}

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
