import { describe, expect, test } from 'vitest';
import { statedCalls } from '../../../../checks/facts/stated-calls.ts';

const found = (text: string) =>
  statedCalls({ text, cells: [] }).map(({ words, numbers, roles }) => [
    words,
    numbers.join('-'),
    roles.join(),
  ]);

describe('a number of calls in a sentence', () => {
  test.each([
    ['It makes 36 target calls.', ['36 target calls', '36', 'target']],
    ['It makes 1,200 calls.', ['1,200 calls', '1200', '']],
    ['It makes twelve more judge model queries.', ['twelve more judge model queries', '12', 'judge']],
    ['It makes two calls to the attacker.', ['two calls to the attacker', '2', 'attacker']],
    ['That is 6 to 8 calls of your target.', ['6 to 8 calls of your target', '6-8', 'target']],
    [
      'Count 4–5 target, judge and attacker calls.',
      ['4–5 target, judge and attacker calls', '4-5', 'target,judge,attacker'],
    ],
    ['It sends 7 requests to its judge.', ['7 requests to its judge', '7', 'judge']],
    ['It asks the judge model at most 5 times.', ['asks the judge model at most 5 times', '5', 'judge']],
    ['The target is called about 9 times.', ['target is called about 9 times', '9', 'target']],
    ['Judge calls: up to 40', ['Judge calls: up to 40', '40', 'judge']],
    ['36 Target Calls', ['36 Target Calls', '36', 'target']],
  ])('is read: %s', (text, call) => {
    expect(found(text)).toEqual([call]);
  });

  test.each([
    'More than 36 target calls are rare.',
    'With at least 36 target calls it ends.',
    'Fewer than 5 calls are left.',
    'Another 3 calls follow.',
    'Not 3 calls.',
    'The first 3 calls are free.',
    'The authors publish 36 target calls.',
    'In the paper it makes 36 target calls.',
    'Version 0.36 calls it.',
    'It makes 36 target calls-to-action.',
    'One call is enough.',
  ])('is none that a formula gives: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('is one of two in a sentence, each told once', () => {
    expect(found('It makes 4 target calls and 5 judge calls.').map(([words]) => words)).toEqual([
      '4 target calls',
      '5 judge calls',
    ]);
  });

  test.each([
    ['4 target calls for each behavior', true],
    ['4 target calls per behavior', true],
    ['4 target calls a minute', true],
    ['4 target calls in parallel', true],
    ['4 target calls in all', false],
  ])('may be that of a part: %s', (text, each) => {
    expect(statedCalls({ text, cells: [] })[0]?.each).toBe(each);
  });
});

describe('a number of calls in a table', () => {
  const cells = (...pairs: [string, string][]) =>
    statedCalls({ text: '', cells: pairs.map(([title, text]) => ({ title, text })) });

  test('stands in a column, or a row, that is about calls', () => {
    expect(cells(['Tactic', 'PAIR'], ['Target calls', 'at most 36'], ['Judge', '5'])).toEqual([
      { words: 'Target calls: at most 36', numbers: [36], roles: ['target'], each: false },
    ]);
    expect(cells(['', 'Calls to the judge'], ['Default', '7'])).toMatchObject([
      { words: 'Calls to the judge: 7', numbers: [7], roles: ['judge'] },
    ]);
  });

  test('is none beside a title of something else, or among other words', () => {
    expect(cells(['Calls', '7 of them'], ['Recalls', '7'], ['Call', '7'])).toEqual([]);
    expect(cells(['Calls', '7'], ['Size', '8'])).toHaveLength(1);
  });
});
