import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFence } from '../../../../src/prose/code/fence.ts';

describe('parseFence', () => {
  it('means nothing when it is empty', () => {
    const nothing = {
      title: undefined,
      alt: undefined,
      schema: undefined,
      showLineNumbers: false,
      sample: false,
      marked: new Set(),
      unknown: [],
    };
    expect(parseFence('')).toEqual(nothing);
    expect(parseFence('  ')).toEqual(nothing);
  });

  it('reads everything docs/writing.md describes', () => {
    expect(
      parseFence('title="a b.yml" showLineNumbers {2,4-6} sample alt="What it shows" schema="scope"'),
    ).toEqual({
      title: 'a b.yml',
      alt: 'What it shows',
      schema: 'scope',
      showLineNumbers: true,
      sample: true,
      marked: new Set([2, 4, 5, 6]),
      unknown: [],
    });
  });

  it.each([
    ['{1}', [1]],
    ['{3-3}', [3]],
    ['{1, 3 - 4}', [1, 3, 4]],
    ['{1,1-2,2}', [1, 2]],
    ['{1} {5}', [1, 5]],
  ])('marks the lines of %s', (meta, lines) => {
    expect([...parseFence(meta).marked]).toEqual(lines);
  });

  it.each([
    ['titel="a.yml"', ['titel']],
    ['linenos', ['linenos']],
    ['title=a.yml', ['title=a.yml']],
    ['title="a.yml', ['title="a.yml']],
    ['{a}', ['{a}']],
    ['{}', ['{}']],
    ['{1', ['{1']],
    ['ShowLineNumbers', ['ShowLineNumbers']],
    ['copy sample run', ['copy', 'run']],
  ])('reports what means nothing in %s', (meta, unknown) => {
    expect(parseFence(meta).unknown).toEqual(unknown);
  });

  it.each(['{2-}', '{6-4}', '{0}', '{,}', '{1-99999}'])(
    'reports the lines %s, of which none can be marked',
    (meta) => {
      expect(parseFence(meta).unknown).toEqual([meta]);
    },
  );

  it('reads the parts in any order', () => {
    const all = ['title="x {1} sample"', '{2-3}', 'showLineNumbers', 'sample'];
    fc.assert(
      fc.property(fc.shuffledSubarray(all), (some) => {
        expect(parseFence(some.join(' '))).toEqual({
          title: some.includes('title="x {1} sample"') ? 'x {1} sample' : undefined,
          alt: undefined,
          schema: undefined,
          showLineNumbers: some.includes('showLineNumbers'),
          sample: some.includes('sample'),
          marked: new Set(some.includes('{2-3}') ? [2, 3] : []),
          unknown: [],
        });
      }),
    );
  });

  it('survives anything an author types, and loses no word that it does not understand', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '-',
      ',',
      '"',
      '=',
      ' ',
      '1',
      '99999999999999999999',
      'title',
      'sample',
    );
    fc.assert(
      fc.property(fc.string({ unit: piece }), fc.stringMatching(/^[a-z]{12}$/), (meta, word) => {
        expect(parseFence(`${meta.replaceAll('"', '')} ${word}`).unknown).toContain(word);
        expect(parseFence(meta).marked.size).toBeLessThan(100_000);
      }),
    );
  });
});
