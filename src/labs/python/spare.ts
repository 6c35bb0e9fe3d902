import type { formatText } from './format.ts';
import type { printf } from './printf.ts';
import type { Value } from './values.ts';

/** Code that few templates and expressions ask for; a worker may load it then. */
interface Spare {
  /** `str.format`, and `%` of a text. */
  readonly format: { readonly formatText: typeof formatText; readonly printf: typeof printf };
  /** Filters that are seldom used, by their names: their parameters, and what each makes of a value. */
  readonly filters: ReadonlyMap<
    string,
    readonly [form: string, run: (value: Value, given: readonly (Value | undefined)[]) => Value]
  >;
}

const here: Partial<Spare> = {};

/** A part that is asked for and is not here. No template and no expression can catch it. */
export class Unloaded extends Error {
  readonly part: keyof Spare;
  constructor(part: keyof Spare) {
    super(`The part "${part}" was not loaded.`);
    this.part = part;
  }
}

/** Makes a part available, from then on. */
export function provide(parts: Partial<Spare>): void {
  Object.assign(here, parts);
}

/** @throws {Unloaded} */
export function spare<Part extends keyof Spare>(part: Part): Spare[Part] {
  const found: Spare[Part] | undefined = here[part];
  if (!found) throw new Unloaded(part);
  return found;
}
