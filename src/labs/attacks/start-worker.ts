/** The form of this expression is what the bundler looks for. */
export function startWorker(): Worker {
  return new Worker(new URL('./attack.worker.ts', import.meta.url), { type: 'module' });
}
