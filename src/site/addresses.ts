import type { Page } from './page.ts';
import { routeKey } from './routes.ts';
import type { Site } from './site.ts';

/**
 * A link as authors write it, by route, as an address of the edition it stands in.
 * @param href `/quick-start#first`; anything that is no page of the site stays as it is
 */
export function addressIn({ find }: Pick<Site, 'find'>, href: string): string {
  const [, route = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(href) ?? [];
  const page = route && !route.startsWith('//') ? find(route) : undefined;
  return page ? page.path + rest : href;
}

/**
 * Address that stands for a page in search engines: of several versions the newest that has it, and the original of a
 * page that is not translated.
 */
export function canonicalPath(site: Site, page: Page): string {
  const { editions, locale, config } = site;
  const inVersion = (language: string, version: string) =>
    editions.find((each) => each.locale.code === language && each.version.name === version)?.find(page.route);
  const [original] = config.locales;
  for (const { name } of config.versions) {
    const found = inVersion(locale.code, name);
    if (!found) continue;
    const isOwn = found.kind === 'category' || !found.untranslated;
    return ((isOwn || !original ? found : inVersion(original.code, name)) ?? found).path;
  }
  return page.path;
}

/** The editions of the same version that have the page in a language of their own, each with its address. */
export function translationsOf(site: Site, page: Page): { locale: Site['locale']; path: string }[] {
  return site.editions.flatMap(({ locale, version, find }) => {
    const found = version.name === site.version.name ? find(page.route) : undefined;
    return found && !(found.kind === 'doc' && found.untranslated) ? [{ locale, path: found.path }] : [];
  });
}

/** Page that stands at an address, in whichever edition. */
export function pageAt(editions: readonly Site[], path: string): { site: Site; page: Page } | undefined {
  const key = routeKey(path);
  for (const site of editions) {
    const inside = site.base === '' || key === site.base || key.startsWith(`${site.base}/`);
    const page = inside ? site.find(path.slice(site.base.length) || '/') : undefined;
    if (page) return { site, page };
  }
  return undefined;
}
