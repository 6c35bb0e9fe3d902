import { nearestPaths } from '../src/base/nearest.ts';
import { routeKey } from '../src/base/routes.ts';
import { type Address, pageFinder, resolveAddress } from './address.ts';
import type { BuiltSite } from './built-site.ts';
import type { Problem, Rule } from './rule.ts';

/**
 * Every address that stays on the site leads to a file of the build; one that leads to a page has the listed form
 * of its route, not an old path (rows 8.13, 2R.17). Images have rules of their own.
 */
export const links: Rule = {
  label: 'Broken link',
  find: (site) =>
    brokenAddresses(
      site,
      (address) =>
        !isImage(address.element) && address.element !== 'meta' && !isWrittenLater(address, site.basePath),
    ),
};

/**
 * What is written after links are checked: the Markdown of a page, which has a rule of its own (`twins.ts`), and the
 * list of all pages.
 */
function isWrittenLater({ element, rel, value }: Address, basePath: string): boolean {
  if (element === 'a' && value === `${basePath}/llms.txt`) return true;
  return (element === 'link' || element === 'a') && rel.includes('alternate') && value.endsWith('.md');
}

/** Whether the element shows a picture. */
export function isImage(element: string): boolean {
  return element === 'img' || element === 'source' || element === 'image';
}

/** The addresses among `selected` that lead nowhere, or to a page by another form than the listed one. */
export function brokenAddresses(site: BuiltSite, selected: (address: Address) => boolean): Problem[] {
  const findPage = pageFinder(site);
  const routes = site.routes.map(({ path }) => path);
  const redirects = new Map(site.redirects.map(({ from, to }) => [from, to]));

  const complaint = (path: string): Omit<Problem, 'page'> | undefined => {
    const page = findPage(path);
    if (page && page.path === path) return undefined;
    if (page) return { problem: `the route is ${page.path}`, fix: `Link to ${page.path}` };
    const moved = redirects.get(routeKey(path));
    if (moved !== undefined) return { problem: 'an old path', fix: `Link to ${moved}` };
    if (site.files.has(path.slice(1))) return undefined;
    if (/\.\w+$/.test(path)) return { problem: 'no such file', fix: 'Correct the address, or add the file' };
    const [nearest] = nearestPaths(path, routes, 1);
    return {
      problem: 'no such page',
      fix: nearest ? `Perhaps ${nearest} is meant` : 'Correct the link, or add the page',
    };
  };

  return [...site.pages, ...site.fragments].flatMap((page) =>
    page.addresses.filter(selected).flatMap(({ value }): Problem[] => {
      const target = resolveAddress(site, page, value);
      if (target.kind === 'outside') return [];
      if (target.kind === 'invalid') {
        return [{ page: page.path, problem: `${value} (not a valid address)`, fix: 'Correct the address' }];
      }
      const wrong = complaint(target.path);
      return wrong ? [{ page: page.path, problem: `${value} (${wrong.problem})`, fix: wrong.fix }] : [];
    }),
  );
}
