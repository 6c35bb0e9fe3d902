import { Worker as Thread } from 'node:worker_threads';
import { onTestFinished, vi } from 'vitest';

/** Gives a script what it has in a browser's worker, then runs it. */
const start = `
  const { parentPort, workerData } = require('node:worker_threads');
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (type, listener) => parentPort.on(type, (data) => listener({ data }));
  import(workerData);
`;

export interface Threads {
  /** Number of workers that were started. */
  started: number;
  /** Address of what workers run in place of their script. */
  instead: string | undefined;
}

/** Puts threads of Node in place of the browser's workers: they run the same script, and end with the test. */
export function stubWorker(): Threads {
  const threads: Threads = { started: 0, instead: undefined };
  class ThreadWorker extends EventTarget {
    readonly #thread: Thread;
    constructor(script: URL) {
      super();
      threads.started += 1;
      this.#thread = new Thread(start, { eval: true, workerData: threads.instead ?? script.href });
      this.#thread.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })));
      this.#thread.on('error', () => this.dispatchEvent(new Event('error')));
      onTestFinished(() => this.terminate());
    }
    postMessage(message: unknown): void {
      this.#thread.postMessage(message);
    }
    async terminate(): Promise<void> {
      await this.#thread.terminate();
    }
  }
  vi.stubGlobal('Worker', ThreadWorker);
  return threads;
}
