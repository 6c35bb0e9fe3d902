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

/** A difference that the model knows of, with the reason that its entry gives in the field `differs`. */
export interface Explained extends Difference {
  readonly reason: string;
}

/** What comparing one part of the model gave; `agree` counts the facts that are the same. */
export interface Comparison {
  readonly part: string;
  readonly agree: number;
  readonly differences: readonly Difference[];
  readonly explained: readonly Explained[];
  /** Entries that explain a difference which is not there. */
  readonly needless: readonly string[];
}

/** Collects what is the same and what is not, of one part. */
export class Comparer {
  readonly part: string;
  private agree = 0;
  private readonly differences: Difference[] = [];
  private readonly reasons = new Map<string, string>();

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

  /** Two sets of names, in any order. @param before what stands before a name in its entry: `plugin ` */
  sets(before: string, ours: Iterable<string>, theirs: Iterable<string>): void {
    const [mine, real] = [new Set(ours), new Set(theirs)];
    for (const name of mine) {
      if (real.has(name)) this.agree += 1;
      else this.add(`${before}${name}`, 'extra', 'not in DTX');
    }
    for (const name of real) if (!mine.has(name)) this.add(`${before}${name}`, 'missing', 'DTX has it');
  }

  /** The reason that an entry gives for differing; it holds for the entry alone. */
  explain(entry: string, reason: string | undefined): void {
    if (reason !== undefined) this.reasons.set(entry, reason);
  }

  add(entry: string, kind: Difference['kind'], says: string): void {
    this.differences.push({ part: this.part, entry, kind, says });
  }

  done(): Comparison {
    const { part, agree, reasons } = this;
    const explained = this.differences.flatMap((difference) => {
      const reason = reasons.get(difference.entry);
      return reason === undefined ? [] : [{ ...difference, reason }];
    });
    return {
      part,
      agree,
      differences: this.differences.filter(({ entry }) => !reasons.has(entry)),
      explained,
      needless: [...reasons.keys()].filter((entry) => !explained.some((each) => each.entry === entry)),
    };
  }
}
