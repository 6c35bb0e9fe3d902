import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxFile, nginxRules, redirectRules, rulesFile } from '../src/redirects/host-files.ts';
import type { Redirect } from '../src/redirects/resolve-redirects.ts';

/**
 * Writes what hosts read to redirect by themselves; without redirects the files are empty, and may be included.
 * @param folder built site
 */
export function writeHostFiles(folder: string, redirects: readonly Redirect[]): void {
  writeFileSync(join(folder, rulesFile), redirectRules(redirects));
  writeFileSync(join(folder, nginxFile), nginxRules(redirects));
}
