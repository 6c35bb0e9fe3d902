/** What DTX makes of a reply: a row that passes or fails, or the end of the run. `unknown`: the lab cannot say. */
export type Verdict = 'pass' | 'fail' | 'ends' | 'unknown';

/** A word, expression or score, and what it gives. */
export interface RuleRow {
  readonly rule: string;
  readonly result: string;
  readonly state: 'match' | 'none' | 'error' | 'skipped';
}

export interface Judgment {
  readonly verdict: Verdict;
  /** False where the row says nothing about the reply, because nothing was judged. */
  readonly isAssessed: boolean;
  /** One sentence. */
  readonly because: string;
  /** What `description` in the report or the message of the error says. */
  readonly says: string | undefined;
  readonly rows: readonly RuleRow[];
}
