import { remembering } from './remembering.ts';
import { turnedText, turningAsked } from './turning.ts';

/** Words of a text in small letters, as they are written. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
}

/** How well a word was read, from 0 (not at all) to 1 (as it is written in books). */
export type Closeness = number;

/**
 * Reads words as a reader does who guesses: letters in another order, odd capitals and one wrong letter do not keep a
 * word from being understood, but it strikes less. The first or the last letter is where it belongs.
 * @returns the known words of a text with how well each was read, the best where it comes twice
 */
export function readWords(text: string, known: ReadonlySet<string>): Map<string, Closeness> {
  const read = new Map<string, Closeness>();
  for (const written of text.match(/[\p{L}\p{N}'`@[{^_|]+/gu) ?? [])
    for (const [word, closeness] of guesses(written, known))
      read.set(word, Math.max(read.get(word) ?? 0, closeness));
  return read;
}

type Guesses = readonly (readonly [word: string, closeness: Closeness])[];
/** What is known, with who reads words by it. */
const readers = new WeakMap<ReadonlySet<string>, (written: string) => Guesses>();
/** A word that had to be turned around strikes as little as one that has a wrong letter in it. */
const turnedCloseness: Closeness = 0.1;

/**
 * Reads words, and what is quoted in a text once more in the way that it was told to. Who has to turn a text around first
 * is busy with that: its words strike little.
 * @param told where it may say so
 */
export function readAsTold(text: string, told: string, known: ReadonlySet<string>): Map<string, Closeness> {
  const read = readWords(text, known);
  const turning = turningAsked(told);
  if (!turning) return read;
  const quoted = [...text.matchAll(/“(.*)”/g)].map(([, inside = '']) => turnedText(inside, turning));
  for (const [word, closeness] of readWords(quoted.join('\n'), known))
    read.set(word, Math.max(read.get(word) ?? 0, Math.min(closeness, turnedCloseness)));
  return read;
}

/** Known words that a written one may be. */
export function guesses(written: string, known: ReadonlySet<string>): Guesses {
  const read = readers.get(known) ?? readerOf(known);
  readers.set(known, read);
  return read(written);
}

function readerOf(known: ReadonlySet<string>): (written: string) => Guesses {
  const byLength = Map.groupBy(
    [...known].map((word) => ({ word, letters: sorted(word) })),
    ({ word }) => word.length,
  );
  return remembering((written) => {
    const lower = written.toLowerCase();
    if (known.has(lower)) return [[lower, isOdd(written, lower) ? 0.6 : 1]];
    const candidates = lower.length < 4 ? undefined : byLength.get(lower.length);
    const found: [string, Closeness][] = [];
    for (const { word, letters } of candidates ?? []) {
      const ends = Number(lower[0] === word[0]) + Number(lower.at(-1) === word.at(-1));
      const wrong = ends > 0 ? wrongLetters(sorted(lower), letters) : 2;
      if (wrong === 0 && ends === 2) found.push([word, isOdd(written, lower) ? 0.2 : 0.3]);
      else if (wrong === 1) found.push([word, 0.1]);
    }
    return found;
  }, 5000);
}

/** Capitals where books have none. */
function isOdd(written: string, lower: string): boolean {
  return lower !== written && !/^(\p{Lu}\p{Ll}*|\p{Lu}+)$/u.test(written);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/**
 * How many letters differ, whatever their order, when both are sorted and of the same length: 0, 1 for one that is next to
 * the right one in the alphabet (and so stays at its place), else 2.
 */
function wrongLetters(one: string, other: string): 0 | 1 | 2 {
  let wrong: 0 | 1 = 0;
  for (let at = 0; at < one.length; at += 1) {
    const apart = Math.abs(one.charCodeAt(at) - other.charCodeAt(at));
    if (apart > 1 || (apart === 1 && wrong === 1)) return 2;
    if (apart === 1) wrong = 1;
  }
  return wrong;
}
