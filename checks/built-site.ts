import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { routeKey } from '../src/base/routes.ts';
import { twinAddress } from '../src/markdown/twin-address.ts';
import { readPublishedPaths } from '../src/redirects/published-paths.ts';
import type { Redirect } from '../src/redirects/resolve-redirects.ts';
import { siteRedirects } from '../src/redirects/site-redirects.ts';
import { canonicalPath } from '../src/site/addresses.ts';
import { isNewest } from '../src/site/edition.ts';
import { ownPages } from '../src/site/own-pages.ts';
import type { Site } from '../src/site/site.ts';
import { type PageElements, pageElements } from './page-elements.ts';

/** What the source promises: the address of the site, its routes in their listed form, old paths that are led on. */
export interface ExpectedSite {
  /** Origin. */
  readonly url: string;
  /** Path of it below which the site is: empty, or such as `/docs`. */
  readonly basePath: string;
  readonly routes: readonly ExpectedRoute[];
  readonly redirects: readonly Redirect[];
  /** Every path that was ever published; undefined for a site without such a list. */
  readonly published: readonly string[] | undefined;
}

export interface ExpectedRoute {
  readonly path: string;
  /** Path that stands for it in search engines, when it is another one: the newest version, the original. */
  readonly canonical?: string;
  /** Address of its Markdown; a page that the site makes of itself has none. */
  readonly twin?: string;
  /** Kept out of the sitemap. */
  readonly unlisted?: boolean;
}

/** A document of the built site, or a fragment that scripts put into documents. */
export interface BuiltPage extends PageElements {
  /** Listed form of the route; the file's own address when no route lists it, as for the not-found page. */
  readonly path: string;
  /** Path below the built folder. */
  readonly file: string;
  readonly fragment: boolean;
  /** The whole document. Read on first use: the link check of a build needs no tree. */
  readonly tree: Root;
}

/** A built folder: the one input of every rule. */
export interface BuiltSite extends ExpectedSite {
  /** Documents, each once: of `x/index.html` and its twin `x.html` the first. */
  readonly pages: readonly BuiltPage[];
  readonly fragments: readonly BuiltPage[];
  /** Documents at old paths, each once; `path` is the old path. */
  readonly moved: readonly BuiltPage[];
  /** Every file below the built folder, with `/`. */
  readonly files: ReadonlySet<string>;
  /** Text of a file, undefined when it does not exist. */
  read(file: string): string | undefined;
}

/**
 * Routes, redirects and address of a site as its source promises them.
 * @throws {ContentErrors} one line per mistake in the redirects
 */
export function expectedSite(site: Pick<Site, 'root' | 'config' | 'editions'>): ExpectedSite {
  return {
    url: site.config.url,
    basePath: site.config.basePath,
    routes: site.editions.flatMap(expectedRoutes),
    redirects: siteRedirects(site),
    published: readPublishedPaths(site.root)?.map((path) => site.config.basePath + path),
  };
}

function expectedRoutes(site: Site): ExpectedRoute[] {
  const { config, pages, version } = site;
  return [
    ...pages.map((page) => ({
      path: page.path,
      canonical: canonicalPath(site, page),
      twin: twinAddress(page.path, config.basePath),
      unlisted: page.unlisted || version.noIndex,
    })),
    ...ownPages(site).map((page) => ({
      path: page.path,
      canonical: canonicalPath(site, page),
      unlisted: version.noIndex || !isNewest(config, version),
    })),
  ];
}

/**
 * Reads a built folder from disk.
 * @throws when the folder does not exist
 */
export function readBuiltSite(folder: string, expected: ExpectedSite): BuiltSite {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  const prefix = join(folder, '/').length;
  const files = paths.map(
    (path) => [path.slice(prefix).replaceAll('\\', '/'), () => readFileSync(path, 'utf8')] as const,
  );
  return builtSite(new Map(files), expected);
}

/**
 * Makes a built site from its files. What is outside the path of a site only leads to it.
 * @param files path below the built folder → text
 */
export function builtSite(files: ReadonlyMap<string, () => string>, expected: ExpectedSite): BuiltSite {
  const listed = new Map(expected.routes.map(({ path }) => [routeKey(path), path]));
  const old = new Set(expected.redirects.map(({ from }) => from));
  const all = [...files]
    .filter(([file]) => `/${file}`.startsWith(`${expected.basePath}/`))
    .filter(([file]) => file.endsWith('.html') && !files.has(file.replace(/\.html$/, '/index.html')))
    .map(([file, read]) => {
      const key = routeKey(`/${file}`);
      return builtPage(listed.get(key) ?? (old.has(key) ? key : `/${file}`), file, read);
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    ...expected,
    pages: all.filter(({ fragment, path }) => !fragment && !old.has(path)),
    fragments: all.filter(({ fragment }) => fragment),
    moved: all.filter(({ path }) => old.has(path)),
    files: new Set(files.keys()),
    read: (file) => files.get(file)?.(),
  };
}

function builtPage(path: string, file: string, read: () => string): BuiltPage {
  const fragment = /(^|\/)fragments\//.test(file);
  let tree: Root | undefined;
  return {
    path,
    file,
    fragment,
    ...pageElements(read()),
    get tree() {
      tree ??= fromHtml(read(), { fragment });
      return tree;
    },
  };
}
