import { statSync } from 'node:fs';

/**
 * What files gave when they were read, for as long as they stay as they are: while writing, a site is loaded again at
 * each save, and only what changed is read. Values keep their identity, so that what was made from them is still good.
 */
export class FileMemory {
  readonly #known = new Map<string, { stamp: string; value: unknown }>();

  /**
   * @param key names the value: always the same kind of value by one name
   * @param files all that the value is made from; one that does not exist may come
   * @param make reads them; what it throws is not kept, nor a promise that is rejected
   */
  of<T>(key: string, files: readonly string[], make: () => T): T {
    // Before reading: of a file that changes meanwhile, the next call reads the rest.
    const stamp = stampOf(files);
    const known = this.#known.get(key);
    // By contract a name always has values of one kind.
    if (known?.stamp === stamp) return known.value as T;
    const value = make();
    this.#known.set(key, { stamp, value });
    if (value instanceof Promise) value.catch(() => this.#known.delete(key));
    return value;
  }
}

/** Changes when one of the files is written, comes, goes, or another takes its place. */
export function stampOf(files: readonly string[]): string {
  return files
    .map((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return found ? `${found.mtimeMs} ${found.ctimeMs} ${found.size} ${found.ino} ${file}` : file;
    })
    .join('\n');
}
