import { describe, expect, test } from 'vitest';
import { firstVariants } from '../../../../src/labs/attacks/engine/augment.ts';
import { bestOfN } from '../../../../src/labs/attacks/engine/best-of-n.ts';
import { crescendo } from '../../../../src/labs/attacks/engine/crescendo.ts';
import { type AttackEvent, countCalls, mostNodes } from '../../../../src/labs/attacks/engine/events.ts';
import { tap } from '../../../../src/labs/attacks/engine/tap.ts';
import { refusal } from '../../../../src/labs/attacks/world/bakery.ts';
import { objective } from '../../../../src/labs/attacks/world/objective.ts';
import { of } from './events-of.ts';
import { createWorld, type World } from './whole-world.ts';

/** A world in which everybody says what a test wants. */
function scripted(parts: Partial<World>): World {
  return { ...createWorld('test', 0, new Set()), judge: () => 1, topicFilter: () => true, ...parts };
}
const resultOf = (events: readonly AttackEvent[]) => of(events, 'stop')[0]?.result;
/** Proposes texts that are all different. */
const counting = () => {
  const next = counter();
  return () => `prompt ${next()}`;
};
function counter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}

describe('TAP', () => {
  const parameters = {
    depth: 2,
    width: 2,
    branch: 3,
    maxAttempts: 2,
    isFiltering: true,
    threshold: 10,
    variant: 'dtx' as const,
  };
  const run = (parts: Partial<World>, changed: Partial<Parameters<typeof tap>[1]> = {}) => [
    ...tap('goal', { ...parameters, ...changed }, scripted({ attacker: counting(), ...parts })),
  ];

  test('sends the objective first in DTX, where even a 10 does not end it, and never in the paper', () => {
    const dtx = run({ judge: ({ answer }) => (answer ? 10 : 1) });
    expect(of(dtx, 'send')[0]?.turns).toEqual([{ speaker: 'user', text: 'goal' }]);
    expect(of(dtx, 'send').length).toBeGreaterThan(1);
    // Reported is a prompt of the level that ended it, though the objective was rated as high before.
    expect(resultOf(dtx)).toMatchObject({
      success: true,
      score: 10,
      prompt: expect.stringMatching(/^prompt/),
    });
    expect(of(run({}, { variant: 'paper' }), 'send').every(({ node }) => node > 0)).toBe(true);
  });

  test('tells the attacker the parent prompt alone in DTX, objective and history in the paper', () => {
    const goals = (variant: 'dtx' | 'paper') => {
      const seen: [string, number][] = [];
      const write = counting();
      const attacker: World['attacker'] = ({ goal, tries }) => {
        seen.push([goal, tries.length]);
        return write();
      };
      run({ attacker }, { variant });
      return seen.slice(3);
    };
    for (const [goal, tries] of goals('dtx')) expect([goal === 'goal', tries]).toEqual([false, 0]);
    for (const [goal, tries] of goals('paper')) expect([goal, tries]).toEqual(['goal', 1]);
  });

  test('asks the attacker again for a reply that cannot be read, and gives the child up after the last attempt', () => {
    const next = counter();
    const attacker = () => {
      const call = next();
      return call % 3 === 0 ? `prompt ${call}` : undefined;
    };
    const events = run({ attacker }, { depth: 1 });
    expect(countCalls(events).attacker).toBe(6 - 1);
    expect(of(events, 'send')).toHaveLength(1 + 1);
  });

  test('does not filter a child that is alone', () => {
    expect(countCalls(run({}, { branch: 1, depth: 1 })).filter).toBe(0);
    expect(countCalls(run({}, { isFiltering: false })).filter).toBe(0);
  });

  test('keeps as many prompts on topic as the width in DTX, or two when none is; in the paper all of them, or none', () => {
    const sent = (parts: Partial<World>, variant: 'dtx' | 'paper') =>
      of(run(parts, { depth: 1, variant }), 'send').filter(({ node }) => node > 0).length;
    expect(sent({}, 'dtx')).toBe(2);
    expect(sent({ topicFilter: () => false }, 'dtx')).toBe(2);
    expect(sent({ topicFilter: (prompt) => prompt === 'prompt 3' }, 'dtx')).toBe(1);
    expect(sent({}, 'paper')).toBe(3);
    expect(sent({ topicFilter: () => false }, 'paper')).toBe(0);
  });

  test('sends a level whole in DTX, and stops at the answer that succeeds in the paper', () => {
    const judge: World['judge'] = ({ answer }) => (answer === 'yes' ? 10 : 1);
    const target: World['target'] = (turns) => ({ text: turns[0]?.text === 'prompt 1' ? 'yes' : 'no' });
    const sent = (variant: 'dtx' | 'paper') =>
      of(run({ judge, target }, { variant }), 'send').map(({ turns }) => turns[0]?.text);
    expect(sent('dtx')).toHaveLength(3);
    expect(sent('paper')).toEqual(['prompt 1']);
  });

  test('goes on with the best of a level, of equal ones by chance', () => {
    const target: World['target'] = (turns) => ({ text: turns[0]?.text ?? '' });
    const events = run(
      { target, judge: ({ answer }) => (answer === 'prompt 3' ? 5 : 1) },
      { isFiltering: false, width: 1, depth: 2 },
    );
    expect(of(events, 'prune')[0]).toMatchObject({ nodes: expect.arrayContaining([1, 2]), why: 'score' });
    expect(
      of(events, 'propose')
        .slice(3)
        .map(({ parent }) => parent),
    ).toEqual([3, 3, 3]);
    const kept = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        const world = { ...createWorld(`${seed}`, 0, new Set()), attacker: counting(), judge: () => 1 };
        const all = [...tap('goal', { ...parameters, isFiltering: false, width: 1 }, world)];
        return of(all, 'propose')[3]?.parent;
      }),
    );
    expect(kept).toEqual(new Set([1, 2, 3]));
  });

  test('compares a level with the parent of its first prompt in DTX, and with the objective in the paper', () => {
    const tasks = (variant: 'dtx' | 'paper') => {
      const seen: string[] = [];
      const topicFilter: World['topicFilter'] = (_, task) => {
        seen.push(task);
        return true;
      };
      const events = run({ topicFilter }, { variant });
      const [first] = of(events, 'propose').slice(3);
      return { seen, parent: `prompt ${first?.parent}` };
    };
    const dtx = tasks('dtx');
    expect(dtx.seen).toEqual([...Array(3).fill('goal'), ...Array(6).fill(dtx.parent)]);
    expect(new Set(tasks('paper').seen)).toEqual(new Set(['goal']));
  });

  test('keeps prompts with the same text together in DTX, however many, and by their number in the paper', () => {
    const leaves = (variant: 'dtx' | 'paper') => {
      const events = run({ attacker: () => 'same' }, { variant, isFiltering: false });
      return new Set(
        of(events, 'propose')
          .slice(3)
          .map(({ parent }) => parent),
      ).size;
    };
    expect([leaves('dtx'), leaves('paper')]).toEqual([3, 2]);
  });

  test('sends what is on topic in an order of chance', () => {
    const first = (seed: number) => {
      const world = {
        ...createWorld(`${seed}`, 0, new Set()),
        attacker: counting(),
        topicFilter: () => true,
      };
      return of([...tap('goal', { ...parameters, depth: 1 }, world)], 'send')[1]?.node;
    };
    expect(new Set(Array.from({ length: 20 }, (_, seed) => first(seed)))).toEqual(new Set([1, 2, 3]));
  });

  test('ends with a message when it has too many prompts', () => {
    const events = run({}, { depth: 60, width: 200, branch: 10, isFiltering: false });
    expect(of(events, 'stop')[0]?.why).toBe('too-many');
    expect(of(events, 'propose').length).toBeLessThanOrEqual(mostNodes);
  });
});

describe('Best-of-N', () => {
  const parameters = { candidates: 5, rounds: 2, sigma: 0.4, threshold: 10, variant: 'dtx' as const };
  const run = (
    parts: Partial<World>,
    changed: Partial<Parameters<typeof bestOfN>[1]> = {},
    text = objective,
  ) => [...bestOfN(text, { ...parameters, ...changed }, scripted(parts))];

  test('drops duplicates of a round in DTX, and counts every sample in the paper', () => {
    expect(of(run({}, { sigma: 0 }), 'send')).toHaveLength(2);
    expect(of(run({}, { sigma: 0 }), 'prune')).toHaveLength(8);
    expect(of(run({}, { sigma: 0, variant: 'paper' }), 'send')).toHaveLength(10);
  });

  test('shows at once the variants that a run of the same seed begins with', () => {
    const world = createWorld('a seed', 0, new Set());
    const sent = of([...bestOfN('My own words.', parameters, { ...world, judge: () => 1 })], 'send');
    expect(sent.slice(0, 5).map(({ turns }) => turns[0]?.text)).toEqual(
      firstVariants('My own words.', parameters.sigma, 'a seed', 5).map(({ variant }) => variant),
    );
  });

  test('does not tell the judge the objective in DTX, and does in the paper', () => {
    const told = (variant: 'dtx' | 'paper') => {
      const objectives = new Set<string | undefined>();
      const judge: World['judge'] = (judged) => {
        objectives.add(judged.objective);
        return 1;
      };
      run({ judge }, { variant });
      return [...objectives];
    };
    expect(told('dtx')).toEqual([undefined]);
    expect(told('paper')).toEqual([objective]);
    expect(of(run({}), 'judge')[0]?.sees).toContain('Objective: (not told)');
  });

  test('stops at the first answer that reaches the threshold; of equal ones the first is reported', () => {
    const next = counter();
    expect(of(run({ judge: () => (next() === 3 ? 10 : 1) }), 'send')).toHaveLength(3);
    expect(resultOf(run({ judge: () => 4 }))).toMatchObject({ success: false, score: 4, node: 0 });
  });

  test('ends with a message when it has too many prompts', () => {
    expect(of(run({}, { candidates: mostNodes + 1, rounds: 1 }, 'a'), 'stop')[0]?.why).toBe('too-many');
  });
});

describe('Crescendo', () => {
  const parameters = {
    iterations: 1,
    rounds: 4,
    refusalLimit: 2,
    isJudged: true,
    threshold: 10,
    variant: 'dtx' as const,
  };
  const run = (parts: Partial<World>, changed: Partial<Parameters<typeof crescendo>[1]> = {}) => {
    const write = counting();
    const questioner: World['questioner'] = () => ({ question: write(), summary: '' });
    return [
      ...crescendo(
        'task',
        { ...parameters, ...changed },
        scripted({ questioner, target: () => ({ text: 'yes' }), ...parts }),
      ),
    ];
  };

  test('sends one message with the transcript in it in DTX, and turns in the paper', () => {
    expect(of(run({}), 'send')[1]?.turns).toEqual([
      { speaker: 'user', text: 'User: prompt 1\nAssistant: yes\nUser: prompt 2' },
    ]);
    expect(of(run({}, { variant: 'paper' }), 'send')[1]?.turns).toEqual([
      { speaker: 'user', text: 'prompt 1' },
      { speaker: 'assistant', text: 'yes' },
      { speaker: 'user', text: 'prompt 2' },
    ]);
  });

  test('leaves a refusal out up to the limit, which costs its round in DTX and none in the paper', () => {
    const events = (variant: 'dtx' | 'paper') => run({ target: () => ({ text: refusal }) }, { variant });
    for (const [variant, sent] of [
      ['dtx', 4],
      ['paper', 6],
    ] as const) {
      expect(of(events(variant), 'send')).toHaveLength(sent);
      expect(of(events(variant), 'backtrack').map(({ isRoundLost }) => isRoundLost)).toEqual([
        variant === 'dtx',
        variant === 'dtx',
      ]);
    }
    // Later ones are kept, and rated.
    expect(countCalls(events('dtx')).judge).toBe(2);
    expect(of(events('dtx'), 'send')[3]?.turns[0]?.text).toContain(`Assistant: ${refusal}`);
  });

  test('plays all rounds in DTX, and ends in the paper when the judge is content', () => {
    const judge = () => 10;
    expect(of(run({ judge }), 'send')).toHaveLength(4);
    expect(of(run({ judge }, { variant: 'paper' }), 'send')).toHaveLength(1);
  });

  test('tells the question model of the last six rounds', () => {
    const lengths: number[] = [];
    const questioner: World['questioner'] = ({ rounds }) => {
      lengths.push(rounds.length);
      return { question: 'q', summary: '' };
    };
    run({ questioner }, { rounds: 9 });
    expect(lengths).toEqual([0, 1, 2, 3, 4, 5, 6, 6, 6]);
  });

  test('sends an empty question for a reply that cannot be read', () => {
    expect(of(run({ questioner: () => undefined }), 'send')[0]?.turns).toEqual([
      { speaker: 'user', text: '' },
    ]);
  });

  test('reports the mean of the kept rounds, 0 without a judge, and calls any last answer a success in DTX', () => {
    const judge = counter();
    expect(resultOf(run({ judge }))).toMatchObject({ success: true, score: 2.5, response: 'yes', node: 3 });
    expect(resultOf(run({}, { isJudged: false }))).toMatchObject({ success: true, score: 0 });
    expect(resultOf(run({}, { variant: 'paper' }))).toMatchObject({ success: false, score: 1 });
    // Of equal iterations the first.
    expect(resultOf(run({}, { iterations: 2 }))).toMatchObject({ node: 3 });
    expect(of(run({}, { isJudged: false }), 'judge')).toEqual([]);
  });

  test('ends with a message when it has too many questions', () => {
    expect(of(run({}, { iterations: mostNodes, rounds: 2, isJudged: false }), 'stop')[0]?.why).toBe(
      'too-many',
    );
  });
});
