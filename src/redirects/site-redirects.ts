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
 * The redirects of a site, whose file knows nothing of the path the site is published below; none when there is no
 * `content/redirects.yml`.
 * @throws {ContentErrors} one line per mistake in that file or in the list of published paths
 */
export function siteRedirects(site: Pick<Site, 'root' | 'config' | 'editions'>): Redirect[] {
  const file = join(site.root, redirectsFile);
  if (!existsSync(file)) return [];
  const entries = parseRedirects(readFileSync(file, 'utf8'));
  const { basePath } = site.config;
  const pages = pagePaths(site).map((path) => path.slice(basePath.length));
  return resolveRedirects(entries, pages, readPublishedPaths(site.root) ?? []).map(({ from, to }) => ({
    from: basePath + from,
    to: basePath + to,
  }));
}
