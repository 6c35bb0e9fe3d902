/** A task that did not come to its end: `stopped` took longer than it may, `ended` was stopped by somebody. */
export class Stopped extends Error {
  readonly reason: 'stopped' | 'ended';
  constructor(reason: Stopped['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** As much of a worker as tasks need. */
export type TaskWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface Tasks<Input, Outcome> {
  /**
   * Does a task in the worker; one at a time. Of those that wait only the newest is done, the others never end. One that
   * something waits for has less time.
   * @throws {Stopped} after `limit`, or after `stop`
   * @throws {Error} the worker cannot be loaded, or crashed
   */
  run(input: Input): Promise<Outcome>;
  /** Ends the worker with what it does and what waits; the next task starts another. */
  stop(): void;
}

/** Milliseconds after which nobody wants the outcome of a task any more when a newer one waits. */
const patience = 500;

interface Task<Input, Outcome> extends PromiseWithResolvers<Outcome> {
  readonly input: Input;
}

/**
 * Work outside of the page's thread that can be stopped: code that runs away cannot be asked to end, so its worker is.
 * @param start makes a worker that answers each message with one
 * @param limit milliseconds that a task may take; the start of the worker counts
 */
export function createTasks<Input, Outcome>(start: () => TaskWorker, limit: number): Tasks<Input, Outcome> {
  let worker: TaskWorker | undefined;
  let current: Task<Input, Outcome> | undefined;
  let next: Task<Input, Outcome> | undefined;
  let timer: ReturnType<typeof setTimeout>;
  /** When the current task began. */
  let since = 0;
  /** Whether the worker has loaded: it answered. */
  let isLoaded = false;

  const end = (error: Error) => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isLoaded = false;
    const failed = current;
    current = undefined;
    failed?.reject(error);
    begin();
  };

  /** @param time of the current task, in milliseconds */
  const endAfter = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => end(new Stopped('stopped')), Math.max(0, since + time - performance.now()));
  };

  const connect = (): TaskWorker => {
    const made = start();
    made.addEventListener('message', ({ data }) => {
      if (worker !== made) return;
      clearTimeout(timer);
      isLoaded = true;
      const done = current;
      current = undefined;
      done?.resolve(data as Outcome);
      begin();
    });
    for (const event of ['error', 'messageerror'] as const)
      made.addEventListener(event, () => {
        if (worker === made) end(new Error('The worker could not be loaded, or crashed.'));
      });
    return made;
  };

  const begin = () => {
    if (current || !next) return;
    current = next;
    next = undefined;
    since = performance.now();
    endAfter(limit);
    try {
      worker ??= connect();
      worker.postMessage(current.input);
    } catch (error) {
      end(error as Error);
    }
  };

  return {
    run(input) {
      next = { input, ...Promise.withResolvers<Outcome>() };
      const { promise } = next;
      if (current && isLoaded) endAfter(Math.min(patience, limit));
      else if (current) return promise;
      else begin();
      return promise;
    },
    stop() {
      const waiting = next;
      next = undefined;
      end(new Stopped('ended'));
      waiting?.reject(new Stopped('ended'));
    },
  };
}
