import { describe, expect, test } from 'vitest';
import { typescript } from '../../../../checks/examples/typescript.ts';
import { examineFixture } from './fixture.ts';

describe('TypeScript in pages', () => {
  test('compiles: blocks import each other by title, and have their own names', async () => {
    expect(await examineFixture(typescript, 'typescript/pass.md')).toEqual({ count: 5, lines: [] });
  });

  test('that does not compile is named with its line and what the compiler says', async () => {
    const { count, lines } = await examineFixture(typescript, 'typescript/fail.md');
    expect(count).toBe(4);
    expect(lines).toEqual([
      `line 12: does not compile (Module '"./call.mts"' has no exported member 'two'). Fix the code.`,
      "line 13: does not compile (Cannot find module 'no-such-package' or its corresponding type declarations). " +
        'Correct the name, or declare the package in checks/examples/external-packages.d.ts.',
      "line 19: does not compile (Type 'number' is not assignable to type 'string'). Fix the code.",
      "line 20: does not compile (Parameter 'x' implicitly has an 'any' type). Fix the code.",
      "line 23: does not compile (Cannot find name 'one'). Fix the code.",
      "line 27: does not compile ('}' expected). Fix the code.",
    ]);
  });
});
