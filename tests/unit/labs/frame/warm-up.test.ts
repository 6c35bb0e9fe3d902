import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let warmUp: (again: () => unknown, since: number) => void;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ warmUp } = await import('../../../../src/labs/frame/warm-up.ts'));
});
afterEach(() => vi.useRealTimers());

test('work is done again a few times after its answer, and never more in the life of a worker', async () => {
  const again = vi.fn();
  warmUp(again, performance.now());
  expect(again).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  const times = again.mock.calls.length;
  expect(times).toBeGreaterThan(1);
  expect(times).toBeLessThan(10);
  warmUp(again, performance.now());
  await vi.runAllTimersAsync();
  expect(again).toHaveBeenCalledTimes(times);
});

test('work that was asked meanwhile takes the place of that before', async () => {
  const [before, newest] = [vi.fn(), vi.fn()];
  warmUp(before, performance.now());
  warmUp(newest, performance.now());
  await vi.runAllTimersAsync();
  expect(before).not.toHaveBeenCalled();
  expect(newest).toHaveBeenCalled();
});

test('work that takes long is not done again', async () => {
  const again = vi.fn();
  const since = performance.now();
  vi.advanceTimersByTime(100);
  warmUp(again, since);
  await vi.runAllTimersAsync();
  expect(again).not.toHaveBeenCalled();
});
