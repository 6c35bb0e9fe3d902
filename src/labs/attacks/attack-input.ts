import type { AttackKind, Values } from './engine/attack-kind.ts';
import type { AttackEvent } from './engine/events.ts';

/** What a reader sets, as texts: `attack`, `variant`, `seed`, `defenses` with spaces between, `text`, and each flag. */
export type AttackInput = Readonly<Record<string, string>>;

/** Longest text that takes the place of the objective, in characters. */
export const longestText = 300;

/** Values of flags as numbers, for formulas, and of what else these count; those out of range are left out. */
export function valuesOf(kind: AttackKind, input: AttackInput, events: readonly AttackEvent[]): Values {
  const ranges = [...kind.parameters, ...kind.switches.map((flag) => ({ flag, least: 0, most: 1 }))];
  const numbers = ranges.flatMap(({ flag, least, most }) => {
    const value = Number(input[flag] || Number.NaN);
    // Until the task says so, a number may be one that no formula should be asked with: some add up level by level.
    return value >= least && value <= most ? [[flag, value] as const] : [];
  });
  const values = Object.fromEntries(numbers);
  return { ...values, ...kind.quantities?.((flag) => values[flag] ?? 0, events) };
}
