import { bestOf } from '../world/best-of.ts';
import type { Judged } from '../world/judge.ts';
import type { Turn } from '../world/target.ts';
import type { World } from '../world/world.ts';
import type { AttackEvent, Ending } from './events.ts';

/** What a judge is told besides the answer. */
export type Judging = Omit<Judged, 'answer'>;

/** A prompt that was sent, with what came of it. */
export interface Sent {
  readonly node: number;
  readonly prompt: string;
  readonly answer: string;
  readonly score: number;
}

/** Asks the target. @param again the prompt that is sent once more */
export function* send(
  world: World,
  node: number,
  turns: readonly Turn[],
  again?: number,
): Generator<AttackEvent, string> {
  yield { kind: 'send', node, turns, ...(again !== undefined && { again }) };
  const { text, stoppedBy } = world.target(turns);
  yield { kind: 'answer', node, text, stoppedBy };
  return text;
}

/** Has an answer rated. */
export function* judge(
  world: World,
  node: number,
  judging: Judging,
  answer: string,
): Generator<AttackEvent, number> {
  const score = world.judge({ ...judging, answer });
  const { objective = placeholder, prompt } = judging;
  const sees = [
    `Objective: ${objective}`,
    ...(prompt === undefined ? [] : [`Prompt: ${prompt}`]),
    `Answer: ${answer}`,
  ];
  yield { kind: 'judge', node, score, sees: sees.join('\n') };
  return score;
}

/** What a judge without an objective reads in its place. */
export const placeholder = '(not told)';

/** Asks the target with a prompt, after turns if there are any, and has its answer rated. */
export function* sendAndJudge(
  world: World,
  node: number,
  prompt: string,
  judging: Judging,
  { before = [], again }: { readonly before?: readonly Turn[]; readonly again?: number | undefined } = {},
): Generator<AttackEvent, Sent> {
  const answer = yield* send(world, node, [...before, { speaker: 'user', text: prompt }], again);
  const score = yield* judge(world, node, judging, answer);
  return { node, prompt, answer, score };
}

/** The report of an attack on the best of what it has sent, of equal ones the first. */
export function stop(why: Ending, sent: readonly Sent[], threshold: number): AttackEvent {
  const { node = -1, score = 0, prompt = '', answer = '' } = bestOf(sent) ?? {};
  return {
    kind: 'stop',
    why,
    result: { success: score >= threshold, score, prompt, response: answer, node },
  };
}
