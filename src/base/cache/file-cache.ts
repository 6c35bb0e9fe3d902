import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Results kept as files, each by a key of everything it was made from. Losing any of them costs time, nothing else. */
export interface FileCache {
  /** @returns undefined when nothing is kept, and for a file that was cut or changed */
  read(key: string): Promise<Buffer | undefined>;
  /** Keeps a result. Where that cannot be done (full disk, no permission) it is said once, and work goes on. */
  write(key: string, result: Uint8Array): Promise<void>;
  /** Removes what was not read for longest, until what is left has at most so many bytes. */
  prune(most: number): Promise<void>;
}

const digestLength = 32;
const day = 24 * 60 * 60 * 1000;

let warned = false;

/** Kinds of results that builds keep, and how many bytes of each. */
const mostBytes = {
  brotli: 200e6,
  social: 100e6,
  pages: 100e6,
  examples: 20e6,
  twins: 50e6,
  questions: 20e6,
};

/** What builds keep of one kind, below `.cache/`, which may be deleted at any time. */
export function buildCache(kind: keyof typeof mostBytes): FileCache {
  return fileCache(join('.cache', kind));
}

/** Removes what no build has read for longest, where there is too much of it. */
export async function pruneBuildCaches(): Promise<void> {
  for (const [kind, most] of Object.entries(mostBytes)) await fileCache(join('.cache', kind)).prune(most);
}

/**
 * A key of what a result is made from; equal parts in the same order give the same key.
 * @param parts texts, bytes and what JSON can hold
 */
export function cacheKey(...parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : Buffer.from(JSON.stringify(part) ?? '');
    // The length first, so that no two lists of parts are one text.
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}

/** @param folder made with the first result */
export function fileCache(folder: string): FileCache {
  return {
    async read(key) {
      const path = join(folder, key);
      const entry = await readFile(path).catch(() => undefined);
      if (!entry) return undefined;
      const result = entry.subarray(digestLength);
      if (!digestOf(result).equals(entry.subarray(0, digestLength))) return undefined;
      await touch(path);
      return result;
    },

    async write(key, result) {
      // Written beside and renamed: a build that runs at the same time never reads half a result.
      const unfinished = join(folder, `${key}.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, Buffer.concat([digestOf(result), result]));
        await rename(unfinished, join(folder, key));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        if (!warned) console.warn(`warning: nothing can be kept in ${folder} (${reason(error)})`);
        warned = true;
      }
    },

    async prune(most) {
      const names = await readdir(folder).catch(() => []);
      const files = await Promise.all(
        names.map(async (name) => {
          const path = join(folder, name);
          const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
          return { path, size, mtimeMs };
        }),
      );
      let total = 0;
      for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
        total += size;
        if (total > most) await rm(path, { force: true }).catch(() => {});
      }
    },
  };
}

/** Once a day is enough to tell what is still read. */
async function touch(path: string): Promise<void> {
  const now = Date.now();
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
  if (now - mtimeMs > day) await utimes(path, now / 1000, now / 1000).catch(() => {});
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function reason(error: unknown): string {
  return error instanceof Error ? (error.message.split(',')[0] ?? error.message) : String(error);
}
