import { describe, expect, test } from 'vitest';
import { programs } from '../../../../checks/examples/programs.ts';
import { examineFixture } from './fixture.ts';

describe('programs in pages', () => {
  test('are files or parts of files in Python, Go and Java', async () => {
    expect(await examineFixture(programs, 'programs/pass.md')).toEqual({ count: 9, lines: [] });
  });

  test('that do not parse are named with their line and what was found', async () => {
    const { count, lines } = await examineFixture(programs, 'programs/fail.md');
    expect(count).toBe(9);
    expect(lines).toEqual([
      'line 9: not valid Python ("print" without parentheses is Python 2). Fix the code.',
      'line 13: not valid Python (a block without a statement). Fix the code.',
      'line 21: not valid Python (the indentation fits no block). Fix the code.',
      'line 25: not valid Python (cannot read: answer = call(1,). Fix the code.',
      'line 32: not valid Python (tabs and spaces are mixed). Fix the code.',
      'line 36: not valid Python ("return" outside of a function). Fix the code.',
      'line 41: not valid Python ("await" outside of an async function). Fix the code.',
      'line 46: not valid Go ("identifier" is missing). Fix the code.',
      'line 52: not valid Java (";" is missing). Fix the code.',
    ]);
  });
});
