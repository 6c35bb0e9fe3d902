import type { AgentKind } from './agents.ts';
import type { EvaluatorKind } from './evaluator-kinds.ts';
import type { Reply } from './reply.ts';
import type { Turn } from './seen.ts';
import type { Outcome } from './stop.ts';

/** A reply and what judges it, read from what was entered. */
export interface Case {
  readonly agent: AgentKind;
  readonly evaluator: EvaluatorKind;
  /** As it was pasted. */
  readonly reply: string;
  readonly prompt: string;
  /** Turns of the conversation before the prompt. */
  readonly earlier: readonly Turn[];
  readonly validate: string | undefined;
  readonly transform: string | undefined;
  /** `location` of a Gradio provider. */
  readonly location: readonly (string | number)[] | undefined;
  /** Words or expressions, each with the line it is on; without blank lines. */
  readonly rules: readonly Rule[];
  /** What the model of an evaluator said. */
  readonly said: string;
}

export interface Rule {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** What a step of the way found. */
export interface Passage {
  readonly id: 'reply' | 'check' | 'answer';
  /** One sentence each. */
  readonly notes: readonly string[];
  /** What comes out of the step, where it can be shown. */
  readonly value?: unknown;
}

/** What the agent takes out of a reply. */
export interface Taken {
  readonly answer: unknown;
  readonly reply: Reply | undefined;
  /** `transform_response` for a text, where the answer is an object or a list that has one. */
  readonly textBy?: string | undefined;
  /** Where the answer does not show it. */
  readonly saysNothing?: boolean;
}

/** Takes the answer out of a reply, and tells the steps on the way. */
export type TakeAnswer = (asked: Case, passages: Passage[]) => Outcome<Taken>;
