import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TaskWorker } from '../../../../src/labs/frame/tasks.ts';
import {
  createWork,
  type Place,
  settled,
  taskLimit,
  type WorkState,
} from '../../../../src/labs/frame/work.ts';

class FakeWorker extends EventTarget implements TaskWorker {
  readonly asked: unknown[] = [];
  isEnded = false;
  postMessage(input: unknown) {
    this.asked.push(input);
  }
  terminate() {
    this.isEnded = true;
  }
  async answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
    await vi.advanceTimersByTimeAsync(0);
  }
}

let workers: FakeWorker[];
let state: WorkState<string>;
let told: number;
const newest = () => workers.at(-1) as FakeWorker;
const startWorker = () => {
  workers.push(new FakeWorker());
  return newest();
};
const workOn = (placeOf: () => Place<string> = () => undefined) =>
  createWork<string>(startWorker, placeOf, (change) => {
    told += 1;
    state = { ...state, ...change };
  });
const later = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  workers = [];
  told = 0;
  state = settled('first');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the outcome before stays while an input is worked on, and its own takes the place', async () => {
  workOn().take({ text: 'a' });
  await later(100);
  expect(state).toMatchObject({ outcome: 'first', isRunning: true });
  await newest().answer('A');
  expect(state).toEqual(settled('A'));
});

test('an answer that comes at once is told, and not before that it is awaited', async () => {
  workOn().take({ text: 'a' });
  expect(told).toBe(0);
  await newest().answer('A');
  expect(state).toEqual(settled('A'));
  await later(100);
  expect(told).toBe(1);
});

test('a newer input overtakes an older one, whose outcome is never shown', async () => {
  const work = workOn();
  work.take({ text: 'a' });
  work.take({ text: 'b' });
  await newest().answer('A');
  await later(100);
  expect(state).toMatchObject({ outcome: 'first', isRunning: true });
  await newest().answer('B');
  expect(state).toEqual(settled('B'));
  expect(workers).toHaveLength(1);
});

test('what is stopped by hand says so, keeps the outcome before, and the next input works', async () => {
  const work = workOn();
  work.take({ text: 'endless' });
  work.stop();
  await later();
  expect(state).toMatchObject({ outcome: 'first', isRunning: false, failure: 'ended' });
  expect(newest().isEnded).toBe(true);
  work.take({ text: 'b' });
  await newest().answer('B');
  expect(state).toEqual(settled('B'));
  expect(workers).toHaveLength(2);
});

test('what takes longer than it may is stopped', async () => {
  workOn().take({ text: 'endless' });
  await later(taskLimit - 1);
  expect(state.isRunning).toBe(true);
  await later(1);
  expect(state).toMatchObject({ outcome: 'first', isRunning: false, failure: 'stopped' });
});

test.each(['error', 'messageerror'])(
  'a worker that crashes with %s is told, and the next input has another',
  async (event) => {
    const work = workOn();
    work.take({ text: 'a' });
    newest().dispatchEvent(new Event(event));
    await later();
    expect(state).toMatchObject({ outcome: 'first', isRunning: false, failure: 'unavailable' });
    work.take({ text: 'b' });
    await newest().answer('B');
    expect(state).toEqual(settled('B'));
    expect(workers).toHaveLength(2);
  },
);

test('the failure of an input that was overtaken is not told', async () => {
  const work = workOn();
  work.take({ text: 'a' });
  work.take({ text: 'b' });
  newest().dispatchEvent(new Event('error'));
  await later(100);
  expect(state).toMatchObject({ failure: undefined, isRunning: true });
  await newest().answer('B');
  expect(state).toEqual(settled('B'));
});

test('a known outcome starts no worker, and the answer to an older input does not replace it', async () => {
  let place: Place<string>;
  const work = workOn(() => place);
  work.take({ text: 'a' });
  place = { outcome: 'known' };
  work.take({ text: 'b' });
  expect(state).toEqual(settled('known'));
  await newest().answer('A');
  expect(state).toEqual(settled('known'));
  expect(newest().asked).toHaveLength(1);
});

test('what a worker of another kind needs is loaded first; only a slow load is told, and its time does not count', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = { needs: 'jq', load: () => promise, start: startWorker };
  workOn(() => other).take({ text: 'a' });
  await later(149);
  expect(told).toBe(0);
  await later(1);
  expect(state).toMatchObject({ loading: 'jq', isRunning: true });
  await later(2 * taskLimit);
  expect(workers).toHaveLength(0);
  resolve();
  await later(100);
  expect(state).toMatchObject({ loading: undefined, isRunning: true });
  await newest().answer('A');
  expect(state).toEqual(settled('A'));
});

test('what cannot be loaded is told by its name, and loaded again for the next input', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  const other = { needs: 'jq', load, start: startWorker };
  const work = workOn(() => other);
  work.take({ text: 'a' });
  await later();
  expect(state).toMatchObject({ failure: 'unloaded', unloaded: 'jq', isRunning: false });
  work.take({ text: 'b' });
  await later();
  await newest().answer('B');
  expect(state).toEqual(settled('B'));
});

test('a load that ends after its page has gone starts no worker, and tells nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = workOn(() => ({ needs: 'jq', load: () => promise, start: startWorker }));
  work.take({ text: 'a' });
  work.end();
  resolve();
  await later(1000);
  expect([workers.length, told]).toEqual([0, 0]);
});

test('a worker is there before the first input, and what it did to get ready is never told', async () => {
  const work = workOn();
  work.prepare({ text: 'first' });
  expect(newest().asked).toEqual([{ text: 'first' }]);
  await newest().answer('FIRST');
  await later(taskLimit);
  expect([told, state]).toEqual([0, settled('first')]);
  work.take({ text: 'a' });
  await newest().answer('A');
  expect(state).toEqual(settled('A'));
  expect(workers).toHaveLength(1);
});

test('an input that comes while a worker gets ready waits for it, and no failure of that is told', async () => {
  const work = workOn();
  work.prepare({ text: 'first' });
  work.take({ text: 'a' });
  await newest().answer('FIRST');
  expect(state.outcome).toBe('first');
  await newest().answer('A');
  expect(state).toEqual(settled('A'));
  const other = workOn();
  other.prepare({ text: 'first' });
  newest().dispatchEvent(new Event('error'));
  await later(taskLimit);
  expect(state).toEqual(settled('A'));
});

test('nothing gets ready for an input of another kind, which may be large', async () => {
  workOn(() => ({ outcome: 'known' })).prepare({ text: 'first' });
  await later();
  expect(workers).toEqual([]);
});
