import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { askThread, onThreads } from '../../src/base/threads.ts';
import type { CompressionTask } from './precompress-worker.ts';

const smaller = /\.(html|md|js|css|svg|xml|txt|json|wasm)$/;
const worker = new URL('./precompress-worker.ts', import.meta.url);

/** Writes a brotli form beside every file that gets smaller by it, for servers that send such files as they are, ours among them. */
export interface Precompressor {
  /** Begins with what is there, while the folder is still being filled. */
  start(): void;
  /** Compresses the rest. Call it when the folder is complete. */
  finish(): Promise<void>;
}

/**
 * Compression takes more time than all else in a build. So it begins while pages are rendered, which keeps only one
 * processor busy; and what it makes is kept by its content.
 * @param folder of a build; may not exist yet
 */
export function precompressor(folder: string): Precompressor {
  /** Key of what was compressed of a file. One that was only half written then has another one in the end. */
  const done = new Map<string, string>();
  let filling = true;
  let ahead = Promise.resolve();

  /** Pages as they come. One that was written just now may be half a file. */
  const finished = async function* (): AsyncGenerator<CompressionTask> {
    while (filling) {
      for (const path of smallerFiles(folder)) {
        if (!filling) return;
        const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
        if (path.endsWith('.html') && age > 200 && !done.has(path)) yield { path, done: undefined };
      }
      await setTimeout(200);
    }
  };
  const compress = (tasks: Iterable<CompressionTask> | AsyncIterable<CompressionTask>, threads: number) =>
    onThreads(worker, tasks, threads, async (thread, task) => {
      done.set(task.path, await askThread<string>(thread, task));
    });

  return {
    start() {
      // What fails here fails again in the end, and is told then.
      ahead = compress(finished(), 1).catch(() => {});
    },
    async finish() {
      filling = false;
      await ahead;
      const tasks = smallerFiles(folder).map((path) => ({ path, done: done.get(path) }));
      await compress(tasks, availableParallelism());
    },
  };
}

function smallerFiles(folder: string): string[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => smaller.test(file)).map((file) => join(folder, file));
  } catch {
    return [];
  }
}
