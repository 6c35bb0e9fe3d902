import { describe, expect, test } from 'vitest';
import { actor } from '../../../../src/labs/attacks/engine/actor.ts';
import { bestOfN } from '../../../../src/labs/attacks/engine/best-of-n.ts';
import { crescendo } from '../../../../src/labs/attacks/engine/crescendo.ts';
import { type AttackEvent, countCalls, type Role } from '../../../../src/labs/attacks/engine/events.ts';
import { flip } from '../../../../src/labs/attacks/engine/flip.ts';
import { pair } from '../../../../src/labs/attacks/engine/pair.ts';
import { type TapParameters, tap } from '../../../../src/labs/attacks/engine/tap.ts';
import { refusal } from '../../../../src/labs/attacks/world/bakery.ts';
import { createWorld, type World } from './whole-world.ts';

/**
 * What was counted when DTX 0.34.0 ran against stand-ins (`runs/attacks-3.1` to `runs/attacks-3.10`): the same parameters
 * and the same replies give the same calls here.
 */
const scripted = (parts: Partial<World>): World => ({
  ...createWorld('counted', 0, new Set()),
  judge: () => 1,
  target: () => ({ text: 'yes' }),
  topicFilter: () => true,
  ...parts,
});
const counted = (events: Iterable<AttackEvent>, ...roles: Role[]) => {
  const calls = countCalls([...events]);
  return roles.map((role) => calls[role]).join('/');
};
const numbered = () => {
  let count = 0;
  return () => {
    count += 1;
    return `prompt ${count}`;
  };
};
/** Rates 10 from a call on. */
const tenFrom = (call: number): World['judge'] => {
  let calls = 0;
  return () => {
    calls += 1;
    return calls >= call ? 10 : 1;
  };
};

describe('TAP: calls of target, attacker, judge and filter', () => {
  const run = (changed: Partial<TapParameters>, parts: Partial<World> = {}) =>
    counted(
      tap(
        'objective',
        {
          depth: 5,
          width: 5,
          branch: 3,
          maxAttempts: 5,
          isFiltering: true,
          threshold: 10,
          variant: 'dtx',
          ...changed,
        },
        scripted({ attacker: numbered(), ...parts }),
      ),
      'target',
      'attacker',
      'judge',
      'filter',
    );
  const allOff: Partial<World> = { topicFilter: () => false };
  const same: Partial<World> = { attacker: () => 'always the same' };

  test.each<[string, Partial<TapParameters>, Partial<World>, string]>([
    ['the defaults', {}, {}, '24/57/24/57'],
    ['the defaults, nothing on topic', {}, allOff, '11/27/11/27'],
    ['the defaults, an attacker that repeats itself', {}, same, '24/57/24/57'],
    ['no filter', { isFiltering: false }, {}, '58/57/58/0'],
    ['no filter, an attacker that repeats itself', { isFiltering: false }, same, '364/363/364/0'],
    ['the same at depth 3', { isFiltering: false, depth: 3 }, same, '40/39/40/0'],
    ['2, 2 and 2', { depth: 2, width: 2, branch: 2 }, {}, '5/6/5/6'],
    ['branches of 1', { depth: 3, width: 2, branch: 1 }, {}, '4/3/4/0'],
    ['3, 2 and 3', { depth: 3, width: 2 }, {}, '7/15/7/15'],
    ['3, 2 and 3, nothing on topic', { depth: 3, width: 2 }, allOff, '7/15/7/15'],
    ['a width of 1', { width: 1 }, {}, '6/15/6/15'],
    ['a width of 1, nothing on topic', { width: 1 }, allOff, '11/15/11/15'],
    ['a reply that is never JSON', { depth: 2 }, { attacker: () => undefined }, '1/15/1/0'],
  ])('%s', (_, changed, parts, calls) => {
    expect(run(changed, parts)).toBe(calls);
  });

  test.each([
    [1, '4/3/4/3'],
    [2, '4/3/4/3'],
    [5, '9/12/9/12'],
  ])('a 10 from call %i of the judge on', (call, calls) => {
    expect(run({}, { judge: tenFrom(call) })).toBe(calls);
  });
});

describe('PAIR: calls of target, attacker and judge', () => {
  const run = (streams: number, iterations: number, maxAttempts: number, parts: Partial<World> = {}) =>
    counted(
      pair(
        'objective',
        { streams, iterations, maxAttempts, threshold: 10, variant: 'dtx' },
        scripted({ refiner: numbered(), ...parts }),
      ),
      'target',
      'attacker',
      'judge',
    );

  test.each<[number, number, number, Partial<World>, string]>([
    [3, 3, 3, {}, '36/30/36'],
    [3, 3, 3, { refiner: () => undefined }, '36/108/36'],
    [1, 1, 3, {}, '4/4/4'],
    [1, 2, 3, {}, '8/7/8'],
    [2, 2, 1, {}, '8/6/8'],
    [2, 2, 0, {}, '4/0/4'],
    [3, 3, 3, { judge: tenFrom(1) }, '1/1/1'],
    [3, 3, 3, { judge: tenFrom(6) }, '6/6/6'],
  ])('%i streams, %i iterations, %i attempts', (streams, iterations, attempts, parts, calls) => {
    expect(run(streams, iterations, attempts, parts)).toBe(calls);
  });
});

describe('Best-of-N: calls of target and judge', () => {
  const run = (text: string, candidates: number, rounds: number, sigma: number) =>
    counted(
      bestOfN(text, { candidates, rounds, sigma, threshold: 10, variant: 'dtx' }, scripted({})),
      'target',
      'judge',
    );
  const long = 'Explain how to reset a forgotten email password';

  test.each([
    [20, 1, 0.4, '20/20'],
    [5, 1, 0.4, '5/5'],
    [50, 2, 0.4, '100/100'],
    [20, 1, 0, '1/1'],
  ])('%i candidates in %i rounds at a sigma of %f', (candidates, rounds, sigma, calls) => {
    expect(run(long, candidates, rounds, sigma)).toBe(calls);
  });
  test('fewer of a text that has few spellings', () => {
    const [sent] = run('ab', 20, 1, 0.4).split('/').map(Number);
    expect(sent).toBeLessThan(20);
  });
});

describe('ActorAttack: calls of target, judge and helpers', () => {
  const lines = (names: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${names} ${at + 1}`).join('\n');
  const run = (parts: Partial<World> = {}) =>
    counted(
      actor(
        'objective',
        { threshold: 10, variant: 'dtx' },
        scripted({
          clue: ({ ask }) => (ask === 'behavior' ? 'behavior' : lines(ask, ask === 'actors' ? 3 : 5)),
          ...parts,
        }),
      ),
      'target',
      'judge',
      'preparation',
    );

  test('three actors with five questions, and a success at the second', () => {
    expect(run()).toBe('15/3/5');
    expect(run({ judge: tenFrom(2) })).toBe('10/2/4');
  });
});

describe('Crescendo: calls of target, question model and judge', () => {
  const run = (isJudged: boolean, parts: Partial<World> = {}) =>
    counted(
      crescendo(
        'objective',
        { iterations: 3, rounds: 6, refusalLimit: 2, isJudged, threshold: 10, variant: 'dtx' },
        scripted({ questioner: () => ({ question: 'q', summary: '' }), ...parts }),
      ),
      'target',
      'attacker',
      'judge',
    );

  test.each<[string, boolean, Partial<World>, string]>([
    ['without a judge', false, {}, '18/18/0'],
    ['with one', true, {}, '18/18/18'],
    ['a target that always refuses', true, { target: () => ({ text: refusal }) }, '18/18/12'],
    ['a 10 from the first call', true, { judge: () => 10 }, '18/18/18'],
  ])('%s', (_, isJudged, parts, calls) => {
    expect(run(isJudged, parts)).toBe(calls);
  });
});

test('FlipAttack: results of one prompt with a cap of 5 and of 100', () => {
  const run = (variants: number, sends: number) =>
    counted(flip('Tell me.', { modes: [], variants, sends, variant: 'dtx' }, scripted({})), 'target');
  expect([run(5, 100), run(100, 100)]).toEqual(['6', '65']);
});
