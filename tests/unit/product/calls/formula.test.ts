import { describe, expect, test } from 'vitest';
import { parseFormula } from '../../../../src/product/tactics/calls/formula.ts';

const value = (text: string, names: Readonly<Record<string, number>> = {}) =>
  parseFormula(text).value((name) => names[name]);

describe('a formula of the product model', () => {
  test.each([
    ['1 + 2 × 3', 7],
    ['(1 + 2) × 3', 9],
    ['10 − 3 − 2', 5],
    ['2 × 3 ^ 2', 18],
    ['7 / 2', 3.5],
    ['floor(7 / 2)', 3],
    ['min(3, 1 + 1)', 2],
    ['max(1, 2, 5)', 5],
    ['0.5 × 8', 4],
    ['sum(k = 1 to 4: k ^ 2)', 30],
    ['sum(k = 2 to 1: k)', 0],
  ])('is computed: %s', (text, result) => {
    expect(value(text)).toBe(result);
  });

  test('takes the values of flags and quantities', () => {
    expect(value('--tap-depth × actors', { '--tap-depth': 5, actors: 3 })).toBe(15);
    expect(parseFormula('--a × sum(k = 1 to depth: k × --a)').names).toEqual(['--a', 'depth']);
  });

  test('has no value when one of its names has none: half a result would be wrong', () => {
    expect(value('2 + --a')).toBeUndefined();
    expect(value('sum(k = 1 to 3: k × depth)')).toBeUndefined();
    expect(value('sum(k = 1 to depth: k)')).toBeUndefined();
  });

  test.each([
    ['1 +', 'it ends too early'],
    ['(1 + 2', '")" is missing'],
    ['1 2', '"2" is not expected'],
    ['1 * 2', '"*" is not expected'],
    ['sum(k 1 to 2: k)', '"=" is missing'],
    ['', 'it ends too early'],
  ])('that cannot be read says why: "%s"', (text, problem) => {
    expect(() => parseFormula(text)).toThrow(`The formula "${text}" cannot be read: ${problem}`);
  });
});
