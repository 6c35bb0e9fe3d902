import { expect, test } from 'vitest';
import { shell } from '../../../../checks/examples/shell.ts';
import { examineFixture } from './fixture.ts';

test('shell text that parses is counted, output of sessions is left alone', async () => {
  expect(await examineFixture(shell, 'shell/pass.md')).toEqual({ count: 4, lines: [] });
});

test('shell text that does not parse is named with its line', async () => {
  const { count, lines } = await examineFixture(shell, 'shell/fail.md');
  expect(count).toBe(5);
  const fix = 'Look for an open quote, bracket or loop.';
  expect(lines).toEqual([
    `line 10: no valid bash ("done" is missing). ${fix}`,
    `line 16: no valid bash (cannot read: |). ${fix}`,
    `line 21: no valid powershell (cannot read: $true). ${fix}`,
    `line 28: no valid bash (")" is missing). ${fix}`,
  ]);
});
