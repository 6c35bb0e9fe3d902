import { escapeHtml } from './escape.ts';
import type { FoundText, FoundWord } from './found-words.ts';
import { type MatchLevel, markedHtml, matchLevel, type Tags } from './highlight.ts';

export interface SnippetOptions {
  /** Number of words, at least 1. */
  readonly size: number;
  /** Text that stands where the snippet was cut. */
  readonly ellipsis: string;
  readonly tags: Tags;
}

/**
 * The part of a text that says most about a query: the words that hold most of the query's, the first such place,
 * with a little of what goes before. A text without a match gives its beginning.
 * @param queryWords words of the query, folded
 * @returns `value` is HTML: everything but the tags is escaped
 */
export function snippet(
  found: FoundText,
  queryWords: ReadonlySet<string>,
  { size, ellipsis, tags }: SnippetOptions,
): { value: string; matchLevel: MatchLevel } {
  const { text, words } = found;
  const first = words.length <= size ? 0 : windowStart(words, size);
  const after = Math.min(first + size, words.length);
  const from = first === 0 ? 0 : startOfWord(found, first);
  const to = after === words.length ? text.length : endOfWord(found, after - 1);
  const cut = escapeHtml(ellipsis.toWellFormed());
  const queries = new Set(words.slice(first, after).flatMap(({ match }) => (match ? [match.query] : [])));
  return {
    value: `${from > 0 ? cut : ''}${markedHtml(found, from, to, tags)}${to < text.length ? cut : ''}`,
    matchLevel: matchLevel(queries, queryWords),
  };
}

/** Number of the first word of the best window. */
function windowStart(words: readonly FoundWord[], size: number): number {
  let best = { first: 0, last: 0, found: 0 };
  words.forEach(({ match }, first) => {
    if (!match) return;
    const found = new Set<string>();
    let last = first;
    for (let place = first; place < Math.min(first + size, words.length); place++) {
      const query = words[place]?.match?.query;
      if (query === undefined || found.has(query)) continue;
      found.add(query);
      last = place;
    }
    if (found.size > best.found) best = { first, last, found: found.size };
  });
  // The beginning of the text needs no context before it.
  if (best.last < size) return 0;
  const spare = size - (best.last - best.first + 1);
  return Math.min(best.first - Math.floor(spare / 3), words.length - size);
}

/** Where a snippet that begins with a word begins: signs that belong to it (`--`, an opening bracket) come with it. */
function startOfWord({ text, words }: FoundText, number: number): number {
  const { start = 0 } = words[number] ?? {};
  const between = text.slice(words[number - 1]?.end ?? 0, start);
  return start - (between.split(/\s/).at(-1)?.length ?? 0);
}

/** Where a snippet that ends with a word ends: signs that follow it come with it, up to a blank, comma or full stop. */
function endOfWord({ text, words }: FoundText, number: number): number {
  const { end = text.length } = words[number] ?? {};
  const between = text.slice(end, words[number + 1]?.start ?? text.length);
  return end + (/^[^\s.,;:]*/.exec(between)?.[0].length ?? 0);
}
