import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let warmUp: (again: () => unknown, since: number) => void;
let now: number;
/** Work that takes so many milliseconds. */
const work = (...milliseconds: number[]) =>
  vi.fn(() => {
    now += milliseconds.length > 1 ? (milliseconds.shift() ?? 0) : (milliseconds[0] ?? 0);
  });
/** Does the work as a worker does when it is asked. */
const ask = (again: () => unknown) => {
  const since = now;
  again();
  warmUp(again, since);
};
beforeEach(async () => {
  vi.useFakeTimers();
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.resetModules();
  ({ warmUp } = await import('../../../../src/labs/frame/warm-up.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('work is done again a few times after its answer, and never more in the life of a worker', async () => {
  const again = work(10);
  ask(again);
  expect(again).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  const times = again.mock.calls.length;
  expect(times).toBeGreaterThan(2);
  expect(times).toBeLessThan(10);
  ask(again);
  await vi.runAllTimersAsync();
  expect(again).toHaveBeenCalledTimes(times + 1);
});

test('work that was asked meanwhile takes the place of that before', async () => {
  const [before, newest] = [work(10), work(10)];
  ask(before);
  ask(newest);
  await vi.runAllTimersAsync();
  expect(before).toHaveBeenCalledTimes(1);
  expect(newest.mock.calls.length).toBeGreaterThan(2);
});

test('work that takes long, or is fast, is not done again', async () => {
  for (const again of [work(100), work(1)]) {
    ask(again);
    await vi.runAllTimersAsync();
    expect(again).toHaveBeenCalledTimes(1);
  }
});

test('work is left when it has become fast, so that other work still has its turns', async () => {
  const [example, text] = [work(20, 1), work(10)];
  ask(example);
  await vi.runAllTimersAsync();
  expect(example).toHaveBeenCalledTimes(2);
  ask(text);
  await vi.runAllTimersAsync();
  expect(text).toHaveBeenCalledTimes(5);
});
