import { fail } from './problem.ts';

/** What a template or expression may use before it is stopped. */
export interface Limits {
  /** Parts of it that are evaluated, and items that filters and functions go through. */
  readonly steps: number;
  /** Characters of the result, and of each text on the way. */
  readonly output: number;
}

export const usualLimits: Limits = { steps: 1_000_000, output: 1_000_000 };

const unlimited: Limits = { steps: Number.POSITIVE_INFINITY, output: Number.POSITIVE_INFINITY };

/**
 * What is left of the limits of the code that is being evaluated. That never waits, so that one place is
 * enough, and values, filters and methods need not hand it on.
 */
let left = unlimited.steps;
let limits = unlimited;
let counted = 'the template';

/** Starts the count of a template or expression. @param what is counted, for the message */
export function startBudget(given: Limits, what = 'the template'): void {
  limits = given;
  counted = what;
  left = given.steps;
}

/** Ends the count: what is read and written between two evaluations costs nothing. */
export function endBudget(): void {
  startBudget(unlimited);
}

/** @throws {EvaluationError} when the steps are used up */
export function spend(steps = 1): void {
  left -= steps;
  if (left < 0)
    fail('limit', `${counted} was stopped after ${grouped(limits.steps)} steps. Loop over fewer items`);
}

/**
 * Has to be asked before a text or list of a length is made.
 * @returns the length
 * @throws {EvaluationError} when it is too long
 */
export function allow(length: number): number {
  if (length > limits.output)
    fail('limit', `a text or list has more than ${grouped(limits.output)} parts. Make it shorter`);
  spend(length >> 6);
  return length;
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
