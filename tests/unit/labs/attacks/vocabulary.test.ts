import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allSaid, literalsOf, type Said, wordsIn } from './said.ts';

const list = 'vocabulary.txt';
const allowed = readFileSync(join(import.meta.dirname, list), 'utf8')
  .trimEnd()
  .split('\n');
const known = new Set(allowed);
const folder = join(import.meta.dirname, '../../../../src/labs/attacks');

/** Every word that is said, with the first place where it is. */
const said = new Map<string, Said>();
for (const each of allSaid(folder, 64))
  for (const written of wordsIn(each.text)) {
    const word = plain(written, each);
    if (!said.has(word)) said.set(word, each);
  }

/** A word as it was before an attack has respelled it, if that is a known one. */
function plain(written: string, { undo }: Said): string {
  const word = undo?.(written) ?? written;
  return !known.has(written) && known.has(word) ? word : written;
}

/** What to do about words that are not on the list; empty when all are. */
function unknownWords(words: ReadonlyMap<string, Said>, known: readonly string[]): readonly string[] {
  const found = [...words].filter(([word]) => !known.includes(word));
  return found.map(
    ([word, { text, where }]) =>
      `"${word}" is not in ${list}. It is said here (${where}): “${text.slice(0, 160)}”. Read it. If it is a word of a bakery, or of telling what happens, add it to the list, in the order of the alphabet. If it would help against a real model, take it out of the toy.`,
  );
}

test('The toy world says no word that nobody has read and put on the list', () => {
  expect(unknownWords(said, allowed)).toEqual([]);
});

test('The list is sorted, has each word once, and none that is not said any more', () => {
  expect(allowed).toEqual([...new Set(allowed)].sort());
  expect(allowed.filter((word) => !said.has(word))).toEqual([]);
});

test('A word that is not on the list is told with where it is said, and how to add it', () => {
  const code = `import x from 'imported';\ntype T = 'typed';\nexport const said = [\`A \${x} cake.\`, /\\bwicked\\b/iu];`;
  const literals = literalsOf('new.ts', code);
  expect(literals.flatMap(({ text }) => wordsIn(text))).toEqual(['a', 'cake', 'wicked']);
  const words = new Map(literals.flatMap((each) => wordsIn(each.text).map((word) => [word, each] as const)));
  expect(unknownWords(words, ['a', 'cake'])).toEqual([
    expect.stringMatching(/^"wicked" is not in vocabulary\.txt\. .*\(new\.ts, line 3\).*add it to the list/),
  ]);
});

test('A word that is spelled letter by letter, in capitals or in a name, is the same word', () => {
  expect(wordsIn('oddText')).toEqual(['odd', 'text']);
  expect(wordsIn('The FLOUR is c-h-e-s-t-n-u-t-s, not well-known')).toEqual([
    'the',
    'flour',
    'is',
    'chestnuts',
    'not',
    'well',
    'known',
  ]);
});
