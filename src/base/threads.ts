import { Worker } from 'node:worker_threads';

/**
 * Works through tasks on threads that end with the last of them.
 * @param code address of a module, or the text of one
 * @param tasks taken one by one, by whichever thread is free
 * @param most threads; none is started without a task
 * @param work what a thread is asked to do for a task
 * @throws what the first failed task threw; the others are not begun any more
 */
export async function onThreads<Task>(
  code: URL | string,
  tasks: Iterable<Task> | AsyncIterable<Task>,
  most: number,
  work: (thread: Worker, task: Task) => Promise<void>,
): Promise<void> {
  const next = Symbol.asyncIterator in tasks ? tasks[Symbol.asyncIterator]() : tasks[Symbol.iterator]();
  let failed = false;
  const thread = async () => {
    let started: Worker | undefined;
    try {
      for (let task = await next.next(); !task.done && !failed; task = await next.next()) {
        started ??= typeof code === 'string' ? new Worker(code, { eval: true }) : new Worker(code);
        await work(started, task.value);
      }
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      await started?.terminate();
    }
  };
  await Promise.all(Array.from({ length: most }, thread));
}

/**
 * Sends a message to a thread that answers each one, and waits for the answer.
 * @throws what the thread did not catch
 */
export function askThread<Answer>(thread: Worker, message: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (answer: Answer) => {
      thread.off('error', reject);
      resolve(answer);
    });
    thread.postMessage(message);
  });
}
