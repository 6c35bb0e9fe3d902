import { findWords } from '../../../src/search/core/found-words.ts';
import { highlight, type Tags } from '../../../src/search/core/highlight.ts';
import type { QueryMatcher } from '../../../src/search/core/matcher.ts';
import { words } from '../../../src/search/core/tokens.ts';
import type { FacetOrder } from './read-request.ts';

/** A value of a facet: `highlighted` is HTML, escaped but for the marks. */
export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

type Counts = Readonly<Record<string, number>>;

/** Values in the order asked for, as many as asked for. */
export function sortedCounts(counts: Counts, by: FacetOrder, most: number): [value: string, count: number][] {
  const entries = Object.entries(counts);
  if (by === 'alpha') entries.sort(([a], [b]) => (a < b ? -1 : 1));
  else entries.sort((a, b) => b[1] - a[1]);
  return entries.slice(0, most);
}

/**
 * Values that answer what somebody types into the box of a facet: each word begins a word of the value.
 * @param query nothing finds all values
 */
export function findValues(
  counts: Counts,
  query: string,
  { by, most, tags }: { readonly by: FacetOrder; readonly most: number; readonly tags: Tags },
): FacetHit[] {
  const wanted = new Set(Array.from(words(query), ({ text }) => text));
  // Signs alone are in no value; nothing at all is in each.
  if (wanted.size === 0 && query.trim() !== '') return [];
  const hits = sortedCounts(counts, by, Number.POSITIVE_INFINITY).flatMap(([value, count]): FacetHit[] => {
    const inValue = Array.from(words(value), ({ text }) => text);
    if (![...wanted].every((word) => inValue.some((each) => each.startsWith(word)))) return [];
    return [
      { value, highlighted: highlight(findWords(value, beginnings(wanted)), wanted, tags).value, count },
    ];
  });
  return hits.slice(0, most);
}

/** Means every word that begins with one of these. */
const beginnings = (wanted: ReadonlySet<string>): QueryMatcher => ({
  match(word) {
    const query = [...wanted].find((each) => word.startsWith(each));
    return query === undefined ? undefined : { query, length: query.length };
  },
});
