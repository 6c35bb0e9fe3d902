import { describe, expect, test } from 'vitest';
import { firstGood, gradesOf, measure } from './measure.ts';

const answers = { '/a': 2, '/a#x': 3, '/b': 1 };

describe('gradesOf', () => {
  test('grades a place by itself, any other place by its page', () => {
    expect(gradesOf(['/a#x', '/a#other', '/b#any', '/c'], answers)).toEqual([3, 2, 1, 0]);
  });

  test('counts an answer once', () => {
    expect(gradesOf(['/a#one', '/a#two', '/b', '/b'], answers)).toEqual([2, 0, 1, 0]);
  });
});

describe('firstGood', () => {
  test('tells the place of the first hit of grade 2 or 3', () => {
    expect([firstGood([0, 1, 2, 3]), firstGood([3]), firstGood([1, 1])]).toEqual([3, 1, Infinity]);
  });
});

describe('measure', () => {
  const query = { query: 'q', answers };

  test('gives full marks to the best order', () => {
    const best = measure([query], [['/a#x', '/a', '/b']]);
    expect(best).toEqual({ queries: 1, mrr: 1, hit1: 1, hit5: 1, ndcg10: 1, empty: 0 });
  });

  test('takes the mean over queries with and without good hits', () => {
    const quality = measure([query, query, query], [['/c', '/a'], ['1', '2', '3', '4', '5', '/a'], []]);
    expect(quality.mrr).toBeCloseTo((1 / 2 + 1 / 6) / 3);
    expect([quality.hit1, quality.hit5, quality.empty]).toEqual([0, 1 / 3, 1 / 3]);
  });

  test('discounts gain by place', () => {
    const { ndcg10 } = measure([{ query: 'q', answers: { '/a': 3 } }], [['/x', '/a']]);
    expect(ndcg10).toBeCloseTo(1 / Math.log2(3));
  });

  test('gives no gain to hits after the tenth', () => {
    const late = [...Array.from({ length: 10 }, (_, place) => `/${place}`), '/a'];
    expect(measure([query], [late]).ndcg10).toBe(0);
  });
});
