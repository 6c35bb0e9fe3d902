import { describe, expect, test } from 'vitest';
import { runsSchema } from '../../../src/product/command-line/runs.ts';
import { expectDeadReference, realProduct } from './product-folder.ts';

describe('what the model says of runs', () => {
  const { runs } = realProduct();

  test('lets exactly one choice of the wizard be the default', () => {
    expect(runs.wizard.choices.map((choice) => choice.default)).toEqual([false, false, false, true, false]);
    const choices = runs.wizard.choices.map((choice) => ({ ...choice, default: false }));
    const { error } = runsSchema.safeParse({ ...runs, wizard: { ...runs.wizard, choices } });
    expect(error?.message).toContain('exactly one choice of the wizard is the default');
  });

  test('takes a limit from a flag, the scope, a number or nowhere', () => {
    const taken = (plan: unknown) =>
      runsSchema.safeParse({ ...runs, limits: [{ ...runs.limits[0], plan }] }).success;
    expect(['flag', 'scope', 5, 'none', 'plan', '--max_prompts', 1.5].map(taken)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test.each([
    [
      '"plan":"none","planRun":"none"',
      '"plan":"flag","planRun":"none"',
      'num_tests: flag of dtx redteam plan "--num_tests"',
    ],
    ['"sets":"max_prompts"', '"sets":"max_prompt"', 'Maximum number of prompts: limit "max_prompt"'],
  ] as const)('names flags and limits that exist: %s', (from, to, problem) => {
    expectDeadReference(realProduct(), 'runs', [from, to, problem]);
  });
});
