import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContentError } from '../base/content-error.ts';
import { parseWith, parseYaml } from '../base/parse.ts';
import { type SiteConfig, siteConfigSchema, type Version, versionsSchema } from './config.ts';

/** List of versions. */
export const versionsFile = 'content/versions.yml';

/** What stands for it where there is none: only what is being written. */
export const unwrittenVersions = '- name: current\n  label: Next\n';

/**
 * Reads `site.config.ts` and the list of versions of a site folder.
 * @param root folder that holds `site.config.ts` and `content/`
 * @param options.again whether a file that was read before may have changed since
 * @throws {ContentError | ContentErrors} when the configuration is missing or a field of either file is wrong
 */
export async function loadConfig(root: string, { again = false } = {}): Promise<SiteConfig> {
  const path = join(root, 'site.config.ts');
  if (!existsSync(path)) {
    throw new ContentError('site.config.ts', 'file not found', `Create it in ${root}`);
  }
  const module: { default?: unknown } = await import(
    /* @vite-ignore */ pathToFileURL(path).href + (again ? `?${performance.now()}` : '')
  ).catch((error: unknown) => {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new ContentError('site.config.ts', `cannot be read (${reason})`, 'Correct the TypeScript');
  });
  const written: object = module.default ?? {};
  if ('versions' in written)
    throw new ContentError('site.config.ts', 'unknown field "versions"', `Move the list to ${versionsFile}`);
  return parseWith(siteConfigSchema, 'site.config.ts', { ...written, versions: readVersions(root) });
}

function readVersions(root: string): Version[] {
  const file = join(root, versionsFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : unwrittenVersions;
  return parseYaml(versionsSchema, versionsFile, text);
}
