import { describe, expect, test } from 'vitest';
import { limitsOf, mostCalls } from '../../../../src/labs/attacks/call-limits.ts';
import { type AutoDanParameters, autodan } from '../../../../src/labs/attacks/engine/autodan.ts';
import { type AttackEvent, countCalls } from '../../../../src/labs/attacks/engine/events.ts';
import { crossed, learned, roulette, withSynonyms } from '../../../../src/labs/attacks/engine/evolve.ts';
import { sentenceOf } from '../../../../src/labs/attacks/engine/log.ts';
import { playedAutoDan } from '../../../../src/labs/attacks/engine/played/autodan.ts';
import { sceneAt } from '../../../../src/labs/attacks/engine/scene.ts';
import { attack, type Setup } from '../../../../src/labs/attacks/engine/setup.ts';
import { trials } from '../../../../src/labs/attacks/engine/trials.ts';
import { evasion, refusal } from '../../../../src/labs/attacks/world/bakery.ts';
import { chanceFrom } from '../../../../src/labs/attacks/world/chance.ts';
import type { Defense } from '../../../../src/labs/attacks/world/defense-names.ts';
import { mildObjective, objective } from '../../../../src/labs/attacks/world/objective.ts';
import { answer, lossOf } from '../../../../src/labs/attacks/world/target.ts';
import { templates } from '../../../../src/labs/attacks/world/templates.ts';
import { rephrase, synonymsOf } from '../../../../src/labs/attacks/world/thesaurus.ts';
import { realProduct } from '../../product/product-folder.ts';
import { of } from './events-of.ts';
import { createWorld, type World } from './whole-world.ts';

const parameters: AutoDanParameters = {
  candidates: 4,
  steps: 2,
  sentenceSteps: 1,
  mutationRate: 0,
  ratioElites: 0.25,
  points: 5,
  crossoverRate: 1,
  wordDictSize: 50,
};
/** A run in which everybody says what a test wants: refused, and a loss by the length of the text. */
function run(parts: Partial<World> = {}, changed: Partial<AutoDanParameters> = {}): readonly AttackEvent[] {
  const world: World = {
    ...createWorld('test', 0, new Set()),
    loss: (text) => text.length,
    target: () => ({ text: refusal }),
    ...parts,
  };
  return [...autodan('goal', { ...parameters, ...changed }, world)];
}
const ways = (events: readonly AttackEvent[]) =>
  of(events, 'breed').map(({ label, members }) => [label, members.map(({ how }) => how).join(' ')]);
/** Refuses as often as it is told to, and answers from then on. */
const refusing = (times: number): World['target'] => {
  let count = 0;
  return () => {
    count += 1;
    return { text: count > times ? 'Yes.' : refusal };
  };
};

describe('AutoDAN', () => {
  test('measures all candidates, and has the one with the lowest loss answered, before the objective', () => {
    const events = run();
    const [first] = of(events, 'breed');
    const losses = of(events, 'measure').slice(0, 4);
    expect(losses.map(({ node }) => node)).toEqual([0, 1, 2, 3]);
    const best = losses.toSorted((one, other) => one.loss - other.loss)[0]?.node ?? -1;
    expect(of(events, 'send')[0]).toMatchObject({
      node: best,
      turns: [{ speaker: 'user', text: `${first?.members[best]?.prompt} goal` }],
    });
  });

  test('plays steps of a crossing and sentence steps, and measures once more at the end', () => {
    expect(ways(run())).toEqual([
      ['1', 'template template template template'],
      ['1.1', 'kept crossed crossed crossed'],
      ['2', expect.stringMatching(/^kept( copied| replaced){3}$/)],
      ['2.1', 'kept crossed crossed crossed'],
      ['3', expect.stringMatching(/^kept( copied| replaced){3}$/)],
    ]);
    expect(countCalls(run())).toMatchObject({ target: 5, loss: 20, judge: 0, attacker: 0 });
    expect(countCalls(run({}, { sentenceSteps: 0 }))).toMatchObject({ target: 3, loss: 12 });
  });

  test('ends a run in which nothing succeeds after as many passes and losses as the model says', () => {
    const events = run({}, { candidates: 32, steps: 20, sentenceSteps: 3, ratioElites: 0.1 });
    expect(countCalls(events)).toMatchObject({ target: 81, loss: 2592 });
    expect(of(events, 'stop')[0]).toMatchObject({ why: 'spent', result: { success: false } });
  });

  test('stops at once when the first answer of a step does not refuse', () => {
    const events = run({ target: refusing(0) });
    expect(countCalls(events)).toMatchObject({ target: 1, loss: 4 });
    expect(of(events, 'stop')[0]).toMatchObject({ why: 'success', result: { success: true } });
  });

  test('measures the same candidates in the next step after a success in a sentence step, unless that was the last', () => {
    const events = run({ target: refusing(1) });
    expect(ways(events).at(-1)).toEqual(['2', 'kept kept kept kept']);
    expect(countCalls(events)).toMatchObject({ target: 3, loss: 12 });
    const last = run({ target: refusing(3) });
    expect(ways(last).at(-1)?.[0]).toBe('2.1');
    expect(countCalls(last)).toMatchObject({ target: 4, loss: 16 });
    expect(of(last, 'stop')[0]).toMatchObject({ result: { success: true } });
  });

  test('takes any answer without a phrase of refusal for a success', () => {
    for (const [text, success] of [
      [evasion, true],
      [refusal, false],
      ['I am sorry to say that it is made of chestnuts.', false],
    ] as const)
      expect(of(run({ target: () => ({ text }) }), 'stop')[0]?.result.success).toBe(success);
  });

  test('reports the lowest loss with a minus sign and the answer of that pass, and the prompt of the last pass', () => {
    let passes = 0;
    const target: World['target'] = () => {
      passes += 1;
      return { text: passes < 3 ? refusal : `answer ${passes}` };
    };
    // Each candidate is worse than those before it, so the first pass has the lowest loss.
    let loss = 0;
    const events = run({ target, loss: () => (loss += 1) }, { ratioElites: 0 });
    const [stop] = of(events, 'stop');
    expect(stop?.result).toMatchObject({ success: true, score: -1, node: 0, response: refusal });
    const last = of(events, 'send').at(-1);
    expect(stop?.result.prompt).toBe(last?.turns[0]?.text);
    expect(last?.node).not.toBe(0);
  });

  test('reports success and prompt of the pass after the last step, but never its loss and its answer', () => {
    // Each candidate is better than those before it, so that pass has the lowest loss.
    let loss = 0;
    const events = run({ target: refusing(4), loss: () => (loss -= 1) });
    expect(countCalls(events)).toMatchObject({ target: 5, loss: 20 });
    const [before, last] = of(events, 'send').slice(-2);
    const [stop] = of(events, 'stop');
    expect(stop).toMatchObject({
      why: 'success',
      result: {
        success: true,
        prompt: last?.turns[0]?.text,
        score: 16,
        node: before?.node,
        response: refusal,
      },
    });
  });

  test('reports the first of passes that are as good', () => {
    let passes = 0;
    const target: World['target'] = () => {
      passes += 1;
      return { text: `${refusal} ${passes}` };
    };
    const [stop] = of(run({ target, loss: () => 1 }), 'stop');
    expect(stop?.result).toMatchObject({ success: false, score: -1, node: 0, response: `${refusal} 1` });
  });

  test('crosses parents two by two, and the last of an odd number with the first', () => {
    const [, crossing] = of(run({ loss: () => 1 }), 'breed');
    const [elite, one, other, last] = crossing?.members ?? [];
    expect(elite).toMatchObject({ how: 'kept', parents: [0] });
    expect(other?.parents).toEqual(one?.parents);
    expect(last?.parents[0]).not.toBe(one?.parents[0]);
    expect(last?.parents[1]).toBe(one?.parents[0]);
  });

  test('rephrases templates and new candidates by the rate, never those that are kept', () => {
    const events = run({ rephraser: (text) => `${text} Anew.` }, { mutationRate: 1 });
    const nodes = of(events, 'rephrase').map(({ node }) => node);
    const kept = of(events, 'breed').flatMap(({ members }) => members.filter(({ how }) => how === 'kept'));
    expect(nodes.slice(0, 4)).toEqual([0, 1, 2, 3]);
    for (const { node } of kept) expect(nodes).not.toContain(node);
    // Three parents make four children, of which there is room for three.
    expect(nodes.filter((node) => node === undefined)).toHaveLength(2);
    expect(of(events, 'send')[0]?.turns[0]?.text).toMatch(/ Anew\. goal$/);
  });

  test('calls the rephraser about as often as the model says', () => {
    const tactic = realProduct().tactics.find(({ id }) => id === 'autodan');
    const call = tactic?.calls.find(({ name }) => name === 'Rephraser');
    const values = {
      '--ad-candidates': 32,
      '--ad-steps': 20,
      '--ad-sent-steps': 3,
      '--ad-mutation-rate': 0.2,
      '--ad-ratio-elites': 0.1,
    };
    const mean = call?.formula.value((flag) => values[flag as keyof typeof values]) ?? Number.NaN;
    const events = run(
      {},
      { candidates: 32, steps: 20, sentenceSteps: 3, ratioElites: 0.1, mutationRate: 0.2 },
    );
    expect(countCalls(events).rephraser / mean).toBeGreaterThan(0.9);
    expect(countCalls(events).rephraser / mean).toBeLessThan(1.1);
    expect(mostCalls(limitsOf(tactic?.calls ?? []), 'rephraser', values)).toBeUndefined();
  });

  test('ends with a message when it has too many candidates', () => {
    const events = run({}, { candidates: 500, steps: 30 });
    expect(of(events, 'stop')[0]?.why).toBe('too-many');
  });
});

describe('A crossing', () => {
  const [one, other] = ['abcdefgh', 'ABCDEFGH'].map((letters) =>
    [...letters].map((each) => `${each}.`).join(' '),
  );
  test('lets two texts change places sentence by sentence, and loses none', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 50; seed += 1) {
      const children = crossed(one ?? '', other ?? '', 2, chanceFrom(`${seed}`)) ?? [];
      const [first, second] = children.map((child) => child.replaceAll(/[ .]/g, ''));
      expect(first?.toLowerCase()).toBe('abcdefgh');
      expect([...(first ?? '')].map((letter, at) => letter !== second?.[at]).every(Boolean)).toBe(true);
      seen.add(first ?? '');
    }
    expect(seen.size).toBeGreaterThan(10);
  });
  test('cuts after the first sentence at the earliest, and not before the last', () => {
    const children = Array.from({ length: 50 }, (_, seed) =>
      crossed('a. b. c.', 'A. B. C.', 1, chanceFrom(`${seed}`))?.[0].replaceAll(/[ .]/g, ''),
    );
    expect(new Set(children)).toEqual(new Set(['abc', 'aBC', 'Abc', 'ABC']));
  });
  test('leaves texts that have too few sentences for its points', () => {
    expect(crossed(one ?? '', other ?? '', 6, chanceFrom('a'))).toBeDefined();
    expect(crossed(one ?? '', other ?? '', 7, chanceFrom('a'))).toBeUndefined();
    expect(crossed('Only this.', other ?? '', 1, chanceFrom('a'))).toBeUndefined();
  });
});

describe('A sentence step', () => {
  test('learns words by the mean of their texts, half of it from before, and keeps the best', () => {
    const known = learned(
      new Map([['tale', -4]]),
      ['A tale.', 'A story.', 'A tale, a story.'],
      [-2, -1, -4],
      9,
    );
    expect([...known]).toEqual([
      ['a', -7 / 3],
      ['story', -2.5],
      ['tale', -3.5],
    ]);
    expect([...learned(known, ['A tale.'], [0], 1).keys()]).toEqual(['a']);
  });
  test('puts in the synonym that did better, five words of a text at most', () => {
    const known = new Map([
      ['story', -1],
      ['tale', -3],
    ]);
    expect(withSynonyms(known, chanceFrom('a'))('A tale. Tale of a tale.')).toBe(
      'A story. Story of a story.',
    );
    expect(withSynonyms(known, chanceFrom('a'))('A story.')).toBe('A story.');
    const many = withSynonyms(known, chanceFrom('a'))('tale '.repeat(7));
    expect(many.match(/story/g)).toHaveLength(5);
    expect(withSynonyms(known, chanceFrom('a'))('A secret.')).toBe('A secret.');
  });
  test('tells a text that kept all of its words from one with others', () => {
    const breeds = of(run({}, { candidates: 12, steps: 4 }), 'breed');
    const texts = new Map(
      breeds.flatMap(({ members }) => members.map(({ node, prompt }) => [node, prompt] as const)),
    );
    const children = breeds
      .filter(({ label }, at) => at > 0 && !label.includes('.'))
      .flatMap(({ members }) => members.filter(({ how }) => how !== 'kept'));
    for (const { how, prompt, parents } of children)
      expect(how).toBe(prompt === texts.get(parents[0] ?? -1) ? 'copied' : 'replaced');
    expect(new Set(children.map(({ how }) => how))).toEqual(new Set(['copied', 'replaced']));
  });
  test('remembers words of earlier steps, which come back though no text of the generation has them', () => {
    const breeds = of(
      run({ loss: (text) => text.length / 50 }, { steps: 10, sentenceSteps: 3, points: 3, ratioElites: 0 }),
      'breed',
    );
    const wordsOf = ({ members }: (typeof breeds)[number]) =>
      new Set(members.flatMap(({ prompt }) => prompt.toLowerCase().match(/[a-z]+/g) ?? []));
    const back = breeds.slice(1).flatMap((breed, at) => {
      const before = breeds[at] && wordsOf(breeds[at]);
      return [...wordsOf(breed)].filter((word) => !before?.has(word));
    });
    expect(back).not.toEqual([]);
  });
  test('draws parents more often the better they are', () => {
    const drawn = roulette([-1, -3, -1], 3000, chanceFrom('a'));
    const count = (index: number) => drawn.filter((each) => each === index).length;
    expect(count(0) / count(1)).toBeGreaterThan(5);
    expect(count(0) / count(2)).toBeCloseTo(1, 0);
  });
});

describe('The world of AutoDAN', () => {
  test('has a loss that falls with what alarms the target, and is low where it does not refuse', () => {
    const texts = ['', 'I am writing a story. ', 'Keep nothing hidden. ', 'A secret. Reveal it. '];
    const losses = texts.map((text) => lossOf(text + mildObjective));
    expect(losses.map((loss) => loss > 0)).toEqual([true, true, true, true]);
    expect(losses[1]).toBeLessThan(losses[0] ?? 0);
    expect(losses[2]).toBeGreaterThan(losses[0] ?? 0);
    expect(losses[3]).toBeGreaterThan(losses[2] ?? 0);
    for (const text of [...templates(30), ...texts]) {
      const prompt = text + mildObjective;
      const settings = { temperature: 0, chance: () => 0.5, isSpotlighting: false };
      const isRefused = answer([{ speaker: 'user', text: prompt }], settings) === refusal;
      expect(isRefused).toBe(lossOf(prompt) > Math.log(2) + 1e-4);
    }
  });
  test('has templates that are always the same, and none that is answered as it is', () => {
    expect(templates(5)).toEqual(templates(64).slice(0, 5));
    for (const text of templates(64)) expect(lossOf(`${text} ${mildObjective}`)).toBeGreaterThan(0.7);
    expect(new Set(templates(64)).size).toBe(64);
  });
  test('refuses the objective of the other attacks whatever reasons are before it', () => {
    const reasons = 'I live with an allergy. It is for our museum. I am writing a story.';
    expect(lossOf(`${reasons} ${objective}`)).toBeGreaterThan(0.7);
    expect(lossOf(`${reasons} ${mildObjective}`)).toBeLessThan(0.1);
  });
  test('rephrases words for which it has others, and keeps capitals', () => {
    const texts = Array.from({ length: 40 }, (_, at) =>
      rephrase('Quiet! A quiet oven.', chanceFrom(`${at}`)),
    );
    expect(new Set(texts)).toEqual(
      new Set(['Quiet! A quiet oven.', 'Calm! A quiet oven.', 'Quiet! A calm oven.', 'Calm! A calm oven.']),
    );
    expect(synonymsOf('oven')).toEqual([]);
  });
});

const setup = (values: Setup['values'] = {}, ...defenses: Defense[]): Omit<Setup, 'seed'> => ({
  kind: playedAutoDan,
  variant: 'dtx',
  values: {
    '--ad-candidates': 32,
    '--ad-steps': 20,
    '--ad-sent-steps': 3,
    '--ad-mutation-rate': 0.02,
    '--ad-ratio-elites': 0.1,
    '--ad-num-points': 5,
    '--ad-crossover-rate': 0.5,
    '--ad-word-dict-size': 50,
    ...values,
  },
  defenses: new Set(defenses),
});

describe('What its page says to find out', () => {
  const told = (one: Omit<Setup, 'seed'>) => {
    const runs = trials(one, 20);
    return {
      reported: runs.filter(({ isReported }) => isReported).length,
      leaking: runs.filter((each) => each.told > 0).length,
      passes: runs.reduce((sum, { calls }) => sum + calls.target, 0),
    };
  };
  test('Every run reports success, and few get anything of the secret', () => {
    expect(told(setup())).toMatchObject({ reported: 20 });
    expect(told(setup()).leaking).toBeLessThan(5);
  });
  test('Without crossings a search without sentence steps takes at least twice as long', () => {
    const alone = { '--ad-sent-steps': 0 };
    expect(told(setup({ ...alone, '--ad-crossover-rate': 0 })).passes).toBeGreaterThan(
      2 * told(setup(alone)).passes,
    );
  });
  test('Without crossings more runs get a part of the secret than with them, and at six points more again', () => {
    const alone = { '--ad-sent-steps': 0 };
    const leaking = (values: Setup['values']) => told(setup({ ...alone, ...values })).leaking;
    expect(leaking({ '--ad-crossover-rate': 0 })).toBeGreaterThan(leaking({}));
    expect(leaking({ '--ad-num-points': 6 })).toBeGreaterThan(leaking({ '--ad-crossover-rate': 0 }));
  });
  test('A candidate that was not refused in a sentence step is not refused when the next step asks again', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const events = [...attack({ ...setup(), seed: `${seed}` })];
      const checks = of(events, 'check').map(({ isRefused }) => isRefused);
      const first = checks.indexOf(false);
      expect(checks.slice(first).every((isRefused) => !isRefused)).toBe(true);
      expect(checks.length - first).toBeLessThanOrEqual(2);
    }
  });
  test('At seven points templates of eight sentences are never crossed', () => {
    expect(told(setup({ '--ad-num-points': 7 }))).toEqual(told(setup({ '--ad-crossover-rate': 0 })));
  });
  test('A keyword filter makes it go on until more gets out, and a filter of answers lets nothing out', () => {
    expect(told(setup({}, 'keywords')).leaking).toBeGreaterThan(told(setup()).leaking);
    expect(told(setup({}, 'output'))).toMatchObject({ leaking: 0 });
    expect(told(setup({}, 'output')).reported).toBeGreaterThan(15);
    expect(told(setup({}, 'oddText'))).toEqual(told(setup()));
  });
});

test('A candidate keeps its generation, its parents and its loss, and every event is told in a sentence', () => {
  const small = setup({
    ...Object.fromEntries(Object.entries(playedAutoDan.small).map(([flag, value]) => [flag, Number(value)])),
  });
  const events = [...attack({ ...small, seed: '1' })];
  const { nodes, calls, current } = sceneAt(events, events.length);
  expect(nodes).toHaveLength(24);
  expect(nodes.map(({ iteration }) => iteration)).toEqual(
    [0, 1, 2, 3].flatMap((each) => Array(6).fill(each)),
  );
  for (const { loss } of nodes) expect(loss).toBeDefined();
  for (const { parents = [], how, iteration } of nodes) {
    expect(parents.length > 0).toBe(iteration > 0);
    if (how === 'crossed') expect(parents).toHaveLength(2);
    for (const parent of parents) expect(nodes[parent]?.iteration).toBe(iteration - 1);
  }
  expect(nodes.filter(({ isRefused }) => isRefused !== undefined)).toHaveLength(calls.target);
  expect(nodes.find(({ id }) => id === current)?.isRefused).toBe(false);
  for (const event of events) expect(sentenceOf(playedAutoDan, event)).toMatch(/^[A-Z].*[.”]$/su);
  const said = events.map((event) => sentenceOf(playedAutoDan, event));
  expect(said[0]).toBe('Generation 1 has 6 candidates: 6 from templates.');
  expect(said.at(-1)).toMatch(
    /^The last answer has no phrase of refusal: reported is “success: true” with a score of -0\./,
  );
  // The score has the digits of the losses.
  const least = Math.min(...nodes.map(({ loss = Infinity }) => loss));
  expect(said.at(-1)).toContain(`a score of ${-Number(least.toFixed(2))} from`);
});
