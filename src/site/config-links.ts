import { ContentError } from '../base/content-error.ts';
import { nearestPaths } from '../base/nearest.ts';
import { ownPages } from './own-pages.ts';
import type { Site } from './site.ts';

/**
 * Links of the configuration that lead nowhere: told when the site is loaded, not on each of its pages.
 * @param site the default edition; what older versions do not have leads there
 * @returns one line per link, with its field and the nearest route
 */
export function configLinkProblems(site: Site): ContentError[] {
  const { navbar, announcement } = site.config;
  const links: [field: string, href: string][] = navbar.map(({ href }, i) => [`navbar.${i}.href`, href]);
  if (announcement?.link) links.push(['announcement.link.href', announcement.link.href]);
  return links.flatMap(([field, href]) => problemOf(site, field, href) ?? []);
}

function problemOf(site: Site, field: string, href: string): ContentError | undefined {
  const fail = (problem: string, fix: string) =>
    new ContentError('site.config.ts', `field "${field}" is wrong ("${href}" ${problem})`, fix);
  if (/^(?:https?:\/\/[^/]|mailto:.)/i.test(href)) return undefined;
  const [, path] = /^(\/(?!\/)[^?#]*)/.exec(href) ?? [];
  const routes = [...site.pages, ...ownPages(site)].map(({ route }) => route);
  if (path === undefined) {
    const [near] = nearestPaths(href, routes, 1);
    const fix = near ? `Perhaps ${near} is meant` : 'Write a route such as /quick-start';
    return fail('is neither a route of this site nor an address with https://', fix);
  }
  // Files of the build, such as /schemas/scope.json, are known when it is done.
  if (/\.\w+$/.test(path) || site.find(path) || routes.some((route) => route === path)) return undefined;
  const [near] = nearestPaths(path, routes, 1);
  return fail(
    'is not a page of this site',
    near ? `Perhaps ${near} is meant` : 'Correct the link, or add the page',
  );
}
