import type { Command } from '../../command-line/command-line.ts';
import { commandOf, commandOfKind, findOption } from '../tactic-commands.ts';
import { parameterName } from '../tactic-parameters.ts';
import type { Tactic } from '../tactics.ts';
import type { Call } from './call-schema.ts';
import type { Formula } from './formula.ts';

/** How often something is called. */
export interface Count {
  /** Without an early stop, with helpers that answer as they should. */
  readonly total: number;
  /** Where the calls of such a run vary: the fewest. */
  readonly least?: number;
  /** The most, when it is more than `total`. */
  readonly most?: number;
}

/** Flags of a command as they are typed; a switch has no value. */
export type GivenFlags = ReadonlyMap<string, string | undefined>;

/** No flag is given. */
const none: GivenFlags = new Map();

/** Command that takes a flag of a formula: that of the parameter, else the one that starts the tactic. */
export function commandOfFlag(tactic: Pick<Tactic, 'invocation' | 'parameters'>, flag: string): string {
  const parameter = tactic.parameters.find((each) => each.flag === flag);
  return parameter ? commandOf(tactic, parameter) : commandOfKind[tactic.invocation.kind];
}

/**
 * The calls of a command: its flags, and the defaults of those it does not name.
 * @returns undefined when a value is not a number, or has none
 */
export function countOfCommand(
  tactic: Tactic,
  call: Call,
  commands: readonly Command[],
  given: GivenFlags = none,
): Count | undefined {
  return count(call, (name) => valueInCommand(tactic, name, commands, given));
}

/** What a flag, or an entry of a YAML file, is when nothing sets it; undefined where the model does not say it. */
export function defaultOf(
  tactic: Pick<Tactic, 'invocation' | 'parameters'>,
  name: string,
  commands: readonly Command[],
): string | number | boolean | undefined {
  const found = tactic.parameters.find((each) => parameterName(each) === name);
  return findOption(commands, commandOfFlag(tactic, name), name)?.default ?? found?.yamlDefault;
}

/** The formula of a call with the values of a command in the places of flags and quantities: `1 × 2 × (1 + 3)`. */
export function workedFormula(
  tactic: Tactic,
  { formula }: Call,
  commands: readonly Command[],
  given: GivenFlags = none,
): string {
  return formula.text.replace(/--[a-z][\w-]*|[a-z_]{2,}/g, (name) =>
    formula.names.includes(name) ? String(valueInCommand(tactic, name, commands, given) ?? name) : name,
  );
}

function valueInCommand(
  tactic: Tactic,
  name: string,
  commands: readonly Command[],
  given: GivenFlags,
): number | undefined {
  if (!name.startsWith('--')) return quantityValue(tactic, name);
  const typed = given.get(name);
  const value = typed ?? findOption(commands, commandOfFlag(tactic, name), name)?.default;
  return value === undefined || value === '' ? undefined : finite(Number(value));
}

/** The calls with the defaults of the library; undefined as in `countOfCommand`. */
export function countOfLibrary(tactic: Tactic, call: Call): Count | undefined {
  return count(call, (name) => {
    if (!name.startsWith('--')) return quantityValue(tactic, name);
    const value = tactic.parameters.find(({ flag }) => flag === name)?.libraryDefault;
    return typeof value === 'number' ? value : undefined;
  });
}

/** Whether a count is about a command with these flags. */
export function holds({ when, unless }: Call, given: GivenFlags = none): boolean {
  return (!when || given.has(when)) && !(unless && given.has(unless));
}

/** Flags of a command line, read as the shell would hand them on; quoted texts are values. */
export function flagsOf(command: string): GivenFlags {
  const words = command.replace(/\\\n/g, ' ').match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  const flags = new Map<string, string | undefined>();
  words.forEach((word, i) => {
    if (!word.startsWith('--')) return;
    const [name = '', attached] = word.split('=');
    const next = words[i + 1];
    flags.set(name, attached ?? (next?.startsWith('-') ? undefined : next));
  });
  return flags;
}

function count(
  { formula, least, most }: Call,
  lookUp: (name: string) => number | undefined,
): Count | undefined {
  const total = rounded(formula, lookUp);
  if (total === undefined) return undefined;
  const fewest = least && rounded(least, lookUp);
  const greatest = most && rounded(most, lookUp);
  return {
    total,
    ...(fewest !== undefined && fewest < total && { least: fewest }),
    ...(greatest !== undefined && greatest > total && { most: greatest }),
  };
}

function rounded(formula: Formula, lookUp: (name: string) => number | undefined): number | undefined {
  const value = formula.value(lookUp);
  return value === undefined ? undefined : finite(Math.round(value));
}

/** Value of a quantity, known or of an example. */
export function quantityValue({ quantities, parameters }: Tactic, name: string): number | undefined {
  const found = quantities.find((each) => each.name === name);
  if (!found?.parameter) return found?.default ?? found?.sample;
  const value = parameters.find((each) => parameterName(each) === found.parameter)?.yamlDefault;
  return typeof value === 'number' ? value : undefined;
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
