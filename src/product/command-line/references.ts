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

/** Calls that a part speaks of are of commands with these options, and name variables of the model. */
export function callReferences(product: Product, missing: Missing): void {
  const { 'command-line': commands, environment } = product;
  const entries = [
    ...product['known-issues'].map(({ id, calls }) => ['known-issues', id, calls] as const),
    ...product.connections.connections.map(({ id, calls }) => ['connections', id, calls] as const),
  ];
  for (const [part, id, calls] of entries)
    for (const { command, given, without, variables } of calls) {
      const isKnown = commands.some(({ path }) => path === command);
      if (!isKnown) missing(part, id, 'command', command);
      for (const flag of [...given.map(({ option }) => option), ...without])
        if (isKnown && !findOption(commands, command, flag)) missing(part, id, `flag of ${command}`, flag);
      for (const name of variables)
        if (!environment.some((variable) => variable.id === name)) missing(part, id, 'variable', name);
    }
}

/** Options that decide whether a file is written are those of its command; what a command needs are variables. */
export function commandNeeds({ 'command-line': commands, environment }: Product, missing: Missing): void {
  for (const command of commands) {
    const { path, options, arguments: all } = command;
    for (const { name, written } of [...all, ...options])
      if (written && written !== 'always' && !findOption(commands, path, written))
        missing('command-line', path, `flag that writes ${name}`, written);
    for (const name of [...command.environment.all, ...command.environment.any])
      if (!environment.some(({ id }) => id === name)) missing('command-line', path, 'variable', name);
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
  for (const { code, of } of runs.exits)
    if (of && !commands.some(({ path }) => path === of)) missing('runs', `exit ${code}`, 'command', of);
  for (const { question, sets } of runs.wizard.limits)
    if (!runs.limits.some(({ name }) => name === sets)) missing('runs', question, 'limit', sets);
}
