import { expect } from 'vitest';

/** Four times the text is four times the work; with every letter looked at for every other it is sixteen times. */
const most = 10;
/** Microseconds of the processor below which a measurement says nothing. */
const least = 60_000;

/**
 * Expects that work grows with the length of a text, from 25 kB to 100 kB. What is counted is the time that the
 * processor works for this thread, so that neither a slow nor a busy machine matters.
 * @param work for a text of about so many characters
 */
export function expectSteadyGrowth(work: (length: number) => void): void {
  const costOf = (length: number) => {
    const before = process.threadCpuUsage();
    work(length);
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  // Of another length each, since what was explained once is remembered.
  const short = Math.max(costOf(24_900), costOf(25_000));
  const long = Math.min(costOf(99_800), costOf(99_900));
  expect(long, `${long} µs, and ${short} µs for a quarter of it`).toBeLessThan(Math.max(least, short * most));
}
