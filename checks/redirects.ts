import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { pageFinder, resolveAddress } from './address.ts';
import type { BuiltPage } from './built-site.ts';
import type { Problem, Rule } from './rule.ts';

/**
 * An old path leads to an element that exists; its page leads there without script, tells search engines the new
 * address and stays out of their lists.
 */
export const redirects: Rule = {
  label: 'Redirect',
  find(site) {
    const findPage = pageFinder(site);
    const built = new Map(site.moved.map((page) => [page.path, page]));
    return site.redirects.flatMap(({ from, to }): Problem[] => {
      const page = built.get(from);
      // That it was not built is told by the rule of routes.
      if (!page) return [];
      const target = resolveAddress(site, page, to);
      const named = target.kind === 'inside' ? findPage(target.path) : undefined;
      if (target.kind !== 'inside' || !named) {
        return [{ page: from, problem: `${to} is not a page`, fix: 'Correct content/redirects.yml' }];
      }
      const problems = pageProblems(page, to, site.url + target.path);
      if (target.hash !== undefined && !named.ids.includes(target.hash)) {
        const fix = `Name an id of ${named.path} in content/redirects.yml, or none`;
        problems.push({ page: from, problem: `${to} (no such id on ${named.path})`, fix });
      }
      return problems;
    });
  },
};

function pageProblems(page: BuiltPage, to: string, address: string): Problem[] {
  const named = namedTargets(page);
  const isOnly = (values: readonly string[], wanted: string) => values.length === 1 && values[0] === wanted;
  const wrong = [
    !isOnly(named.refresh, `0; url=${encodeURI(to)}`) && 'has no refresh to its target',
    !isOnly(named.links, to) && 'has no link to its target',
    !isOnly(named.canonical, address) && `does not name ${address} as its address`,
    !isOnly(named.robots, 'noindex, follow') && 'lets search engines list it',
  ];
  const fix = 'Fix src/page/redirect/render-redirect.tsx';
  return wrong.flatMap((problem) => (problem ? [{ page: page.path, problem, fix }] : []));
}

function namedTargets(page: BuiltPage) {
  const named = {
    refresh: [] as string[],
    canonical: [] as string[],
    links: [] as string[],
    robots: [] as string[],
  };
  visit(page.tree, 'element', ({ tagName, properties }: Element) => {
    if (tagName === 'a') named.links.push(String(properties.href));
    if (tagName === 'link' && String(properties.rel) === 'canonical')
      named.canonical.push(String(properties.href));
    if (tagName !== 'meta') return;
    if (String(properties.httpEquiv) === 'refresh') named.refresh.push(String(properties.content));
    if (properties.name === 'robots') named.robots.push(String(properties.content));
  });
  return named;
}
