import { fold } from '../../base/fold.ts';
import type { QueryMatcher } from './matcher.ts';
import { words } from './tokens.ts';

/** A text and which of its words a query means; highlighted texts and snippets are made from it. */
export interface FoundText {
  /** Without lone surrogates; places are those of the text given. */
  readonly text: string;
  readonly words: readonly FoundWord[];
  /** Words of the query that were found. */
  readonly queries: ReadonlySet<string>;
}

/** Places are in UTF-16 units. */
export interface FoundWord {
  readonly start: number;
  readonly end: number;
  /** Absent when the query does not mean the word. */
  readonly match?: {
    /** The word of the query. */
    readonly query: string;
    /** End of what matches; it begins with the word. */
    readonly end: number;
  };
}

/** Finds what a query means in a text. */
export function findWords(text: string, matcher: QueryMatcher): FoundText {
  const wellFormed = text.toWellFormed();
  const found: FoundWord[] = [];
  const queries = new Set<string>();
  for (const { text: word, start, end } of words(wellFormed)) {
    const match = matcher.match(word);
    if (!match) found.push({ start, end });
    else {
      const { query, length } = match;
      queries.add(query);
      const matched = originalLength(wellFormed.slice(start, end), word, length);
      found.push({ start, end, match: { query, end: start + matched } });
    }
  }
  return { text: wellFormed, words: found, queries };
}

/**
 * How much of a word as it is written the first characters of its folded form stand for. A character that folds to
 * several is taken as a whole, and so are the accents after it.
 * @returns length in UTF-16 units
 */
function originalLength(original: string, folded: string, length: number): number {
  if (length >= folded.length) return original.length;
  let [size, matched] = [0, 0];
  for (const character of original) {
    const more = fold(character).length;
    if (matched >= length && more > 0) break;
    size += character.length;
    matched += more;
  }
  return size;
}
