import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExpectedSite } from '../../checks/built-site.ts';
import { headerRules, nginxWorkerRules } from '../../src/page/response-headers.ts';
import {
  headersFile,
  nginxFile,
  nginxRules,
  redirectRules,
  rulesFile,
} from '../../src/redirects/host-files.ts';

/**
 * Writes what hosts read to redirect and to send headers by themselves.
 * @param folder what is published at the root of a host
 */
export function writeHostFiles(
  folder: string,
  { basePath, redirects }: Pick<ExpectedSite, 'basePath' | 'redirects'>,
): void {
  const workers = workersOf(folder, basePath);
  writeFileSync(join(folder, rulesFile), redirectRules(redirects));
  writeFileSync(join(folder, headersFile), headerRules(basePath, workers));
  writeFileSync(join(folder, nginxFile), nginxRules(redirects) + nginxWorkerRules(workers));
}

/** Paths of what the bundler made of `x.worker.ts`. */
function workersOf(folder: string, basePath: string): string[] {
  const assets = join(folder, basePath, '_astro');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return names
    .filter((name) => /\.worker-[\w-]+\.js$/.test(name))
    .map((name) => `${basePath}/_astro/${name}`);
}
