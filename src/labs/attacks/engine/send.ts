import type { Turn } from '../world/target.ts';
import type { World } from '../world/world.ts';
import type { AttackEvent } from './events.ts';

/** What a judge is told besides the answer. */
export interface Judging {
  readonly objective?: string | undefined;
  readonly prompt?: string | undefined;
  /** The best score, where it is not 10. */
  readonly most?: 5 | undefined;
}

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
  const { objective = placeholder, prompt, most } = judging;
  const sees = [
    `Objective: ${objective}`,
    ...(prompt === undefined ? [] : [`Prompt: ${prompt}`]),
    `Answer: ${answer}`,
  ];
  yield { kind: 'judge', node, score, ...(most && { most }), sees: sees.join('\n') };
  return score;
}

/** Asks the target with one message, and has its answer rated. */
export function* sendAndJudge(
  world: World,
  node: number,
  prompt: string,
  judging: Judging,
  again?: number,
): Generator<AttackEvent, Sent> {
  const answer = yield* send(world, node, [{ speaker: 'user', text: prompt }], again);
  const score = yield* judge(world, node, judging, answer);
  return { node, prompt, answer, score };
}

/** What a judge without an objective reads in its place. */
export const placeholder = '(not told)';

/** The first of those with the greatest score. */
export function bestOf<Item extends { readonly score: number }>(items: readonly Item[]): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best && best.score >= item.score ? best : item),
    undefined,
  );
}
