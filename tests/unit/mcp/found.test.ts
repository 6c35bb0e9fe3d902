import { expect, test } from 'vitest';
import { foundBoth } from '../../../src/mcp/found.ts';
import type { Meaning } from '../../../src/search/core/readings.ts';
import type { SearchRecord } from '../../../src/search/core/record.ts';

const record = (address: string, content = '') =>
  ({ url: `https://docs.example.org${address}`, hierarchy: {}, content }) as SearchRecord;
const answering = (path: string, anchor: string, score: number) => ({
  path,
  anchor,
  score,
  question: undefined,
  likeness: 0,
});
/** What a query of these words means. */
const meaning = (...words: string[]): Meaning[] =>
  words.map((joined) => ({
    unit: { joined, words: [joined], at: 0, last: false, typos: 0 },
    readings: [{ terms: [joined], typos: 0, quality: 1 }],
  }));
const question = meaning('a', 'b', 'c', 'd', 'e', 'f');
const places = (...args: Parameters<typeof foundBoth>) =>
  foundBoth(...args).map(({ path, anchor }) => `${path}#${anchor}`);

test('what both ways found comes before what one of them found as well', () => {
  const found = [answering('/c', 'z', 0.5), answering('/b', 'y', 0.49)];
  expect(places([record('/a#x'), record('/b#y')], found, question)).toEqual(['/b#y', '/c#z', '/a#x']);
});

test('a whole question is led by what answers it, a name by the search of the site', () => {
  const found = [answering('/c', 'z', 0.9)];
  expect(places([record('/a#x')], found, question)[0]).toBe('/c#z');
  expect(places([record('/a#x'), record('/b')], found, meaning('a', 'b'))).toEqual(['/a#x', '/b#', '/c#z']);
});

test('without one of both ways the order is that of the other', () => {
  expect(places([record('/a#%C3%A9'), record('/b'), record('/c#z')], [], question)).toEqual([
    '/a#é',
    '/b#',
    '/c#z',
  ]);
  expect(places([], [answering('/c', 'z', 0.9), answering('/b', 'y', 0.2)], meaning('a'))).toEqual([
    '/c#z',
    '/b#y',
  ]);
});

test('a text with all words of a long query, such as an error message, comes first', () => {
  const records = [record('/a#x', 'f e d c b a')];
  expect(places(records, [answering('/c', 'z', 0.9)], question)[0]).toBe('/a#x');
  expect(places([record('/a#x', 'f e d')], [answering('/c', 'z', 0.9)], question)[0]).toBe('/c#z');
});
