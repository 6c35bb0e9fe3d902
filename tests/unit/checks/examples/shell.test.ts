import { expect, test } from 'vitest';
import { shell } from '../../../../checks/examples/shell.ts';
import { examineFixture } from './fixture.ts';

test('shell text that parses is counted, output of sessions is left alone', async () => {
  expect(await examineFixture(shell, 'shell/pass.md')).toEqual({ count: 4, lines: [] });
});

test('a long command is broken before a flag, with the sign of its shell', async () => {
  const { lines } = await examineFixture(shell, 'shell/fail.md');
  const long = 'the command has 90 characters in a line, at most 84 are shown';
  expect(lines.slice(4)).toEqual([
    `line 32: ${long}. End the line with a backslash before a flag and go on in the next.`,
    `line 37: ${long}. End the line with a backtick before a flag and go on in the next.`,
  ]);
});

test('shell text that does not parse is named with its line', async () => {
  const { count, lines } = await examineFixture(shell, 'shell/fail.md');
  expect(count).toBe(7);
  const fix = 'Look for an open quote, bracket or loop.';
  expect(lines.slice(0, 4)).toEqual([
    `line 10: no valid bash ("done" is missing). ${fix}`,
    `line 16: no valid bash (cannot read: |). ${fix}`,
    `line 21: no valid powershell (cannot read: $true). ${fix}`,
    `line 28: no valid bash (")" is missing). ${fix}`,
  ]);
});
