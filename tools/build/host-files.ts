import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, nginxWorkerRules } from '../../src/page/response-headers.ts';
import {
  headersFile,
  nginxFile,
  nginxRules,
  redirectRules,
  rulesFile,
} from '../../src/redirects/host-files.ts';
import type { Redirect } from '../../src/redirects/resolve-redirects.ts';

/**
 * Writes what hosts read to redirect and to send headers by themselves.
 * @param folder built site
 */
export function writeHostFiles(folder: string, redirects: readonly Redirect[]): void {
  const workers = workersOf(folder);
  writeFileSync(join(folder, rulesFile), redirectRules(redirects));
  writeFileSync(join(folder, headersFile), headerRules(workers));
  writeFileSync(join(folder, nginxFile), nginxRules(redirects) + nginxWorkerRules(workers));
}

/** Paths of what the bundler made of `x.worker.ts`. */
function workersOf(folder: string): string[] {
  const assets = join(folder, '_astro');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return names.filter((name) => /\.worker-[\w-]+\.js$/.test(name)).map((name) => `/_astro/${name}`);
}
