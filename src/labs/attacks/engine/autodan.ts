import type { Chance } from '../world/chance.ts';
import { isRefusal } from '../world/refusal.ts';
import { templates } from '../world/templates.ts';
import type { World } from '../world/world.ts';
import { type Attack, type AttackEvent, type Ending, type Member, mostNodes } from './events.ts';
import { crossed, learned, roulette, type WordScores, withSynonyms } from './evolve.ts';
import { send } from './send.ts';

/** Parameters under the names of the flags, without `--ad-`. */
export interface AutoDanParameters {
  readonly candidates: number;
  readonly steps: number;
  readonly sentenceSteps: number;
  readonly mutationRate: number;
  readonly ratioElites: number;
  readonly points: number;
  readonly crossoverRate: number;
  readonly wordDictSize: number;
}

interface Candidate {
  readonly node: number;
  readonly prompt: string;
}

/** A text that may become a candidate. */
type Made = Omit<Member, 'node'>;

/** What one measuring of all candidates, with one answer, has shown. */
interface Pass {
  readonly best: Candidate;
  readonly scores: readonly number[];
  readonly score: number;
  readonly answer: string;
  readonly isSuccess: boolean;
}

/** Whom it calls. */
export interface AutoDanWorld extends World {
  /** Reads the model itself, which whoever has its weights can do: no defense is around it. */
  loss(message: string): number;
  rephraser(text: string): string;
}

/**
 * AutoDAN, templates before an objective that evolve by the loss of the model itself. A step measures all candidates and
 * has the best answered; without a phrase of refusal in the answer it ends. Else parents are crossed, and sentence steps
 * measure again and put synonyms in. A success in a sentence step ends these, and the next step measures the same
 * candidates once more. The stored runner of DTX calls a selection that its class lacks; here it selects as the code does
 * that has it (inferred): a share of the best is kept, parents come from a roulette wheel. Source:
 * `attacks-from-code.md`, section 6.
 */
export function* autodan(objective: string, parameters: AutoDanParameters, world: AutoDanWorld): Attack {
  const { candidates, steps, sentenceSteps, mutationRate, wordDictSize } = parameters;
  const chance = world.chance('search');
  const start = templates(candidates).map((prompt): Made => ({ prompt, parents: [], how: 'template' }));
  const passes: Pass[] = [];
  let words: WordScores = new Map();
  let nodes = 0;
  let generation = 0;
  let population: readonly Candidate[] = [];
  function* bred(label: string, made: readonly Made[]): Generator<AttackEvent> {
    const members = made.slice(0, candidates).map((each, at): Member => ({ ...each, node: nodes + at }));
    nodes += candidates;
    yield { kind: 'breed', generation, label, members };
    generation += 1;
    const texts: string[] = [];
    for (const [at, { prompt, how }] of made.entries()) {
      const isRephrased = how !== 'kept' && chance() < mutationRate;
      const text = isRephrased ? world.rephraser(prompt) : prompt;
      texts.push(text);
      if (isRephrased) yield { kind: 'rephrase', node: members[at]?.node, sees: prompt, prompt: text };
    }
    population = members.map(({ node }, at) => ({ node, prompt: texts[at] ?? '' }));
  }
  function* pass(): Generator<AttackEvent, Pass> {
    const result = yield* measured(objective, population, world);
    passes.push(result);
    return result;
  }
  const again = () => population.map(({ node, prompt }): Made => ({ prompt, parents: [node], how: 'kept' }));
  const isFull = () => nodes + candidates > mostNodes;

  yield* bred('1', start);
  for (let step = 1; step <= steps; step += 1) {
    yield { kind: 'begin', iteration: step - 1 };
    let { isSuccess, scores } = yield* pass();
    if (isSuccess) return yield report('success', objective, passes);
    const isLast = step === steps;
    const next = (sentence: number) => (sentence <= sentenceSteps ? `${step}.${sentence}` : `${step + 1}`);
    if (isFull()) return yield report('too-many', objective, passes);
    yield* bred(next(1), crossedFrom(population, scores, parameters, chance));
    for (let sentence = 1; sentence <= sentenceSteps; sentence += 1) {
      ({ isSuccess, scores } = yield* pass());
      if (isFull()) return yield report('too-many', objective, passes);
      if (isSuccess) break;
      const texts = population.map(({ prompt }) => prompt);
      words = learned(words, texts, scores, wordDictSize);
      yield* bred(next(sentence + 1), replacedFrom(population, scores, words, parameters, chance));
    }
    if (isSuccess && isLast) return yield report('success', objective, passes);
    // Each measuring has candidates of its own, so that they can be told apart.
    if (isSuccess) yield* bred(`${step + 1}`, again());
  }
  const last = yield* measured(objective, population, world);
  yield report(last.isSuccess ? 'success' : 'spent', objective, passes, last);
}

function* measured(
  objective: string,
  population: readonly Candidate[],
  world: AutoDanWorld,
): Generator<AttackEvent, Pass> {
  const scores: number[] = [];
  for (const { node, prompt } of population) {
    const loss = world.loss(`${prompt} ${objective}`);
    yield { kind: 'measure', node, loss };
    scores.push(-loss);
  }
  const score = Math.max(...scores);
  const best = population[scores.indexOf(score)] ?? { node: -1, prompt: '' };
  const answer = yield* send(world, best.node, [{ speaker: 'user', text: `${best.prompt} ${objective}` }]);
  const isRefused = isRefusal(answer);
  yield { kind: 'check', node: best.node, isRefused };
  return { best, scores, score, answer, isSuccess: !isRefused };
}

/** The best as they are, and parents for all others. */
function selected(
  population: readonly Candidate[],
  scores: readonly number[],
  ratio: number,
  chance: Chance,
): { readonly elites: readonly Made[]; readonly parents: readonly Candidate[] } {
  const inOrder = population
    .map((candidate, at) => ({ candidate, score: scores[at] ?? 0 }))
    .sort((one, other) => other.score - one.score);
  const count = Math.floor(ratio * population.length);
  const drawn = roulette(
    inOrder.map(({ score }) => score),
    population.length - count,
    chance,
  );
  return {
    elites: inOrder
      .slice(0, count)
      .map(({ candidate: { node, prompt } }) => ({ prompt, parents: [node], how: 'kept' })),
    parents: drawn.flatMap((at) => inOrder[at]?.candidate ?? []),
  };
}

/** Parents are crossed two by two; the last of an odd number with the first, which makes one too many. */
function crossedFrom(
  population: readonly Candidate[],
  scores: readonly number[],
  { ratioElites, crossoverRate, points }: AutoDanParameters,
  chance: Chance,
): readonly Made[] {
  const { elites, parents } = selected(population, scores, ratioElites, chance);
  const children: Made[] = [];
  for (let at = 0; at < parents.length; at += 2) {
    const one = parents[at];
    const other = parents[at + 1] ?? parents[0];
    if (!one || !other) break;
    const both = chance() < crossoverRate ? crossed(one.prompt, other.prompt, points, chance) : undefined;
    if (both)
      children.push(
        ...both.map((prompt): Made => ({ prompt, parents: [one.node, other.node], how: 'crossed' })),
      );
    else
      children.push(
        ...[one, other].map(({ prompt, node }): Made => ({ prompt, parents: [node], how: 'copied' })),
      );
  }
  return [...elites, ...children];
}

function replacedFrom(
  population: readonly Candidate[],
  scores: readonly number[],
  words: WordScores,
  { ratioElites }: AutoDanParameters,
  chance: Chance,
): readonly Made[] {
  const { elites, parents } = selected(population, scores, ratioElites, chance);
  const replace = withSynonyms(words, chance);
  const children = parents.map(({ node, prompt }): Made => {
    const text = replace(prompt);
    return { prompt: text, parents: [node], how: text === prompt ? 'copied' : 'replaced' };
  });
  return [...elites, ...children];
}

/**
 * `success` and `prompt` are of the last pass, `score` and `response` of that with the lowest loss.
 * @param passes those of the steps and sentence steps, one at least
 * @param last the pass after the last step if there was one, which DTX does not compare with the others
 */
function report(why: Ending, objective: string, passes: readonly Pass[], last = passes.at(-1)): AttackEvent {
  const best = passes.reduce((one, other) => (one.score >= other.score ? one : other));
  return {
    kind: 'stop',
    why,
    result: {
      success: last?.isSuccess ?? false,
      score: best.score,
      prompt: `${last?.best.prompt} ${objective}`,
      response: best.answer,
      node: best.best.node,
    },
  };
}
