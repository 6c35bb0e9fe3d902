import type { QueryMatcher, WordMatch } from './matcher.ts';
import type { Meaning } from './readings.ts';
import type { SearchIndex } from './search-index.ts';

/** Marks what a query was taken to mean: the typed part of a word that begins with it, else the whole word. */
export function meaningMatcher({ parts }: SearchIndex, meanings: readonly Meaning[]): QueryMatcher {
  const matches = new Map<string, WordMatch>();
  for (const { unit, readings } of meanings) {
    const query = unit.joined;
    const beginnings = [query, unit.words.at(-1) ?? query];
    for (const term of readings.flatMap(({ terms }) => terms)) {
      const begun = beginnings.find((beginning) => term.startsWith(beginning));
      const match = { query, length: begun?.length ?? term.length };
      if ((matches.get(term)?.length ?? 0) < match.length) matches.set(term, match);
      // The words of an identifier stand apart in the text; the last one may be typed in part.
      let rest = query.length;
      for (const part of begun === query ? (parts.get(term) ?? []) : []) {
        const length = Math.min(part.length, rest);
        if (length > 0 && !matches.has(part)) matches.set(part, { query, length });
        rest -= length;
      }
    }
  }
  return { match: (word) => matches.get(word) };
}
