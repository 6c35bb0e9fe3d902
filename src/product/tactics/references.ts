import type { Product } from '../product.ts';
import type { Missing } from '../references.ts';
import { formulasOf } from './calls/call-schema.ts';
import { commandOfFlag } from './calls/count.ts';
import { defaultOf, parametersIn } from './comparison.ts';
import { commandOf, findOption } from './tactic-commands.ts';

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

/** Flags in the formulas and conditions of calls, and what the judge of a tactic and its result are named after. */
export function tacticCalls(
  { tactics, 'command-line': commands, ...product }: Product,
  missing: Missing,
): void {
  const { fields, templates } = product['attack-result'];
  const choices = findOption(commands, 'dtx attack run', '--judge-template')?.choices ?? [];
  for (const tactic of tactics) {
    const flags = tactic.calls.flatMap((call) => [
      ...formulasOf(call).flatMap(({ names }) => names),
      ...[call.when, call.unless].filter((flag) => flag !== undefined),
    ]);
    for (const flag of new Set(flags.filter((name) => name.startsWith('--')))) {
      const command = commandOfFlag(tactic, flag);
      if (!findOption(commands, command, flag)) missing('tactics', tactic.id, `flag of ${command}`, flag);
    }
    const template = tactic.judge?.template;
    if (template && !templates.some(({ name }) => name === template))
      missing('tactics', tactic.id, 'template of the judge', template);
    for (const { name } of tactic.result)
      if (!fields.some((field) => field.name === name))
        missing('tactics', tactic.id, 'field of every result', name);
  }
  for (const { name } of templates)
    if (!choices.includes(name)) missing('attack-result', name, 'choice of --judge-template', name);
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

/** Defaults that the comparisons with papers show. */
export function tacticDefaults({ tactics, 'command-line': commands }: Product, missing: Missing): void {
  for (const tactic of tactics)
    for (const name of tactic.compared.flatMap(({ dtx }) => parametersIn(dtx)))
      if (defaultOf(tactic, name, commands) === undefined)
        missing('tactics', tactic.id, 'parameter with a default', name);
}
