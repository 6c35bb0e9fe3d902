/**
 * What kind of mistake it is: the form of the code, a value that is missing, a value of the wrong type, something of
 * Jinja or Python that is not supported here, or a limit that keeps the code from running for ever.
 */
export type ProblemKind = 'syntax' | 'undefined' | 'type' | 'unsupported' | 'limit';

/** Thrown inside; `jinja/render.ts` and `python/evaluate.ts` give it as a value. */
export class EvaluationError extends Error {
  readonly kind: ProblemKind;
  /** Offset in the code; undefined is the place that is being evaluated. */
  readonly at: number | undefined;
  /** What Python says, with its class: `KeyError: 'a'`; undefined when it says the same as `message`. */
  readonly says: string | undefined;
  /** What to do, where only what Python says is known. */
  readonly hint: string | undefined;

  constructor(
    kind: ProblemKind,
    message: string,
    more: {
      readonly at?: number | undefined;
      readonly says?: string | undefined;
      readonly hint?: string | undefined;
    } = {},
  ) {
    super(message);
    this.kind = kind;
    this.at = more.at;
    this.says = more.says;
    this.hint = more.hint;
  }
}

/** @throws {EvaluationError} */
export function fail(kind: ProblemKind, message: string, at?: number): never {
  throw new EvaluationError(kind, message, { at });
}

/**
 * @param says class and words of Python's exception; a TypeError unless told
 * @throws {EvaluationError} as Python's TypeError, ValueError and the like do
 */
export function wrong(message: string, says?: string): never {
  throw new EvaluationError('type', message, { says });
}

/** @param says class and words of Python's exception @throws {EvaluationError} */
export function raise(says: string, hint?: string): never {
  throw new EvaluationError('type', says.replace(/^\w+: /, ''), { says, hint });
}

/**
 * @param what of Jinja or Python
 * @throws {EvaluationError}
 */
export function unsupported(what: string, at?: number): never {
  return fail('unsupported', `${what}: not supported here`, at);
}

/** The problem that an engine has when its stack or a text is full; undefined for other errors. */
export function fullEngine(error: unknown): EvaluationError | undefined {
  // Firefox has a class of its own for a full stack.
  const full = error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
  return full
    ? new EvaluationError('limit', 'values or calls are nested too deep. Use fewer levels')
    : undefined;
}
