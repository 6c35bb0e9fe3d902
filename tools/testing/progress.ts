/** Begins a line that tells how far a stage is, which is shown at once whatever else waits for the stage's end. */
export const progressMark = '… ';

/** Milliseconds from one line to the next. */
export const progressPause = 15_000;

/** Tells now and then how far the tests of a process are, on a terminal and in a log. */
export class Progress {
  readonly #of: string;
  readonly #begin = Date.now();
  #last = Date.now();
  #done = 0;
  #failed = 0;

  /**
   * @param total how many there will be
   * @param kind of what is counted, in plural
   */
  constructor(total: number, kind: string) {
    this.#of = `of ${total} ${kind}`;
  }

  /** Counts one that has ended. @returns a line without its end, when it is time for one */
  add(isFailed: boolean, now = Date.now()): string | undefined {
    this.#done += 1;
    if (isFailed) this.#failed += 1;
    if (now - this.#last < progressPause) return undefined;
    this.#last = now;
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : '';
    return `${progressMark}${this.#done} ${this.#of}${failed}, after ${duration(now - this.#begin)}`;
  }
}

/** @returns minutes and seconds, `1:05` */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
