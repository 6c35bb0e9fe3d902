import type { AttackFacts } from './attack-facts.ts';
import type { AttackInput } from './attack-input.ts';
import type { Parameter } from './engine/attack-kind.ts';
import type { Trial } from './engine/trials.ts';

/** How runs of two attacks end when neither may call the target more often than the other. */
export interface Comparison {
  readonly own: readonly Trial[];
  readonly other: readonly Trial[];
}

/** Calls of the target in a run; the name is for what is said of a number that it cannot be. */
export const budget: Parameter = { flag: 'The budget', least: 1, most: 200 };

/** Begins the names of what the other attack is set up with, as both can have a flag of the same name. */
const mark = 'other ';

/** What is entered together with what the chosen other attack is set up with: the defaults of its command line. */
export function withOther(
  fields: AttackInput,
  others: readonly Pick<AttackFacts, 'id' | 'defaults'>[],
): AttackInput {
  const chosen = others.find(({ id }) => id === fields.other);
  if (!chosen) return fields;
  return {
    ...fields,
    ...Object.fromEntries(Object.entries(chosen.defaults).map(([name, value]) => [`${mark}${name}`, value])),
  };
}

/** What the other attack is set up with: its own flags, and way, objective and defenses of the first. */
export function otherInput(input: AttackInput): AttackInput | undefined {
  const own = Object.entries(input).flatMap(([name, value]) =>
    name.startsWith(mark) ? [[name.slice(mark.length), value] as const] : [],
  );
  if (own.length === 0) return undefined;
  const { variant = '', defenses = '', text = '' } = input;
  return { ...Object.fromEntries(own), variant, defenses, text };
}
