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
  const short = costOf(25_000);
  const limit = Math.max(least, short * most);
  const once = costOf(99_900);
  // Memory that is cleared up just then counts as well, so a bad one is measured again. Of another length, since what was
  // explained once is remembered.
  const long = once < limit ? once : Math.min(once, costOf(99_800));
  expect(long, `${long} µs, and ${short} µs for a quarter of it`).toBeLessThan(limit);
}
