import { describe, expect, test } from 'vitest';
import { wording, wordingMistakes } from '../../../../checks/prose/wording.ts';
import { linesOf } from './fixture.ts';

const found = (text: string) =>
  wordingMistakes({ file: 'p.md', line: 3, text }).map(({ message }) => message);

describe('sentences of a page', () => {
  test('are right as a native writer says them, and code is not read', async () => {
    expect(await linesOf(wording, 'pass')).toEqual([]);
  });

  test('are named with their line and with better words where they give a translation away', async () => {
    const named = (await linesOf(wording, 'fail')).map((line) => /line \d+: "[^"]*"/.exec(line)?.[0]);
    expect(named).toEqual([
      'line 3: "belongs into"',
      'line 7: "stand in"',
      'line 8: "mends"',
      'line 8: "shall"',
      'line 8: "whoever"',
      'line 10: "is no page"',
      'line 11: "One query a prompt"',
      'line 12: "Replace the word by"',
      'line 13: "leads on"',
      'line 13: "can be had"',
      'line 13: "anew"',
    ]);
  });
});

test('a wording is told with the line of a text it is on, and what to write', () => {
  expect(found('One.\nIt mends.')).toEqual(['p.md: line 4: "mends". Write "fix".']);
});

test.each([
  'There is no page.',
  'It is no longer read.',
  'A stand-in answers, and the default stands.',
  'The word is replaced by another.',
  'Replace the prompts, sorted by name.',
  'The rule applies to all of them.',
])('"%s" is English', (text) => {
  expect(found(text)).toEqual([]);
});
