import { routeName } from '../src/base/routes.ts';
import type { Problem, Rule } from './rule.ts';

/**
 * `sitemap.xml` names every route that stands for itself in its listed form, each once, and nothing else; unlisted
 * pages stay out (row X.7).
 */
export const sitemap: Rule = {
  label: 'Sitemap',
  find(site) {
    const xml = site.read(routeName(`${site.basePath}/sitemap.xml`));
    if (xml === undefined)
      return [{ page: '/sitemap.xml', problem: 'the file is missing', fix: 'Build the site again' }];
    const named = [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, address = '']) =>
      decodeXml(address),
    );
    const wanted = site.routes
      .filter(({ path, canonical = path, unlisted }) => !unlisted && canonical === path)
      .map(({ path }) => site.url + path);
    const complain = (addresses: string[], problem: string, fix: string) =>
      addresses.map((address): Problem => ({ page: '/sitemap.xml', problem: `${address} ${problem}`, fix }));
    return [
      ...complain(
        wanted.filter((address) => !named.includes(address)),
        'is missing',
        'Add the route',
      ),
      ...complain(
        named.filter((address) => !wanted.includes(address)),
        'is not a listed route',
        'Remove it, or write the listed form',
      ),
      ...complain(
        named.filter((address, i) => named.indexOf(address) !== i),
        'is repeated',
        'Name it once',
      ),
    ];
  },
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (reference, code: string | undefined, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? reference),
  );
}
