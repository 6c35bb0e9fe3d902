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

/** Known words that a written one may be. */
export function guesses(
  written: string,
  known: ReadonlySet<string>,
): readonly (readonly [string, Closeness])[] {
  const lower = written.toLowerCase();
  const isOdd = lower !== written && !/^(\p{Lu}\p{Ll}*|\p{Lu}+)$/u.test(written);
  if (known.has(lower)) return [[lower, isOdd ? 0.6 : 1]];
  const found: [string, Closeness][] = [];
  if (lower.length < 4) return found;
  for (const word of known) {
    if (word.length !== lower.length) continue;
    const wrong = wrongLetters(lower, word);
    if (wrong === 0 && sameEnds(lower, word)) found.push([word, isOdd ? 0.2 : 0.3]);
    else if (wrong === 1 && (lower[0] === word[0] || lower.at(-1) === word.at(-1))) found.push([word, 0.1]);
  }
  return found;
}

function sameEnds(one: string, other: string): boolean {
  return one[0] === other[0] && one.at(-1) === other.at(-1);
}

/** How many letters of a word are not those of another, whatever their order; one that is next in the alphabet counts as one. */
function wrongLetters(one: string, other: string): number {
  const left = [...other];
  const extra = [...one].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (extra.length !== 1) return extra.length;
  const [wrong = '', right = ''] = [extra[0], left[0]];
  return Math.abs(wrong.charCodeAt(0) - right.charCodeAt(0)) === 1 ? 1 : 2;
}
