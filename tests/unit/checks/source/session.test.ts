import { describe, expect, test } from 'vitest';
import { sessionSteps } from '../../../../checks/source/session.ts';

describe('a terminal session', () => {
  test('is commands and what each prints, with the line of the prompt', () => {
    const code = 'before\n$ one\na\nb\n$ two \\\n> more\nc\n$ three';
    expect(sessionSteps(code)).toEqual([
      { command: 'one', line: 2, output: 'a\nb' },
      { command: 'two \\\nmore', line: 5, output: 'c' },
      { command: 'three', line: 8, output: '' },
    ]);
  });
});
