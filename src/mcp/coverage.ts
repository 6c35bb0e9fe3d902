import type { Meaning, Reading } from '../search/core/readings.ts';
import { units } from '../search/core/tokens.ts';

/** What of a query a text has. */
export interface Coverage {
  /** Words of the query that it does not have in any of their meanings. */
  readonly missing: readonly string[];
  /** From 0 to 1. */
  readonly share: number;
}

/** How much of what was asked for is in a text. */
export function coverageOf(text: string, meanings: readonly Meaning[]): Coverage {
  const known = termsIn(text);
  const isThere = ({ terms }: Reading) => terms.every((term) => known.has(term));
  const missing = meanings.filter(({ readings }) => !readings.some(isThere)).map(({ unit }) => unit.joined);
  return { missing, share: meanings.length === 0 ? 0 : 1 - missing.length / meanings.length };
}

/** Terms of the index that a text has: its words, and identifiers without their separators. */
function termsIn(text: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const { joined, words } of units(text)) {
    terms.add(joined);
    for (const word of words) terms.add(word);
  }
  return terms;
}

/** Words of a query that the docs do not have and that were taken for others with some letters changed. */
export function takenFor(meanings: readonly Meaning[]): { readonly word: string; readonly as: string }[] {
  return meanings.flatMap(({ unit, readings }) => {
    const [best] = readings.toSorted((a, b) => b.quality - a.quality);
    return best && readings.every(({ typos }) => typos > 0)
      ? [{ word: unit.joined, as: best.terms.join(' ') }]
      : [];
  });
}
