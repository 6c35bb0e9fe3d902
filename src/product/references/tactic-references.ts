import type { Product } from '../product.ts';
import { commandOf, findOption } from '../tactic-commands.ts';
import type { Missing } from './references.ts';

/** Flags of parameters and helper models, and the value that chooses the attack, are those of the command line. */
export function tacticFlags({ tactics, 'command-line': commands }: Product, missing: Missing): void {
  for (const tactic of tactics) {
    for (const parameter of tactic.parameters) {
      const command = commandOf(tactic, parameter);
      if (parameter.flag && !findOption(commands, command, parameter.flag))
        missing('tactics', tactic.id, `flag of ${command}`, parameter.flag);
    }
    for (const { flag } of tactic.helpers)
      if (flag && !findOption(commands, 'dtx attack run', flag))
        missing('tactics', tactic.id, 'flag of dtx attack run', flag);
    const { kind, value } = tactic.invocation;
    if (kind === 'attack' && !findOption(commands, 'dtx attack run', '--attack')?.choices.includes(value))
      missing('tactics', tactic.id, 'choice of --attack', value);
  }
}

/** Datasets and variables that tactics name. */
export function tacticNeeds({ tactics, datasets, environment }: Product, missing: Missing): void {
  for (const { id, invocation, storedPrompts, keys } of tactics) {
    for (const name of [...storedPrompts, ...(invocation.kind === 'dataset' ? [invocation.value] : [])])
      if (!datasets.some((each) => each.id === name)) missing('tactics', id, 'dataset', name);
    for (const { variable } of keys)
      if (!environment.some((each) => each.id === variable)) missing('tactics', id, 'variable', variable);
  }
}
