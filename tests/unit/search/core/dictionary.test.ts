import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dictionary, type NearTerm } from '../../../../src/search/core/dictionary.ts';

/** Optimal string alignment distance by its definition, without any short cut. */
function distance(one: string, other: string): number {
  const rows = [...Array(one.length + 1)].map((_, i) =>
    [...Array(other.length + 1)].map((__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const row = rows[i] ?? [];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        ...(swapped ? [at(i - 2, j - 2) + 1] : []),
      );
    }
  }
  return at(one.length, other.length);
}

function nearByDefinition(terms: readonly string[], word: string, most: number, prefix: boolean): NearTerm[] {
  return terms.flatMap((term) => {
    const beginnings = prefix ? [...term].map((_, i) => term.slice(0, i + 1)) : [term];
    const nearest = Math.min(...beginnings.map((beginning) => distance(beginning, word)));
    const typos = nearest + (nearest > 0 && term[0] !== word[0] ? 1 : 0);
    return typos <= most ? [{ term, typos }] : [];
  });
}

// Few letters, so that words are often near to each other.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 1, maxLength: 8 });
const terms = fc.uniqueArray(word, { maxLength: 40 }).map((list) => list.sort());

describe('Dictionary', () => {
  it('finds the terms that begin with a word, in order', () => {
    const dictionary = new Dictionary(['a', 'pro', 'prom', 'prompt', 'prompts', 'q', 'über']);
    expect(dictionary.startingWith('prom')).toEqual(['prom', 'prompt', 'prompts']);
    expect(dictionary.startingWith('promz')).toEqual([]);
    expect(dictionary.startingWith('zz')).toEqual([]);
    expect(dictionary.startingWith('ü')).toEqual(['über']);
  });

  it('finds by beginnings what looking at every term finds', () => {
    fc.assert(
      fc.property(terms, word, (list, prefix) => {
        expect(new Dictionary(list).startingWith(prefix)).toEqual(
          list.filter((term) => term.startsWith(prefix)),
        );
      }),
    );
  });

  it.each([
    ['a wrong letter', 'prompt', 'pronpt', 1],
    ['a letter too few', 'prompt', 'promt', 1],
    ['a letter too much', 'prompt', 'promppt', 1],
    ['two letters in the wrong order', 'prompt', 'prmopt', 1],
    ['two mistakes', 'crescendo', 'cresnedo', 2],
    ['a wrong first letter, which counts as two', 'prompt', 'crompt', 2],
    ['no mistake', 'prompt', 'prompt', 0],
  ])('counts mistakes: %s', (_, term, typed, typos) => {
    const dictionary = new Dictionary([term]);
    expect(dictionary.near(typed, typos, false)).toEqual([{ term, typos }]);
    expect(dictionary.near(typed, typos - 1, false)).toEqual([]);
  });

  it('counts the mistakes of an unfinished word by the beginning of a term', () => {
    const dictionary = new Dictionary(['installation', 'prompts']);
    expect(dictionary.near('insatl', 1, true)).toEqual([{ term: 'installation', typos: 1 }]);
    expect(dictionary.near('insatl', 2, false)).toEqual([]);
  });

  it.each([false, true])('finds what comparing every term finds; unfinished words: %s', (prefix) => {
    fc.assert(
      fc.property(terms, word, fc.constantFrom(1, 2), (list, typed, most) => {
        expect(new Dictionary(list).near(typed, most, prefix)).toEqual(
          nearByDefinition(list, typed, most, prefix),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
