import { expect, test } from 'vitest';
import { totals } from '../../../../checks/facts/totals.ts';
import { linesOf } from './fixture.ts';

test('totals within the limits pass: of the flags with their samples, of the plan, of a tactic, of another run', async () => {
  expect(await linesOf(totals, 'pass')).toEqual([]);
});

test('totals above the limit of their run, or other than their parts, are errors with the right number', async () => {
  const above = (line: number, total: number, limit: number, run: number) =>
    `line ${line}: "Total: ${total}" is more than the ${limit} that the run of line ${run} can have. Write ${limit} at most.`;
  expect(await linesOf(totals, 'fail')).toEqual([
    above(12, 20, 5, 8),
    'line 16: "Total: 20" is not 17 passed and 4 failed, which are 21. Write 21, or other counts.',
    above(27, 15, 10, 26),
    above(36, 40, 20, 33),
    above(45, 4, 3, 41),
  ]);
});
