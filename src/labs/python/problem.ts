/**
 * What kind of mistake it is: the template's form, a value that is missing, a value of the wrong type, something of
 * Jinja that is not supported here, or a limit that keeps a template from running for ever.
 */
export type ProblemKind = 'syntax' | 'undefined' | 'type' | 'unsupported' | 'limit';

/** A mistake, where it is and what to do about it. */
export interface TemplateProblem {
  readonly kind: ProblemKind;
  /** One sentence without a full stop at its end. */
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** Thrown inside; what is exported from `render.ts` gives it as a value. */
export class EvaluationError extends Error {
  readonly kind: ProblemKind;
  /** Offset in the template; undefined is the place that is being evaluated. */
  readonly at: number | undefined;

  constructor(kind: ProblemKind, message: string, at?: number) {
    super(message);
    this.kind = kind;
    this.at = at;
  }
}

/** @throws {EvaluationError} */
export function fail(kind: ProblemKind, message: string, at?: number): never {
  throw new EvaluationError(kind, message, at);
}

/** @throws {EvaluationError} as Python's TypeError, ValueError and the like do */
export function wrong(message: string): never {
  return fail('type', message);
}

/**
 * @param what of Jinja or Python
 * @throws {EvaluationError}
 */
export function unsupported(what: string, at?: number): never {
  return fail('unsupported', `${what}: not supported here`, at);
}
