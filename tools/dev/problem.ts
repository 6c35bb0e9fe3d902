/** Something an author has to fix, at its place in the author's file. */
export interface Problem {
  /** From the site folder. */
  readonly file: string;
  /** Absent when it is about the file, or what it is about stands in no one line. */
  readonly line?: number;
  readonly problem: string;
  readonly fix: string;
}

/** A mistake in content as every part of the site throws it; by its fields, since the code is there more than once. */
export interface Mistake {
  readonly file: string;
  readonly problem: string;
  readonly fix: string;
}

/** The problem of a mistake: its line is a field here, and no part of the text. */
export function problemOf({ file, problem, fix }: Mistake): Problem {
  const [whole = '', line] = /^line (\d+): /.exec(problem) ?? [];
  return {
    file,
    problem: problem.slice(whole.length),
    fix,
    ...(line !== undefined && { line: Number(line) }),
  };
}

/** The mistakes of what was thrown; undefined for anything else, which is a defect of the site. */
export function mistakesIn(error: unknown): readonly Mistake[] | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'ContentError') return [error as Error & Mistake];
  if (error.name === 'ContentErrors') return (error as Error & { errors: readonly Mistake[] }).errors;
  return undefined;
}

/** `content/docs/a.md:12`, as terminals and editors take it. */
export function placeOf({ file, line }: Pick<Problem, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** `content/docs/a.md:12: what is wrong. What to do.` */
export function problemLine(problem: Problem): string {
  return `${placeOf(problem)}: ${problem.problem}. ${problem.fix}.`;
}

/** Tells problems once, for as long as they are there. */
export class ProblemLog {
  /** Who reports → the lines of the last report. */
  readonly #known = new Map<string, ReadonlySet<string>>();

  /**
   * @param reporter what was looked at, such as a page: its last report is replaced by this one
   * @returns lines that nobody was told, and one when the last problem of a file is fixed
   */
  report(reporter: string, problems: readonly Problem[]): string[] {
    const told = this.#all();
    const before = this.#known.get(reporter) ?? new Set();
    const now = new Set(problems.map(problemLine));
    this.#known.set(reporter, now);
    const left = [...this.#all()];
    const fileOf = (line: string) => line.slice(0, line.search(/:(?:\d+:)? /));
    const fixed = new Set(
      [...before].map(fileOf).filter((file) => !left.some((line) => fileOf(line) === file)),
    );
    return [...[...now].filter((line) => !told.has(line)), ...[...fixed].map((file) => `${file}: fixed.`)];
  }

  #all(): Set<string> {
    return new Set([...this.#known.values()].flatMap((lines) => [...lines]));
  }
}
