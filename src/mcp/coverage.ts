import type { Meaning, Reading } from '../search/core/readings.ts';
import { units } from '../search/core/tokens.ts';

/** Words of a query that a text does not have in any of their meanings. */
export function missingFrom(text: string, meanings: readonly Meaning[]): string[] {
  const known = termsIn(text);
  const isThere = ({ terms }: Reading) => terms.every((term) => known.has(term));
  return meanings
    .filter(({ unit, readings }) => !known.has(unit.joined) && !readings.some(isThere))
    .map(({ unit }) => unit.joined);
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
