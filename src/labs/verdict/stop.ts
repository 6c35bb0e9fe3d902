import type { Problem } from '../frame/LabResult.tsx';

/** Why a run ends: the error within, as DTX words it, and a sentence about it. */
export interface Ending {
  readonly message: string;
  readonly because: string;
  /** What Python raises for an expression. */
  readonly raised?: string;
}

/** What stops the way of a reply to its judge: the run ends, or the lab cannot go on. */
export type Stop = { readonly ending: Ending } | { readonly problem: Problem } | { readonly unknown: string };

/** What a step gives, or what stops there. */
export type Outcome<Result> = Result | Stop;

export function isStop<Result extends object>(outcome: Outcome<Result>): outcome is Stop {
  return 'ending' in outcome || 'problem' in outcome || 'unknown' in outcome;
}

/**
 * Whether DTX takes the answer as a turn and as `.response` [dtx-models/prompts]: a text, list or object with something
 * in it.
 * @param printed as Python prints it, where it is a number, true, false or None
 */
export function acceptAnswer(
  answer: unknown,
  printed: string = JSON.stringify(answer ?? null),
): Outcome<{ readonly answer: unknown }> {
  const isHolder = typeof answer === 'object' && answer !== null;
  const size = typeof answer === 'string' ? answer.length : isHolder ? Object.keys(answer).length : undefined;
  if (size !== undefined && size > 0) return { answer };
  const what =
    answer === null || answer === undefined
      ? 'None'
      : size === undefined
        ? `${printed}, which is neither text, list nor object`
        : `empty (${JSON.stringify(answer)})`;
  return {
    ending: {
      message:
        size === undefined
          ? `Unable to apply constraint 'min_length' to supplied value ${answer == null ? 'None' : printed}`
          : '1 validation error for Turn\nmessage\n  Value should have at least 1 item after validation, not 0',
      because: `The answer is ${what}. DTX does not accept it as a turn of the conversation, and ends the run.`,
    },
  };
}
