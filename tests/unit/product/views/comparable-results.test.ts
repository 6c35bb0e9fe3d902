import { describe, expect, test } from 'vitest';
import type { Result } from '../../../../src/product/publications.ts';
import { comparableResults } from '../../../../src/product/tactics/views/comparable-results.ts';

const result = (model: string, fields: Partial<Result>): Result => ({
  model,
  metric: 'ASR',
  setting: 'benchmark',
  average: false,
  source: ['paper'],
  evidence: 'read',
  ...fields,
});

const modelsOf = (results: readonly Result[]) =>
  comparableResults(results).map((group) => group.map(({ model }) => model));

describe('results that can be compared', () => {
  test('share metric and setting, and stand from the highest to the lowest', () => {
    const results = [
      result('a', { percent: 10 }),
      result('b', { percent: 30 }),
      result('c', { percent: 20, metric: 'Bypass rate' }),
      result('d', { percent: 40, setting: 'another benchmark' }),
    ];
    expect(modelsOf(results)).toEqual([['b', 'a']]);
  });

  test('have their averages last', () => {
    const results = [
      result('mean', { percent: 90, average: true }),
      result('a', { percent: 10 }),
      result('b', { percent: 30 }),
    ];
    expect(modelsOf(results)).toEqual([['b', 'a', 'mean']]);
  });

  test('are at least two models: an average and one model make no chart', () => {
    expect(modelsOf([result('mean', { percent: 9, average: true }), result('a', { percent: 1 })])).toEqual(
      [],
    );
  });

  test('are percentages: words are left to the table', () => {
    expect(modelsOf([result('a', { percent: 1 }), result('b', { value: 'high' })])).toEqual([]);
  });

  test('have a setting: without one nothing says that they were measured in one way', () => {
    const results = ['a', 'b'].map((model) => {
      const { setting, ...rest } = result(model, { percent: 1 });
      return rest;
    });
    expect(modelsOf(results)).toEqual([]);
  });
});
