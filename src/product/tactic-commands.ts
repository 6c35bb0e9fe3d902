import type { Command, Option } from './command-line.ts';
import type { Dataset } from './datasets.ts';
import type { Cost, Parameter } from './tactic-parameters.ts';
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

/** What a run costs with the defaults of the command line or of the library. */
export interface Count {
  /** Defaults that are multiplied, in the order of the formula. */
  readonly factors: readonly number[];
  readonly total: number;
}

/**
 * The cost with the defaults of the command line.
 * @returns undefined when a factor has no default that is a number, or the cost has no factors
 */
export function costOfCommand(tactic: Tactic, cost: Cost, commands: readonly Command[]): Count | undefined {
  return multiply(tactic, cost, (parameter) =>
    parameter.flag === undefined
      ? undefined
      : findOption(commands, commandOf(tactic, parameter), parameter.flag)?.default,
  );
}

/** The cost with the defaults of the library; undefined as in `costOfCommand`. */
export function costOfLibrary(tactic: Tactic, cost: Cost): Count | undefined {
  return multiply(tactic, cost, ({ libraryDefault }) => libraryDefault);
}

function multiply(
  { parameters }: Tactic,
  cost: Cost,
  defaultOf: (parameter: Parameter) => string | number | undefined,
): Count | undefined {
  const factors = cost.factors.flatMap((flag) => {
    const parameter = parameters.find((each) => each.flag === flag);
    const value = parameter && defaultOf(parameter);
    return typeof value === 'number' ? [value] : [];
  });
  if (factors.length === 0 || factors.length < cost.factors.length) return undefined;
  return { factors, total: factors.reduce((product, factor) => product * factor, 1) };
}
