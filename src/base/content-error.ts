/** One mistake in what an author wrote: where it is, what is wrong, how to fix it. Prints as one line. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly file: string;
  readonly problem: string;
  readonly fix: string;

  /**
   * @param file path as the author knows it, from the project root
   * @param problem what is wrong, naming the field or the line
   * @param fix what to do about it
   */
  constructor(file: string, problem: string, fix: string) {
    super(`${file}: ${problem}. ${fix}.`);
    this.file = file;
    this.problem = problem;
    this.fix = fix;
  }
}

/** Every mistake found in one pass, a line each, so that an author fixes them in one go. */
export class ContentErrors extends Error {
  override name = 'ContentErrors';
  readonly errors: readonly ContentError[];

  constructor(errors: readonly ContentError[]) {
    super(errors.map((error) => error.message).join('\n'));
    this.errors = errors;
  }
}

/** Collects mistakes while reading goes on; throws them together. */
export class ErrorCollector {
  readonly #errors: ContentError[] = [];
  readonly #tolerated: ContentError[] | undefined;

  /** @param tolerated takes the mistakes, none of which is thrown then: reading goes on without what is wrong */
  constructor(tolerated?: ContentError[]) {
    this.#tolerated = tolerated;
  }

  /** Runs `read`; a `ContentError` it throws is kept and `undefined` returned, anything else passes through. */
  try<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (error instanceof ContentError) this.#errors.push(error);
      else if (error instanceof ContentErrors) this.#errors.push(...error.errors);
      else throw error;
      return undefined;
    }
  }

  add(error: ContentError): void {
    this.#errors.push(error);
  }

  /** What was collected, for whoever reports it otherwise than by throwing. */
  get errors(): readonly ContentError[] {
    return this.#errors;
  }

  throwIfAny(): void {
    if (this.#errors.length === 0) return;
    if (!this.#tolerated) throw new ContentErrors(this.#errors);
    this.#tolerated.push(...this.#errors.splice(0));
  }
}
