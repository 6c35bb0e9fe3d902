import { describe, expect, it } from 'vitest';
import { mergeSections } from '../../../bench/peers/results.ts';
import { table } from '../../../bench/peers/table.ts';

const lineOf = (samples: readonly (readonly number[])[], fields = {}): string | undefined =>
  table(['a', 'b'], [{ name: 'time', unit: 's', digits: 1, samples, ...fields }]).split('\n')[2];

describe('the table of the peers', () => {
  it('gives the median, the range and how many times the first it is', () => {
    expect(
      lineOf([
        [3, 2, 2.5],
        [10, 4, 5],
      ]),
    ).toBe('| time | 2.5 s (2.0–3.0) | 5.0 s (4.0–10.0), 2.00 × |');
  });

  it('gives no range where all samples read the same', () => {
    expect(lineOf([[2], [1.01, 1.04]])).toBe('| time | 2.0 s | 1.0 s, 0.52 × |');
  });

  it.each<[string, readonly (readonly number[])[], object]>([
    ['of a score', [[100], [92]], { isScore: true }],
    ['to nothing', [[0], [92]], {}],
    ['of nothing to nothing', [[0], [0]], {}],
  ])('gives no ratio %s', (_, samples, fields) => {
    expect(lineOf(samples, fields)).not.toContain('×');
  });

  it('has a dash where something could not be measured', () => {
    expect(lineOf([[1], []])).toBe('| time | 1.0 s | – |');
    expect(lineOf([[1], [Number.NaN]])).toBe('| time | 1.0 s | – |');
  });

  it('names the peers, numbers at the right', () => {
    expect(table(['a', 'b'], []).split('\n')).toEqual(['|  | a | b |', '| --- | ---: | ---: |']);
  });
});

describe('the results of the peers', () => {
  const builds = { title: 'Build of 1000 pages', text: 'slow' };
  const weight = { title: 'Weight', text: '| a |\n| - |' };
  const before = mergeSections('', '# Peers', [weight, builds]);

  it('stand below one head, in the order of their titles', () => {
    const few = { title: 'Build of 80 pages', text: 'quick' };
    expect(mergeSections(before, '# Peers', [few])).toBe(
      '# Peers\n\n## Build of 80 pages\n\nquick\n\n## Build of 1000 pages\n\nslow\n\n## Weight\n\n| a |\n| - |\n',
    );
  });

  it('are replaced where they are measured anew; the others stay as they are', () => {
    const again = mergeSections(before, '# Peers', [{ ...builds, text: 'quicker' }]);
    expect(again).toBe(before.replace('slow', 'quicker'));
  });
});
