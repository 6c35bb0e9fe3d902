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
   * Does a task in the worker; one at a time. Of those that wait only the newest is done, the others never end.
   * @throws {Stopped} after `limit`, or after `stop`
   * @throws {Error} the worker cannot be loaded, or crashed
   */
  run(input: Input): Promise<Outcome>;
  /** Ends the worker with what it does; the next task starts another. */
  stop(): void;
}

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

  const end = (error: Error) => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    const failed = current;
    current = undefined;
    failed?.reject(error);
    begin();
  };

  const connect = (): TaskWorker => {
    const made = start();
    made.addEventListener('message', ({ data }) => {
      if (worker !== made) return;
      clearTimeout(timer);
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
    timer = setTimeout(() => end(new Stopped('stopped')), limit);
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
      begin();
      return promise;
    },
    stop() {
      next = undefined;
      end(new Stopped('ended'));
    },
  };
}
