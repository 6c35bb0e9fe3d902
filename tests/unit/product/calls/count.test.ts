import { describe, expect, test } from 'vitest';
import type { Call } from '../../../../src/product/tactics/calls/call-schema.ts';
import {
  countOfCommand,
  countOfLibrary,
  flagsOf,
  holds,
  workedFormula,
} from '../../../../src/product/tactics/calls/count.ts';
import { exampleRun } from '../../../../src/product/tactics/calls/example.ts';
import type { Tactic } from '../../../../src/product/tactics/tactics.ts';
import { realProduct } from '../product-folder.ts';

const product = realProduct();

/** `24 to 58`: calls without an early stop, then the most, or the fewest first, as the model's formulas give them. */
const asText = (count: ReturnType<typeof countOfCommand>) =>
  count && [count.least, count.total, count.most].filter((each) => each !== undefined).join(' to ');

const tactic = (id: string): Tactic => {
  const found = product.tactics.find((each) => each.id === id);
  if (!found) throw new Error(`no tactic "${id}"`);
  return found;
};

const rolesOf = ({ roles, name, unit }: Call) =>
  [name?.split(/[:,]/)[0] ?? roles.join('+'), unit?.split(',')[0]].filter(Boolean).join(' ');

/** The counts of a command, by what they count. */
function calls(flags: string): Record<string, string | undefined> {
  const dataset = flags.includes('--dataset xtreamjb');
  const start = dataset
    ? 'dtx redteam plan'
    : flags.includes('--tactics')
      ? 'dtx redteam run'
      : 'dtx attack run';
  const run = exampleRun(`${start} ${flags}`, product);
  if (!run) throw new Error(`no tactic is started by ${flags}`);
  return Object.fromEntries(
    run.tactic.calls
      .filter((call) => holds(call, run.given))
      .map((call) => [
        rolesOf(call),
        asText(countOfCommand(run.tactic, call, product['command-line'], run.given)),
      ]),
  );
}

const library = (id: string) =>
  tactic(id).calls.map((call) => [rolesOf(call), asText(countOfLibrary(tactic(id), call))]);

describe('the calls of a command', () => {
  test('of TAP: the filter of topics keeps the width; without it equal prompts escape it', () => {
    expect(calls('--attack TAP')).toEqual({
      'target+judge': '24',
      attacker: '57 to 285',
      'Topic filter': '57',
    });
    expect(calls('--attack TAP --no-delete-off-topic')).toEqual({
      'target+judge': '58 to 364',
      attacker: '57 to 1815',
    });
    const small = '--tap-depth 2 --tap-width 2 --tap-branch 2';
    expect(calls(`--attack TAP ${small}`)).toEqual({
      'target+judge': '5',
      attacker: '6 to 30',
      'Topic filter': '6',
    });
    expect(calls(`--attack TAP ${small} --no-delete-off-topic`)).toEqual({
      'target+judge': '7',
      attacker: '6 to 30',
    });
    // Where nothing is on topic, two are sent.
    expect(calls('--attack TAP --tap-width 1')).toEqual({
      'target+judge': '6 to 11',
      attacker: '15 to 135',
      'Topic filter': '15 to 27',
    });
  });

  test('of TAP with one branch: a level of one variant is not filtered', () => {
    expect(calls('--attack TAP --tap-branch 1 --tap-depth 3')).toMatchObject({
      'target+judge': '4',
      'Topic filter': '0',
    });
  });

  test.each([
    ['', '36', '30 to 108'],
    ['--pair-streams 1 --pair-iters 2 --pair-max-attempts 3', '8', '7 to 24'],
    ['--pair-streams 20 --pair-iters 3 --pair-max-attempts 3', '240', '200 to 720'],
    ['--pair-streams 1 --pair-iters 1', '4', '4 to 12'],
  ])(
    'of PAIR: each iteration sends once and refines so often as it has attempts: "%s"',
    (flags, target, attacker) => {
      expect(calls(`--attack PAIR ${flags}`)).toEqual({ 'target+judge': target, attacker });
    },
  );

  test.each([
    ['', '20'],
    ['--bon-candidates 5 --bon-rounds 2', '10'],
    ['--bon-candidates 50 --bon-rounds 2', '100'],
    ['--bon-candidates 5 --bon-rounds 1', '5'],
  ])('of Best-of-N: no attacker: "%s"', (flags, target) => {
    expect(calls(`--attack BON ${flags}`)).toEqual({ 'target+judge': target });
  });

  test('of Crescendo: every round, and a judge for the kept ones when one is named', () => {
    expect(calls('--attack CRESCENDO')).toEqual({ target: '18', 'Question model': '18', judge: '0' });
    expect(calls('--attack CRESCENDO --eval-model gpt-4o-mini')).toMatchObject({ judge: '12 to 18' });
    expect(calls('--attack CRESCENDO --eval-model m --cres-iterations 1 --cres-rounds 3')).toEqual({
      target: '3',
      'Question model': '3',
      judge: '1 to 3',
    });
    // No more rounds are refused than there are.
    expect(calls('--attack CRESCENDO --eval-model m --cres-rounds 1')).toMatchObject({ judge: '0 to 3' });
  });

  test.each([
    ['', '32', '1'],
    ['--ad-steps 2 --ad-sent-steps 1 --ad-candidates 4', '4', '0'],
    ['--ad-steps 5 --ad-sent-steps 1 --ad-candidates 100', '100', '2'],
  ])(
    'of AutoDAN: one pass, whatever the steps, and a loss of each template: "%s"',
    (flags, losses, rephrased) => {
      expect(calls(`--attack AUTODAN ${flags}`)).toEqual({
        'target pass on your machine': '1',
        'Loss computations on your machine': losses,
        Rephraser: rephrased,
      });
    },
  );

  test('of ActorAttack: counted with an example of what its models decide', () => {
    expect(calls('--attack ACTOR')).toEqual({ target: '15', judge: '3', Preparation: '5' });
  });

  test('of FlipAttack: the prompt itself and its variants; the limit of the run counts both', () => {
    expect(calls('--tactics flip_attack --max_prompts 10')).toEqual({
      'target+judge for each dataset prompt': '6',
      'target+judge for the whole run': '10',
    });
    const flip = tactic('flipattack');
    const [perPrompt] = flip.calls;
    const with_ = (values: Readonly<Record<string, number>>) =>
      perPrompt?.formula.value((name) => values[name]);
    expect(with_({ variants: 5, modes: 1, samples: 1 })).toBe(6);
    expect(with_({ variants: 1000, modes: 4, samples: 1 })).toBe(65);
    expect(with_({ variants: 5, modes: 4, samples: 2 })).toBe(12);
  });

  test.each([
    [1, 100, '2 to 10', '100', '70', '280'],
    [1, 16, '2 to 10', '16', '70', '280'],
    [1, 8, '2 to 10', '8', '56', '224'],
    [10, 100, '2 to 10', '10', '70', '280'],
    [4, 4, '1 to 5', '1', '7', '28'],
  ])(
    'of the adaptive tactic: %i goals, %i strategies for each plugin',
    (goals, prompts, planner, planned, turns, requests) => {
      const counts = calls(
        `--dataset xtreamjb --max_goals_per_plugin ${goals} --max_prompts_per_plugin ${prompts}`,
      );
      expect(counts).toEqual({
        'Planner for each behavior': planner,
        'Strategies planned for each behavior': planned,
        'target+judge+attacker for each behavior': turns,
        'Plan revisions for each behavior': `0 to ${turns}`,
        'Requests to an `openai` or `ollama` target for each behavior': requests,
      });
    },
  );
});

describe('the calls of the library', () => {
  test('follow its own defaults', () => {
    expect(library('tap')).toEqual([
      ['target+judge', '10'],
      ['target+judge', '22 to 40'],
      ['attacker', '21 to 105'],
      ['attacker', '21 to 195'],
      ['Topic filter', '21'],
    ]);
    expect(library('pair')).toEqual([
      ['target+judge', '60'],
      ['attacker', '50 to 180'],
    ]);
    expect(library('bon')).toEqual([['target+judge', '20']]);
    expect(library('autodan').slice(0, 2)).toEqual([
      ['target pass on your machine', '1'],
      ['Loss computations on your machine', '64'],
    ]);
  });

  test('are not known where a default is not', () => {
    expect(library('crescendo')[0]).toEqual(['target', undefined]);
    expect(library('flipattack')[1]).toEqual(['target+judge for the whole run', undefined]);
  });
});

describe('a command of an example', () => {
  test('is read over lines, with quoted texts and attached values', () => {
    const flags = flagsOf(
      'dtx attack run --attack PAIR \\\n  --task "a --b c" \\\n --pair-iters=2 --no-logging',
    );
    expect(Object.fromEntries(flags)).toEqual({
      '--attack': 'PAIR',
      '--task': '"a --b c"',
      '--pair-iters': '2',
      '--no-logging': undefined,
    });
  });

  test('starts the tactic that its flags choose, by each name of a dataset', () => {
    const started = (command: string) => exampleRun(command, product)?.tactic.id;
    expect(started('dtx attack run --attack TAP --task x')).toBe('tap');
    expect(started('dtx redteam run --dataset jbb --tactics flip_attack')).toBe('flipattack');
    expect(started('dtx redteam plan a.yml b.yml --dataset XTREAM_JB')).toBe('adaptive_mtjb');
    expect(started('dtx redteam run --dataset jbb')).toBeUndefined();
  });

  test('has no count when a flag has no number', () => {
    const [call] = tactic('bon').calls;
    const given = flagsOf('--bon-candidates <N>');
    expect(call && countOfCommand(tactic('bon'), call, product['command-line'], given)).toBeUndefined();
  });
});

test('a formula is worked through with the values of a command, and keeps the counters of its sums', () => {
  const worked = (id: string, command: string, at = 0) => {
    const [call] = tactic(id).calls.slice(at);
    return call && workedFormula(tactic(id), call, product['command-line'], flagsOf(command));
  };
  expect(worked('pair', 'dtx attack run --pair-streams 1 --pair-iters 2')).toBe('1 × 2 × (1 + 3)');
  expect(worked('tap', '--tap-depth 2 --tap-width 2 --tap-branch 2')).toBe(
    '1 + sum(k = 1 to 2: min(2, 2 ^ k))',
  );
  expect(worked('actor', '')).toBe('3 × 5');
  expect(worked('adaptive_mtjb', '--max_goals_per_plugin 1 --max_prompts_per_plugin 8', 1)).toBe(
    'max(1, 2 × floor(8 / 1 / 2))',
  );
});
