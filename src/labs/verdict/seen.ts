import type { Case } from './case.ts';
import { parsedAnswer } from './reply-text.ts';

/** What an evaluator gets: the object that a jq expression is applied to [dtx-models/prompts]. */
export interface Seen {
  readonly turns: readonly Turn[];
  readonly response: unknown;
  readonly scores: Scores | null;
  readonly policy: string | null;
  readonly goal: string | null;
}

/** The best label of a classifier, beside an object `stats`; empty for agents without scores of which it is not null. */
export type Scores = Readonly<Record<string, number | Readonly<Record<string, unknown>>>>;

export interface Turn {
  readonly role: 'SYSTEM' | 'USER' | 'ASSISTANT';
  /** Mostly a text; the agents `http` and `gradio` may take a list or an object out of a reply. */
  readonly message: unknown;
}

/** Put where the lab does not know the prompt's own. */
export const ofPrompt = { policy: '(policy of the prompt)', goal: '(goal of the prompt)' } as const;

/**
 * The conversation and answer as an agent hands them on.
 * @param answer what the agent took out of the reply; for a classifier its best label with the score
 */
export function seenBy(
  { agent: kind, earlier, prompt }: Pick<Case, 'agent' | 'earlier' | 'prompt'>,
  answer: unknown,
): Seen {
  const turns: Turn[] = [...earlier, { role: 'USER', message: prompt }];
  if (kind.hasTurn) turns.push({ role: 'ASSISTANT', message: answer });
  return {
    turns,
    response: responseOf(kind, answer),
    scores:
      kind.scores === 'null' ? null : kind.scores === 'empty' ? {} : classified(...(answer as BestLabel)),
    ...(kind.keepsPolicy ? ofPrompt : { policy: null, goal: null }),
  };
}

/** A label and its score. */
export type BestLabel = readonly [label: string, score: number];

/** Scores of a classifier, as a report has them. */
export function classified(label: string, score: number): Scores {
  return { stats: { [label]: { min: score, max: score, avg: score } }, [label]: score };
}

function responseOf({ response }: Case['agent'], answer: unknown): unknown {
  if (response === 'content') return { content: answer };
  if (response === 'parsed') return parsedAnswer(answer as string);
  return response === 'answer' ? answer : response === 'empty' ? {} : null;
}

/** The last message of the assistant, which most evaluators read; undefined when there is none. */
export function lastReply({ turns }: Seen): { readonly message: unknown } | undefined {
  return turns.findLast(({ role }) => role === 'ASSISTANT');
}
