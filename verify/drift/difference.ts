/** One place where the model and the installed packages say different things. */
export interface Difference {
  /** Part of the model: `command-line`. */
  readonly part: string;
  /** Entry, as its file names it: `dtx redteam run --threads`. */
  readonly entry: string;
  /**
   * - `wrong`: both have it, and they differ
   * - `extra`: only the model has it
   * - `missing`: only the packages have it
   */
  readonly kind: 'wrong' | 'extra' | 'missing';
  /** What each of them says, a few words. */
  readonly says: string;
}

/** What comparing one part of the model gave; `agree` counts the facts that are the same. */
export interface Comparison {
  readonly part: string;
  readonly agree: number;
  readonly differences: readonly Difference[];
}

/** Collects what is the same and what is not, of one part. */
export class Comparer {
  readonly part: string;
  private agree = 0;
  private readonly differences: Difference[] = [];

  constructor(part: string) {
    this.part = part;
  }

  /** One value of an entry; compared as JSON, so that order counts in lists. */
  same(entry: string, field: string, ours: unknown, theirs: unknown): void {
    const [mine, real] = [JSON.stringify(ours ?? null), JSON.stringify(theirs ?? null)];
    if (mine === real) this.agree += 1;
    else this.add(entry, 'wrong', `${field}: ${mine} here, ${real} in DTX`);
  }

  /** A fact that holds or not. */
  holds(entry: string, isTrue: boolean, says: string): void {
    if (isTrue) this.agree += 1;
    else this.add(entry, 'wrong', says);
  }

  /** Two sets of names, in any order. @param of what the names are: `option` */
  sets(of: string, ours: Iterable<string>, theirs: Iterable<string>): void {
    const [mine, real] = [new Set(ours), new Set(theirs)];
    for (const name of mine) {
      if (real.has(name)) this.agree += 1;
      else this.add(`${of} ${name}`, 'extra', 'not in DTX');
    }
    for (const name of real) if (!mine.has(name)) this.add(`${of} ${name}`, 'missing', 'DTX has it');
  }

  add(entry: string, kind: Difference['kind'], says: string): void {
    this.differences.push({ part: this.part, entry, kind, says });
  }

  done(): Comparison {
    return { part: this.part, agree: this.agree, differences: this.differences };
  }
}
