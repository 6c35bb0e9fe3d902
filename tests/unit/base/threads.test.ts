import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { askThread, onThreads } from '../../../src/base/threads.ts';

const doubling = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (n) => {
    if (n < 0) throw new Error('negative');
    parentPort.postMessage([2 * n, threadId]);
  });`;

describe('onThreads', () => {
  it('does every task once, on at most so many threads', async () => {
    const answers: [number, number][] = [];
    await onThreads(doubling, [1, 2, 3, 4, 5], 2, async (thread, n) => {
      answers.push(await askThread<[number, number]>(thread, n));
    });
    expect(answers.map(([n]) => n).sort((a, b) => a - b)).toEqual([2, 4, 6, 8, 10]);
    expect(new Set(answers.map(([, thread]) => thread)).size).toBeLessThanOrEqual(2);
  });

  it('ends its threads with the last task, and leaves no listener on one that answered', async () => {
    const used = new Set<Worker>();
    const listeners: number[] = [];
    await onThreads(doubling, [1, 2, 3, 4], 2, async (thread, n) => {
      used.add(thread);
      const before = thread.listenerCount('error');
      await askThread(thread, n);
      listeners.push(thread.listenerCount('error') - before, thread.listenerCount('message'));
    });
    expect(new Set(listeners)).toEqual(new Set([0]));
    for (const thread of used) expect(thread.threadId).toBe(-1);
  });

  it('takes tasks that come one after the other', async () => {
    const answers: number[] = [];
    async function* coming() {
      for (const n of [1, 2, 3]) {
        await new Promise((done) => setImmediate(done));
        yield n;
      }
    }
    await onThreads(doubling, coming(), 1, async (thread, n) => {
      answers.push((await askThread<number[]>(thread, n))[0] ?? 0);
    });
    expect(answers).toEqual([2, 4, 6]);
  });

  it('throws what a thread did not catch, and the others begin no further task', async () => {
    let begun = 0;
    function* endless() {
      yield -1;
      for (;;) yield ++begun;
    }
    const work = onThreads(doubling, endless(), 2, async (thread, n) => {
      await askThread(thread, n);
    });
    await expect(work).rejects.toThrow('negative');
    let seen: number;
    do {
      seen = begun;
      await setTimeout(100);
    } while (begun !== seen);
    expect(begun).toBeGreaterThan(0);
  });
});
