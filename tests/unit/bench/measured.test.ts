import { describe, expect, it } from 'vitest';
import { withMeasures } from '../../../bench/measured.ts';

const when = { date: new Date('2026-11-23T10:00:00Z'), machine: '2 × Processor', load: 0.44 };
const weight = { name: 'median page', value: 14_600, unit: 'B', atMost: 14_500 };
const speed = { name: 'a letter', value: 2.418, unit: 'ms' };

describe('withMeasures', () => {
  it('begins a document with date, machine, load, values and what is missed', () => {
    expect(withMeasures('', 'pages', [weight, speed], when)).toMatch(
      /^# Measured\n\n[^\n]+\n\n## pages\n\n2026-11-23, 2 × Processor, load 0\.4\.\n\n\| measured \| value \| budget \|\n\|---\|---\|---\|\n\| median page \| 14600 B \| ≤ 14500, missed \|\n\| a letter \| 2\.42 ms \| \|\n$/,
    );
  });

  it('replaces the section of its suite and leaves the others, in their order', () => {
    const first = withMeasures(withMeasures('', 'pages', [weight], when), 'search', [speed], when);
    const next = withMeasures(first, 'pages', [{ ...weight, value: 14_400 }], when);
    expect(next).toContain('| median page | 14400 B | ≤ 14500 |');
    expect(next).not.toContain('missed');
    expect(next.match(/^## .*/gm)).toEqual(['## pages', '## search']);
    expect(withMeasures(next, 'pages', [weight], when)).toBe(first);
  });

  it('takes no suite for one whose name begins the same', () => {
    const first = withMeasures('', 'search-size', [weight], when);
    expect(withMeasures(first, 'search', [speed], when).match(/^## .*/gm)).toEqual([
      '## search-size',
      '## search',
    ]);
  });
});
