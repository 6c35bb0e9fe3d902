import type { Command, Condition, Option } from '../command-line/command-line.ts';
import type { Dataset } from '../evaluation/datasets.ts';
import type { Parameter } from './tactic-parameters.ts';
import type { Tactic } from './tactics.ts';

/** Command that starts each kind of tactic. */
export const commandOfKind = {
  attack: 'dtx attack run',
  mutation: 'dtx redteam run',
  dataset: 'dtx redteam plan',
} as const;

/** Command that takes a parameter's flag: the one it names, else the one that starts the tactic. */
export function commandOf({ invocation }: Pick<Tactic, 'invocation'>, parameter: Parameter): string {
  return parameter.command ?? commandOfKind[invocation.kind];
}

/** The flag that chooses the tactic, with its value: `--attack PAIR`, `--dataset xtreamjb`. */
export function choosingFlag(invocation: Tactic['invocation'], datasets: readonly Dataset[]): string {
  switch (invocation.kind) {
    case 'attack':
      return `--attack ${invocation.value}`;
    case 'mutation':
      return `--tactics ${invocation.value}`;
    case 'dataset':
      return `--dataset ${aliasOf(invocation.value, datasets)}`;
  }
}

/** Shorter name of a dataset on the command line; the id itself when the model has no other. */
export function aliasOf(id: string, datasets: readonly Dataset[]): string {
  return datasets.find((dataset) => dataset.id === id)?.aliases[0] ?? id;
}

/** @returns undefined when the command has no such flag, which the reference checks refuse */
export function findOption(commands: readonly Command[], path: string, flag: string): Option | undefined {
  return commands
    .find((command) => command.path === path)
    ?.options.find((option) => option.name === flag || option.short === flag);
}

/** Flags of all attacks that an attack accepts and does not use, by the rules of the command line. */
export function ignoredFlags(
  { invocation }: Pick<Tactic, 'invocation'>,
  commands: readonly Command[],
): string[] {
  if (invocation.kind !== 'attack') return [];
  const command = commands.find(({ path }) => path === commandOfKind.attack);
  const attacks = findOption(commands, commandOfKind.attack, '--attack')?.choices ?? [];
  const about = (condition: Condition | undefined) =>
    condition?.option === '--attack' && (condition.values?.includes(invocation.value) ?? false);
  const rules = (command?.rules ?? []).filter(
    ({ kind, when, unless }) =>
      kind === 'ignored' && (about(when) || (unless?.option === '--attack' && !about(unless))),
  );
  const ignored = new Set(rules.flatMap(({ options }) => options));
  // Flags of one attack stand in a group of its name.
  return (command?.options ?? []).flatMap(({ name, group }) =>
    ignored.has(name) && !(group && attacks.includes(group)) ? [name] : [],
  );
}
