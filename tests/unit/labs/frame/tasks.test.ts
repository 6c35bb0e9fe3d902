import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTasks, type TaskWorker } from '../../../../src/labs/frame/tasks.ts';

class FakeWorker extends EventTarget implements TaskWorker {
  readonly asked: unknown[] = [];
  isEnded = false;
  postMessage(input: unknown) {
    this.asked.push(input);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let workers: FakeWorker[];
const newest = () => workers.at(-1) as FakeWorker;
const start = () => {
  workers.push(new FakeWorker());
  return newest();
};

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('work in a worker', () => {
  it('starts the worker with the first task, and keeps it for the next', async () => {
    const tasks = createTasks<string, string>(start, 100);
    expect(workers).toHaveLength(0);
    const first = tasks.run('a');
    newest().answer('A');
    expect(await first).toBe('A');
    const second = tasks.run('b');
    newest().answer('B');
    expect(await second).toBe('B');
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(newest().isEnded).toBe(false);
  });

  it('does of all that wait only the newest', async () => {
    const tasks = createTasks<string, string>(start, 100);
    const first = tasks.run('a');
    const skipped = vi.fn();
    tasks.run('b').then(skipped, skipped);
    const last = tasks.run('c');
    expect(newest().asked).toEqual(['a']);
    newest().answer('A');
    newest().answer('C');
    expect([await first, await last]).toEqual(['A', 'C']);
    expect(newest().asked).toEqual(['a', 'c']);
    expect(skipped).not.toHaveBeenCalled();
  });

  it('[2S.30] ends a worker that takes too long, and goes on with what waits in another', async () => {
    const tasks = createTasks<string, string>(start, 100);
    const endless = tasks.run('endless');
    const next = tasks.run('next');
    vi.advanceTimersByTime(100);
    await expect(endless).rejects.toMatchObject({ reason: 'stopped' });
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    workers[0]?.answer('too late');
    newest().answer('done');
    expect(await next).toBe('done');
  });

  it('ends what runs when it is told to, and the task that waits with it', async () => {
    const tasks = createTasks<string, string>(start, 100);
    const running = tasks.run('a');
    const waiting = tasks.run('b');
    tasks.stop();
    await expect(running).rejects.toMatchObject({ reason: 'ended' });
    // Whoever shows that it runs hears that it does not.
    await expect(waiting).rejects.toMatchObject({ reason: 'ended' });
    expect(workers).toHaveLength(1);
    const again = tasks.run('c');
    newest().answer('C');
    expect(await again).toBe('C');
  });

  it('gives a task less time once another waits for it', async () => {
    const tasks = createTasks<string, string>(start, 3000);
    const first = tasks.run('first');
    newest().answer('loaded');
    await first;
    const endless = tasks.run('endless');
    const ended = expect(endless).rejects.toMatchObject({ reason: 'stopped' });
    vi.advanceTimersByTime(200);
    const next = tasks.run('next');
    vi.advanceTimersByTime(299);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await ended;
    newest().answer('done');
    expect(await next).toBe('done');
    const slow = tasks.run('slow');
    vi.advanceTimersByTime(2999);
    newest().answer('in time');
    expect(await slow).toBe('in time');
  });

  it('does not end a worker that still loads because somebody types on', async () => {
    const tasks = createTasks<string, string>(start, 3000);
    const first = tasks.run('a');
    vi.advanceTimersByTime(400);
    const next = tasks.run('ab');
    vi.advanceTimersByTime(2000);
    newest().answer('A');
    expect(await first).toBe('A');
    newest().answer('AB');
    expect(await next).toBe('AB');
    expect(workers).toHaveLength(1);
  });

  it('ends at once what has run for longer when something newer comes', async () => {
    const tasks = createTasks<string, string>(start, 3000);
    const first = tasks.run('first');
    newest().answer('loaded');
    await first;
    const ended = expect(tasks.run('endless')).rejects.toMatchObject({ reason: 'stopped' });
    vi.advanceTimersByTime(2000);
    const next = tasks.run('next');
    vi.advanceTimersByTime(0);
    await ended;
    newest().answer('done');
    expect(await next).toBe('done');
  });

  it.each(['error', 'messageerror'])(
    'tells of a worker that ends with %s, and starts another for the next task',
    async (event) => {
      const tasks = createTasks<string, string>(start, 100);
      const failed = tasks.run('a');
      newest().dispatchEvent(new Event(event));
      await expect(failed).rejects.toThrow('could not be loaded, or crashed');
      const next = tasks.run('b');
      newest().answer('B');
      expect(await next).toBe('B');
      expect(workers).toHaveLength(2);
    },
  );

  it('tells of a worker that cannot be made', async () => {
    const tasks = createTasks<string, string>(() => {
      throw new Error('no workers here');
    }, 100);
    await expect(tasks.run('a')).rejects.toThrow('no workers here');
  });
});
