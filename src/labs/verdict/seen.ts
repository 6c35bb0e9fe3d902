import type { Case } from './case.ts';

/** What an evaluator gets: the object that a jq expression is applied to [dtx-models/prompts]. */
export interface Seen {
  readonly turns: readonly Turn[];
  readonly response: unknown;
  readonly scores: Readonly<Record<string, number>>;
  readonly policy: string | null;
  readonly goal: string | null;
}

export interface Turn {
  readonly role: 'SYSTEM' | 'USER' | 'ASSISTANT';
  /** Mostly a text; the agents `http` and `gradio` may take a list or an object out of a reply. */
  readonly message: unknown;
}

/** Put where the lab does not know the prompt's own. */
export const ofPrompt = { policy: '(policy of the prompt)', goal: '(goal of the prompt)' } as const;

/**
 * The conversation and answer as an agent hands them on.
 * @param answer what the agent took out of the reply; for a classifier its scores
 */
export function seenBy(
  { agent: kind, earlier, prompt }: Pick<Case, 'agent' | 'earlier' | 'prompt'>,
  answer: unknown,
): Seen {
  const turns: Turn[] = [...earlier, { role: 'USER', message: prompt }];
  if (kind.hasTurn) turns.push({ role: 'ASSISTANT', message: answer });
  return {
    turns,
    response: kind.response === 'empty' ? {} : kind.response === 'content' ? { content: answer } : answer,
    scores: kind.receives === 'scores' ? (answer as Seen['scores']) : {},
    ...(kind.keepsPolicy ? ofPrompt : { policy: null, goal: null }),
  };
}

/** The last message of the assistant, which most evaluators read; undefined when there is none. */
export function lastReply({ turns }: Seen): { readonly message: unknown } | undefined {
  return turns.findLast(({ role }) => role === 'ASSISTANT');
}
