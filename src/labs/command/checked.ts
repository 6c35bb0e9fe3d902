import { checkCall } from '../../product/command-line/check-call/check-call.ts';
import type { Call } from '../../product/command-line/read-call.ts';
import type { CommandLabFacts } from './facts.ts';
import type { Mistake } from './mistakes.ts';
import { type ReadText, readText, type TextCall } from './read-text.ts';

/** Calls of a text that are explained and corrected. */
export const mostCalls = 20;

/** A call of a text, held against the model. */
export interface CheckedCall {
  readonly textCall: TextCall;
  /** Undefined when its command is not known. */
  readonly call: Call | undefined;
  readonly mistakes: readonly Mistake[];
}

/** A text with its first calls held against the model. */
export interface CheckedText extends ReadText {
  readonly checked: readonly CheckedCall[];
}

export function checkText(text: string, facts: CommandLabFacts): CheckedText {
  const read = readText(text, facts['command-line']);
  return { ...read, checked: read.calls.slice(0, mostCalls).map((call) => check(call, facts)) };
}

function check(textCall: TextCall, facts: CommandLabFacts): CheckedCall {
  const mistakes: Mistake[] = [];
  const call = checkCall(textCall.words, facts, false, (line, problem, fix, detail = {}) => {
    mistakes.push({ line, problem, fix, detail });
  });
  return { textCall, call, mistakes };
}
