import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchPath } from '../site/routes.ts';
import type { Site } from '../site/site.ts';
import { readPublishedPaths } from './published-paths.ts';
import { parseRedirects, redirectsFile } from './redirect-entry.ts';
import { type Redirect, resolveRedirects } from './resolve-redirects.ts';

/** Listed form of every page of a site, unlisted pages and the search page among them. */
export function pagePaths({ pages }: Pick<Site, 'pages'>): string[] {
  return [...pages.map(({ path }) => path), searchPath];
}

/**
 * The redirects of a site; none when it has no `content/redirects.yml`.
 * @throws {ContentErrors} one line per mistake in that file or in the list of published paths
 */
export function siteRedirects(site: Pick<Site, 'root' | 'pages'>): Redirect[] {
  const file = join(site.root, redirectsFile);
  if (!existsSync(file)) return [];
  const entries = parseRedirects(readFileSync(file, 'utf8'));
  return resolveRedirects(entries, pagePaths(site), readPublishedPaths(site.root) ?? []);
}
