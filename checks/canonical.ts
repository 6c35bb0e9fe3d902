import { visit } from 'unist-util-visit';
import type { BuiltPage } from './built-site.ts';
import type { Problem, Rule } from './rule.ts';

/** A page names the address that stands for it once, in the listed form: canonical and `og:url` (row 2N.8). */
export const canonical: Rule = {
  label: 'Canonical address',
  find(site) {
    const addresses = new Map(site.routes.map(({ path, canonical = path }) => [path, site.url + canonical]));
    return site.pages.flatMap((page) => {
      const address = addresses.get(page.path);
      const wanted = address === undefined ? [] : [address];
      return Object.entries(namedAddresses(page)).flatMap(([what, found]): Problem[] => {
        if (JSON.stringify(found) === JSON.stringify(wanted)) return [];
        const problem = `${what} is ${found.join(' and ') || 'missing'}`;
        return [
          {
            page: page.path,
            problem,
            fix: wanted.length > 0 ? `It must be ${wanted[0]}` : 'Only a route has one; remove it',
          },
        ];
      });
    });
  },
};

function namedAddresses(page: BuiltPage): { canonical: string[]; 'og:url': string[] } {
  const found = { canonical: [] as string[], 'og:url': [] as string[] };
  visit(page.tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'link' && String(properties.rel).toLowerCase() === 'canonical')
      found.canonical.push(String(properties.href));
    if (tagName === 'meta' && properties.property === 'og:url')
      found['og:url'].push(String(properties.content));
  });
  return found;
}
