import { escapeHtml } from './escape.ts';
import type { FoundText } from './found-words.ts';

/** How a query's words are found in a text. */
export type MatchLevel = 'none' | 'partial' | 'full';

/** What stands before and after a match; it goes into the HTML as it is. */
export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** A whole text with its matches marked. */
export interface HighlightedText {
  /** HTML: everything but the tags is escaped. */
  readonly value: string;
  readonly matchLevel: MatchLevel;
  /** Words of the query that were found. */
  readonly matchedWords: readonly string[];
  /** Whether every word of the text matches as a whole; said only of a text that matches. */
  readonly fullyHighlighted?: boolean;
}

/**
 * Marks what a query means in a text.
 * @param queryWords words of the query, folded: all of them found is a full match
 */
export function highlight(found: FoundText, queryWords: ReadonlySet<string>, tags: Tags): HighlightedText {
  const { text, words, queries } = found;
  return {
    value: markedHtml(found, 0, text.length, tags),
    matchLevel: matchLevel(queries, queryWords),
    matchedWords: [...queries],
    ...(queries.size > 0 && {
      fullyHighlighted: words.every(({ match, end }) => match !== undefined && match.end === end),
    }),
  };
}

/** How much of a query was found. */
export function matchLevel(found: ReadonlySet<string>, queryWords: ReadonlySet<string>): MatchLevel {
  if (found.size === 0) return 'none';
  return [...queryWords].every((word) => found.has(word)) ? 'full' : 'partial';
}

/** HTML of a part of a text; matches that touch share one mark. */
export function markedHtml({ text, words }: FoundText, from: number, to: number, tags: Tags): string {
  const marks: { start: number; end: number }[] = [];
  for (const { start, match } of words) {
    if (!match || start < from || match.end > to) continue;
    const last = marks.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, match.end);
    else marks.push({ start, end: match.end });
  }
  let html = '';
  let place = from;
  for (const { start, end } of marks) {
    html += `${escapeHtml(text.slice(place, start))}${tags.pre}${escapeHtml(text.slice(start, end))}${tags.post}`;
    place = end;
  }
  return html + escapeHtml(text.slice(place, to));
}
