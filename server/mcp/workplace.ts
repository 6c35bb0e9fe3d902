import { Worker } from 'node:worker_threads';
import { LabLimit } from '../../src/mcp/docs.ts';
import type { WorkMessage, WorkResult } from './lab.worker.ts';

export interface WorkplaceOptions {
  /** Threads. */
  readonly size?: number;
  /** Milliseconds that a task may take. */
  readonly longest?: number;
  /** Tasks that may wait for a thread. */
  readonly mostWaiting?: number;
  /** Told why a thread failed at a task, which it never should. */
  readonly onError?: (error: unknown) => void;
}

interface Waiting {
  readonly message: WorkMessage;
  readonly signal: AbortSignal;
  done(outcome: unknown): void;
  fail(error: unknown): void;
}

/** Megabytes of the heap of a thread: a text that unfolds without an end fills them. */
const heap = 256;

const tooLong = (seconds: number) =>
  `This took longer than ${seconds} s and was stopped. Look for an expression without an end, or give it less text.`;
const tooMuch = 'This needed more memory than it gets here and was stopped. Give it less text.';
const busy = 'Too many others are being answered. Ask again in a few seconds.';

/**
 * Threads for work that may take long. A task that takes too long, too much, or that nobody waits for any more ends with
 * its thread; all others go on.
 */
export class Workplace {
  readonly #options: Required<WorkplaceOptions>;
  readonly #waiting: Waiting[] = [];
  readonly #idle: Worker[] = [];
  #threads = 0;
  #closed = false;

  constructor(options: WorkplaceOptions = {}) {
    this.#options = { size: 2, longest: 5000, mostWaiting: 200, onError: () => undefined, ...options };
  }

  /** Threads that there are, at work or not. */
  get size(): number {
    return this.#threads;
  }

  /** @throws {LabLimit} when there is no outcome, and it is not a fault of the program */
  do(message: WorkMessage, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    if (this.#closed || this.#waiting.length >= this.#options.mostWaiting) throw new LabLimit(busy);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const waiting: Waiting = { message, signal, done: resolve, fail: reject };
    const leave = () => {
      const place = this.#waiting.indexOf(waiting);
      if (place >= 0) this.#waiting.splice(place, 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#waiting.push(waiting);
    this.#next();
    return promise.finally(() => signal.removeEventListener('abort', leave));
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { fail } of this.#waiting.splice(0)) fail(new LabLimit(busy));
    await Promise.all(this.#idle.splice(0).map((thread) => thread.terminate()));
  }

  #next(): void {
    while (this.#waiting.length > 0 && (this.#idle.length > 0 || this.#threads < this.#options.size)) {
      const task = this.#waiting.shift();
      if (task) void this.#run(this.#idle.pop() ?? this.#start(), task);
    }
  }

  #start(): Worker {
    this.#threads += 1;
    const thread = new Worker(new URL('./lab.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heap },
      // What libraries print there is not for who reads the output of the program: over stdio that is the protocol.
      stdout: true,
      stderr: true,
    });
    thread.once('exit', () => {
      this.#threads -= 1;
      const place = this.#idle.indexOf(thread);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    thread.unref();
    return thread;
  }

  async #run(thread: Worker, { message, signal, done, fail }: Waiting): Promise<void> {
    const { longest, onError } = this.#options;
    const { promise, resolve } = Promise.withResolvers<End>();
    const onMessage = (result: WorkResult) =>
      resolve({ isFree: true, tell: () => this.#tell(result, done, fail) });
    const lost = (error: unknown) => resolve({ isFree: false, tell: () => fail(error) });
    const onThreadError = (error: Error & { readonly code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (!isMemory) onError(error);
      lost(isMemory ? new LabLimit(tooMuch) : error);
    };
    const onExit = () => lost(new LabLimit(tooMuch));
    const onAbort = () => lost(signal.reason);
    const limit = setTimeout(() => lost(new LabLimit(tooLong(longest / 1000))), longest);
    signal.addEventListener('abort', onAbort, { once: true });
    thread.once('message', onMessage).once('error', onThreadError).once('exit', onExit);
    // A program that waits for nothing but this goes on until it has it.
    thread.ref();
    thread.postMessage(message);
    const { isFree, tell } = await promise;
    clearTimeout(limit);
    signal.removeEventListener('abort', onAbort);
    thread.off('message', onMessage).off('error', onThreadError).off('exit', onExit);
    thread.unref();
    if (isFree && !this.#closed) this.#idle.push(thread);
    else {
      // What it says while it is ended is of no use to anybody.
      thread.on('error', () => undefined);
      await thread.terminate();
    }
    tell();
    this.#next();
  }

  #tell(result: WorkResult, done: Waiting['done'], fail: Waiting['fail']): void {
    if ('outcome' in result) done(result.outcome);
    else {
      this.#options.onError(new Error(`Lab work failed: ${result.failed}`));
      fail(new Error('Lab work failed'));
    }
  }
}

/** How a task ended. */
interface End {
  /** Whether its thread can take another one. */
  readonly isFree: boolean;
  /** Tells who waits for it. */
  tell(): void;
}
