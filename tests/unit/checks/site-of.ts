import { createHash } from 'node:crypto';
import { type BuiltSite, builtSite, type ExpectedSite } from '../../../checks/built-site.ts';
import type { Rule } from '../../../checks/rule.ts';
import { routeName } from '../../../src/base/routes.ts';
import type { Redirect } from '../../../src/redirects/resolve-redirects.ts';

export const url = 'https://docs.example';

/** A whole document around what a test is about. */
export function documentOf(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

/**
 * A built site in memory.
 * @param pages route in its listed form → document; each gets both of its files, as a build makes them
 * @param files other files, by their path below the built folder
 * @param promised.unlisted routes among `pages` that are unlisted
 * @param promised.redirects old paths, and where they lead
 * @param promised.published the list of published paths; no such list without it
 */
export function siteOf(
  pages: Record<string, string>,
  files: Record<string, string> = {},
  promised: { unlisted?: string[]; redirects?: Redirect[]; published?: string[] } = {},
): BuiltSite {
  const all = new Map(Object.entries(files).map(([file, text]) => [file, () => text]));
  for (const [path, html] of Object.entries(pages)) {
    const name = routeName(path);
    all.set(name === '' ? 'index.html' : `${name}/index.html`, () => html);
    if (name !== '') all.set(`${name}.html`, () => html);
  }
  const { unlisted = [], redirects = [], published } = promised;
  const routes = Object.keys(pages).map((path) => ({ path, unlisted: unlisted.includes(path) }));
  return builtSite(all, { url, basePath: '', routes, redirects, published });
}

/** A site that promises these routes, and nothing else. */
export function routesOnly(...paths: string[]): ExpectedSite {
  return { url, basePath: '', routes: paths.map((path) => ({ path })), redirects: [], published: undefined };
}

/** Problems as `page: problem`. */
export function found(rule: Rule, site: BuiltSite): string[] {
  return rule.find(site).map(({ page, problem }) => `${page}: ${problem}`);
}

/** A policy that covers these inline texts. */
export function policyFor(scripts: string[], styles: string[] = []): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const list = (texts: string[]) => ["'self'", ...texts.map(hash)].join(' ');
  const content = `default-src 'self'; script-src ${list(scripts)}; style-src ${list(styles)}; base-uri 'self'; form-action 'self'`;
  return `<meta http-equiv="content-security-policy" content="${content}">`;
}
