import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheKey } from './file-cache.ts';

/** Variable that hands the key over to the pages, which Astro renders from a bundle of its own. */
const variable = 'DTX_DOCS_SOURCE_KEY';

/** What results of the site's own code depend on besides their input: the code itself, packages, and Node. */
const code = ['src', 'checks', 'tools', 'package-lock.json'];

/** Lets results of this process be kept: from now on there is a `sourceKey`. */
export function passSourceKey(): void {
  process.env[variable] = cacheKey(process.version, code.map(filesKey));
}

/** Key of the code of the site; undefined when nothing shall be kept, as while writing and in tests. */
export function sourceKey(): string | undefined {
  return process.env[variable] || undefined;
}

/** Key of a file, or of every file in a folder, names included; a missing one has a key, too. */
export function filesKey(path: string): string {
  try {
    return cacheKey(readFileSync(path));
  } catch {
    try {
      const entries = readdirSync(path, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      return cacheKey(files.sort().map((file) => [file, cacheKey(readFileSync(file))]));
    } catch {
      return '';
    }
  }
}
