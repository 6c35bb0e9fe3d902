import type { Meaning } from '../search/core/readings.ts';
import { levels, type SearchRecord } from '../search/core/record.ts';
import { missingFrom } from './coverage.ts';
import type { Answering } from './section-index.ts';

/** What may answer a question: found by the search of the site, as something that answers questions, or both. */
export interface Found {
  readonly path: string;
  readonly anchor: string;
  readonly record?: SearchRecord;
  readonly answering?: Answering;
}

/** What the first of those that the search of the site found is worth, the second half of it, and so on. */
const worth = { name: 9, shortQuestion: 1, allWords: 1, someWords: 0.05 };

/**
 * One list of what was found in two ways. The search of the site knows names, flags and what is not typed to its end; of
 * whole questions it knows less than what answers them.
 * @param records best first
 * @param answering best first
 * @param meanings of the words of the query that say something
 */
export function foundBoth(
  records: readonly SearchRecord[],
  answering: readonly Answering[],
  meanings: readonly Meaning[],
): Found[] {
  const found = new Map<string, Found & { readonly score: number }>();
  const add = (each: Found, score: number) => {
    const key = `${each.path}#${each.anchor}`;
    const before = found.get(key);
    found.set(key, { ...before, ...each, score: (before?.score ?? 0) + score });
  };
  for (const each of answering) add({ path: each.path, anchor: each.anchor, answering: each }, each.score);
  for (const [place, record] of records.entries())
    add({ ...placeIn(record), record }, worthOf(record, meanings) / (1 + place));
  return [...found.values()].sort((a, b) => b.score - a.score);
}

/** Little for some words of a whole question; much for all of them, such as those of an error message. */
function worthOf(record: SearchRecord, meanings: readonly Meaning[]): number {
  if (meanings.length <= 2) return worth.name;
  if (meanings.length === 3) return worth.shortQuestion;
  const text = [...headingsOf(record), record.content ?? ''].join('\n');
  return missingFrom(text, meanings).length === 0 ? worth.allWords : worth.someWords;
}

/** Headings from the page down to a record. */
export function headingsOf({ hierarchy }: SearchRecord): string[] {
  return levels.slice(1).flatMap((level) => hierarchy[level] ?? []);
}

function placeIn({ url }: SearchRecord): { readonly path: string; readonly anchor: string } {
  const address = new URL(url);
  return {
    path: decodeURIComponent(address.pathname),
    anchor: decodeURIComponent(address.hash.slice(1)),
  };
}
