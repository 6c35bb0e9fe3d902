import { expect, test } from 'vitest';
import { callNumbers } from '../../../../checks/facts/call-numbers.ts';
import { linesIn, linesOf } from './fixture.ts';

test('numbers of calls that the formulas give pass, and so do those of papers, of parts of a run and of no tactic', async () => {
  expect(await linesOf(callNumbers, 'pass')).toEqual([]);
});

test('another number of calls than the formula gives is an error with its line and the right number', async () => {
  const lines = await linesOf(callNumbers, 'fail');
  expect(lines[0]).toBe(
    'line 7: "9 target calls" is not what the formula of PAIR gives, ' +
      '"--pair-streams × --pair-iters × (1 + --pair-max-attempts)": 36 or 60. ' +
      'Write 36, or let ::tactic-calls{id="pair"} or ::example-calls say it.',
  );
  const told = lines.map((line) => /line (\d+): "(.*?)" .*": (.*?)\. Write/.exec(line)?.slice(1).join(' | '));
  expect(told).toEqual([
    '7 | 9 target calls | 36 or 60',
    '9 | calls the target 60 times | 240',
    '13 | Target calls: 1 | 24 or 10',
    '13 | Judge calls: up to 40 | 24 or 10',
    '15 | 6 target calls | 8',
    '19 | four calls to the judge | 8',
    '24 | two target calls | 4 or 6',
    '28 | 6 and 8 queries to the target | 6',
    '31 | 15 target calls | 24',
    '33 | 5 target calls | 6',
    '35 | 36 target calls | 60',
    '37 | 12 target calls | 8',
    '41 | asks the judge 5 times | 4',
    // As the formula has it, and where every prompt has the same text.
    '43 | calls the target 24 times | 58 or 364',
  ]);
});

test('a number without a role may be that of any role, or of all calls together', async () => {
  const page = (calls: number) =>
    `With \`--bon-candidates 4 --bon-rounds 1\` Best-of-N makes ${calls} calls.`;
  expect(await linesIn(callNumbers, page(4))).toEqual([]);
  expect(await linesIn(callNumbers, page(8))).toEqual([]);
  expect(await linesIn(callNumbers, page(5))).toHaveLength(1);
});
