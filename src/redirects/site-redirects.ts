import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPages } from '../site/own-pages.ts';
import type { Site } from '../site/site.ts';
import { readPublishedPaths } from './published-paths.ts';
import { parseRedirects, redirectsFile } from './redirect-entry.ts';
import { type Redirect, resolveRedirects } from './resolve-redirects.ts';

/** Listed form of every page of every edition, unlisted pages and those the site makes of itself among them. */
export function pagePaths({ editions }: Pick<Site, 'editions'>): string[] {
  return editions.flatMap((site) => [...site.pages, ...ownPages(site)].map(({ path }) => path));
}

/**
 * The redirects of a site; none when it has no `content/redirects.yml`.
 * @throws {ContentErrors} one line per mistake in that file or in the list of published paths
 */
export function siteRedirects(site: Pick<Site, 'root' | 'editions'>): Redirect[] {
  const file = join(site.root, redirectsFile);
  if (!existsSync(file)) return [];
  const entries = parseRedirects(readFileSync(file, 'utf8'));
  return resolveRedirects(entries, pagePaths(site), readPublishedPaths(site.root) ?? []);
}
