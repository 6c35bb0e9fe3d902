import type { WorkerAnswer, WorkerRequest } from '../../../../src/search/client/local/worker-messages.ts';

export type SearchMessage = Extract<WorkerRequest, { kind: 'search' }>;

/** A worker's state as a test sees it. */
export interface TestWorker extends EventTarget {
  readonly messages: WorkerRequest[];
  terminated: boolean;
}

/**
 * A class to put in place of the browser's `Worker`.
 * @param answer what comes back for a search; undefined: nothing does
 * @param started gets each worker that is made
 */
export function workerThat(
  answer: (search: SearchMessage, worker: TestWorker) => WorkerAnswer | undefined,
  started: (worker: TestWorker) => void = () => undefined,
) {
  return class extends EventTarget implements TestWorker {
    readonly messages: WorkerRequest[] = [];
    terminated = false;
    constructor(..._: unknown[]) {
      super();
      started(this);
    }
    postMessage(message: WorkerRequest): void {
      this.messages.push(message);
      if (message.kind !== 'search') return;
      const data = answer(message, this);
      if (data) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate(): void {
      this.terminated = true;
    }
  };
}
