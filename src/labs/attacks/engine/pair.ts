import { type RefinerView, type Strategy, strategies, type ToldTry } from '../world/refiner.ts';
import type { World } from '../world/world.ts';
import type { Variant } from './attack-kind.ts';
import { type Attack, type AttackEvent, type Ending, mostNodes } from './events.ts';
import { proposed, triesInWords } from './propose.ts';
import { judge, type Sent, send, sendAndJudge, stop } from './send.ts';

/** Parameters under the names of the flags, without `--pair-`. */
export interface PairParameters {
  readonly streams: number;
  readonly iterations: number;
  /** In DTX both the tries to get a reply that can be read, and the refinements of an iteration. */
  readonly maxAttempts: number;
  readonly threshold: number;
  readonly variant: Variant;
}

interface Stream {
  readonly strategy: Strategy;
  /** What was sent, the newest last. */
  readonly sent: Sent[];
}

/** How many of its turns the attacker of the paper keeps. */
const remembered = 4;

/** What the code of the paper sends in place of a prompt that nobody could read. */
const noPrompt = '(no prompt)';

/** Whom it calls. */
export interface PairWorld extends World {
  refiner(view: RefinerView): string | undefined;
}

/**
 * PAIR, prompts that are refined in several streams. As in DTX: one stream after another, each with a first turn and
 * `maxAttempts` refinements in an iteration; the first turn of a later iteration sends the last prompt once more, and the
 * attacker is told the last answer and its score. As in the paper (its code): all streams together, one prompt each in an
 * iteration, the attacker of each with its own last turns, and an end after an iteration with a success. Source:
 * `attacks-from-code.md`, section 2, and the runner of DTX and the code of the paper that it names.
 */
export function* pair(objective: string, parameters: PairParameters, world: PairWorld): Attack {
  const streams = Array.from({ length: parameters.streams }, (_, at): Stream => {
    const strategy = strategies[at % strategies.length] ?? strategies[0];
    return { strategy, sent: [] };
  });
  const played = parameters.variant === 'paper' ? together : oneByOne;
  const why = yield* played(objective, streams, parameters, world);
  const sent = streams.flatMap((stream) => stream.sent).sort((one, other) => one.node - other.node);
  yield stop(why, sent, parameters.threshold);
}

type Played = Generator<AttackEvent, Ending>;

function* oneByOne(
  objective: string,
  streams: readonly Stream[],
  parameters: PairParameters,
  world: PairWorld,
): Played {
  const { iterations, maxAttempts, threshold } = parameters;
  let node = 0;
  for (let iteration = 0; iteration < iterations; iteration += 1)
    for (const [at, { strategy, sent }] of streams.entries()) {
      yield { kind: 'begin', iteration, stream: at };
      for (let turn = 0; turn <= maxAttempts; turn += 1) {
        if (node >= mostNodes) return 'too-many';
        const last = sent.at(-1);
        const isWritten = turn > 0 || !last?.prompt;
        // It is not told its own prompt. Before the first answer there is none, with a score of 0.
        const tries: readonly ToldTry[] =
          last && turn > 0 ? [{ answer: last.answer, score: last.score }] : [];
        const written = isWritten
          ? yield* refined(world, node, last?.node, { strategy, goal: objective, tries }, maxAttempts)
          : undefined;
        const prompt = written ?? last?.prompt ?? '';
        const again = written === undefined ? last?.node : undefined;
        const result = yield* sendAndJudge(world, node, prompt, { objective, prompt }, { again });
        sent.push(result);
        if (result.score >= threshold) return 'success';
        node += 1;
      }
    }
  return 'spent';
}

function* together(
  objective: string,
  streams: readonly Stream[],
  { iterations, maxAttempts, threshold }: PairParameters,
  world: PairWorld,
): Played {
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const first = iteration * streams.length;
    if (first + streams.length > mostNodes) return 'too-many';
    yield { kind: 'begin', iteration };
    const prompts: string[] = [];
    for (const [at, { strategy, sent }] of streams.entries()) {
      const view = { strategy, goal: objective, tries: sent.slice(-remembered) };
      prompts.push((yield* refined(world, first + at, sent.at(-1)?.node, view, maxAttempts)) ?? noPrompt);
    }
    const answers: string[] = [];
    for (const [at, text] of prompts.entries())
      answers.push(yield* send(world, first + at, [{ speaker: 'user', text }]));
    for (const [at, { sent }] of streams.entries()) {
      const [node, prompt = '', answer = ''] = [first + at, prompts[at], answers[at]];
      const score = yield* judge(world, node, { objective, prompt }, answer);
      sent.push({ node, prompt, answer, score });
    }
    if (streams.some(({ sent }) => (sent.at(-1)?.score ?? 0) >= threshold)) return 'success';
  }
  return 'spent';
}

/** A prompt of the attacker of a stream. */
function refined(
  world: PairWorld,
  node: number,
  parent: number | undefined,
  view: RefinerView,
  maxAttempts: number,
): Generator<AttackEvent, string | undefined> {
  const { strategy, goal, tries } = view;
  const sees = [`Strategy: ${strategy}`, `Goal: ${goal}`, ...triesInWords(tries)].join('\n');
  return proposed(() => world.refiner(view), maxAttempts, node, parent, sees);
}
