import { longestQuery } from './engine.ts';
import { saysNothing } from './stop-words.ts';
import { type Unit, units } from './tokens.ts';

/** A unit of a query: a word, or an identifier. */
export interface QueryUnit extends Unit {
  /** Place among everything that was typed. */
  readonly at: number;
  /** Whether it may be unfinished. */
  readonly last: boolean;
  /** Mistakes that are looked past: none in flags and in what holds a digit. */
  readonly typos: 0 | 1 | 2;
}

export interface ParsedQuery {
  /** What is looked for: without words that say nothing, unless there are no others. */
  readonly units: readonly QueryUnit[];
  /** Everything that was typed, for comparison with titles. */
  readonly typed: readonly string[];
  /** What was typed, in lower case, with its signs. */
  readonly raw: string;
}

/** Units after these are ignored: a pasted page is not a query. */
const mostUnits = 16;
/** Longer words are data; looking for mistakes in them finds nothing and takes long. */
const longestWord = 32;

/** Reads what was typed. Takes any text, also one that is cut within a character. */
export function parseQuery(text: string, stopWords: ReadonlySet<string>): ParsedQuery {
  const clean = text.slice(0, longestQuery).toWellFormed();
  const flags = new Set(
    [...clean.matchAll(/(?:^|\s)--?([\p{L}\p{N}_-]+)/gu)]
      .flatMap(([, name = '']) => units(name))
      .map(({ joined }) => joined),
  );
  const all = units(clean);
  const placed = all.map((unit, at) => ({ ...unit, at }));
  const telling = placed.filter(({ joined }) => !saysNothing(joined, stopWords));
  const chosen = (telling.length > 0 ? telling : placed).slice(0, mostUnits);
  return {
    units: chosen.map((unit) => ({
      ...unit,
      last: unit.at === all.length - 1,
      typos: flags.has(unit.joined) ? 0 : typosIn(unit.joined),
    })),
    typed: all.map(({ joined }) => joined),
    raw: clean.trim().toLowerCase(),
  };
}

/** Algolia's rule with lengths of our own: one mistake from 3 letters, two from 7, none in numbers. */
function typosIn(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word) || word.length < 3 || word.length > longestWord) return 0;
  return word.length < 7 ? 1 : 2;
}
