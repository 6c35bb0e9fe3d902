import { expect, test } from 'vitest';
import { countCalls } from '../../../../src/labs/attacks/engine/events.ts';
import { sentenceOf } from '../../../../src/labs/attacks/engine/log.ts';
import { playedBestOfN as bon } from '../../../../src/labs/attacks/engine/played/best-of-n.ts';
import { playedCrescendo as crescendo } from '../../../../src/labs/attacks/engine/played/crescendo.ts';
import { playedTap as tap } from '../../../../src/labs/attacks/engine/played/tap.ts';
import { attack, type Setup } from '../../../../src/labs/attacks/engine/setup.ts';
import { trials, withBudget } from '../../../../src/labs/attacks/engine/trials.ts';
import { benignTalks, falseRefusals } from '../../../../src/labs/attacks/world/benign.ts';
import { type Defense, defenseNames } from '../../../../src/labs/attacks/world/defense-names.ts';

const setup = (
  kind: Setup['kind'],
  values: Setup['values'],
  ...defenses: Defense[]
): Omit<Setup, 'seed'> => ({
  kind,
  variant: 'dtx',
  values: { '--success-threshold': 10, '--eval-model': 1, ...values },
  defenses: new Set(defenses),
});
const small = {
  tap: setup(tap, { '--tap-depth': 5, '--tap-width': 5, '--tap-branch': 3, '--tap-max-attempts': 5 }),
  crescendo: setup(crescendo, { '--cres-iterations': 3, '--cres-rounds': 6, '--cres-refusal-limit': 2 }),
  bon: setup(bon, { '--bon-candidates': 20, '--bon-rounds': 1, '--bon-sigma': 0.4 }),
};
/** Runs of 20 in which some secret part got out. */
const leaking = (one: Omit<Setup, 'seed'>) => trials(one, 20).filter(({ told }) => told > 0).length;

test('A defense changes the outcome of what it is meant for, and leaves the other attacks as they were', () => {
  expect(leaking(small.bon)).toBeGreaterThan(15);
  for (const defense of ['normalizing', 'oddText', 'output'] as const)
    expect(leaking({ ...small.bon, defenses: new Set([defense]) })).toBe(0);
  // A variant that is stopped gives way to others, so it can even be more.
  expect(leaking({ ...small.bon, defenses: new Set(['keywords'] as const) })).toBeGreaterThanOrEqual(
    leaking(small.bon),
  );
  expect(leaking({ ...small.tap, defenses: new Set(['oddText'] as const) })).toBe(leaking(small.tap));
});

test('Spotlighting defends against a transcript in a message, and not against a dialogue, which a guard of the conversation sees', () => {
  const most = (variant: 'dtx' | 'paper', ...defenses: Defense[]) =>
    trials({ ...small.crescendo, variant, defenses: new Set(defenses) }, 20).reduce(
      (sum, { told }) => sum + told,
      0,
    );
  expect(most('dtx', 'spotlighting')).toBeLessThan(most('dtx'));
  expect(most('paper', 'spotlighting')).toBe(most('paper'));
  expect(most('paper', 'conversation')).toBeLessThan(most('paper') / 2);
});

test('What an attack reports is not always what got out', () => {
  const runs = trials(small.bon, 20);
  expect(runs.filter(({ isReported }) => isReported)).toHaveLength(20);
  expect(runs.filter(({ told }) => told === 3).length).toBeLessThan(5);
});

test('A run within a budget is the beginning of the run without one', () => {
  for (const one of Object.values(small)) {
    const all = [...attack({ ...one, seed: 'a' })];
    const some = [...withBudget(all, 2)];
    expect(some).toEqual(all.slice(0, some.length));
    expect(countCalls(some).target).toBe(Math.min(2, countCalls(all).target));
    expect(trials(one, 3, 2).every(({ calls }) => calls.target <= 2)).toBe(true);
  }
});

test('Some defenses refuse customers, too, and without one nobody is refused', () => {
  const refused = (...names: Defense[]) => falseRefusals(new Set(names)).length;
  expect(refused()).toBe(0);
  expect(refused('keywords')).toBe(2);
  expect(refused('oddText')).toBe(1);
  expect(refused('conversation')).toBe(1);
  expect(refused(...defenseNames)).toBeLessThan(benignTalks.length / 2);
});

test('The log says every event in a sentence', () => {
  for (const one of Object.values(small))
    for (const variant of ['dtx', 'paper'] as const)
      for (const event of attack({ ...one, variant, seed: 'a', defenses: new Set(['keywords'] as const) }))
        expect(sentenceOf(one.kind, event)).toMatch(/^[“A-Z].*[.”?]$/su);
});
