import { type OwnPage, ownPages } from './own-pages.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/**
 * A link as authors write it, by route, as an address of the edition it stands in.
 * @param href `/quick-start#first`; a path that is not a page, such as `/schemas/scope.schema.json`, is a file for all
 *   editions; anything else stays as it is
 */
export function addressIn({ config, find }: Pick<Site, 'config' | 'find'>, href: string): string {
  const [, route, rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? [];
  return route === undefined ? href : (find(route)?.path ?? config.basePath + route) + rest;
}

/** Page of an edition by its route, one that the site makes of itself among them. */
export function pageIn(edition: Site, route: string): Page | OwnPage | undefined {
  return edition.find(route) ?? ownPages(edition).find((page) => page.route === route);
}

/**
 * Address that stands for a page in search engines: of several versions the newest that has it in this language, and
 * the original of a page that is not translated.
 */
export function canonicalPath({ editions, locale, config }: Site, page: Page | OwnPage): string {
  const inEdition = (language: string | undefined, version: string) => {
    const edition = editions.find((each) => each.locale.code === language && each.version.name === version);
    return edition && pageIn(edition, page.route);
  };
  for (const { name } of config.versions) {
    const found = inEdition(locale.code, name);
    if (!found) continue;
    if (!isUntranslated(found)) return found.path;
    // A translation is not another address of its original.
    if (isUntranslated(page)) return (inEdition(config.locales[0]?.code, name) ?? found).path;
  }
  return page.path;
}

/** The editions of the same version that have the page in a language of their own, each with its address. */
export function translationsOf(site: Site, page: Page | OwnPage): { locale: Site['locale']; path: string }[] {
  return site.editions
    .filter(({ version }) => version.name === site.version.name)
    .flatMap((edition) => {
      const found = pageIn(edition, page.route);
      return found && !isUntranslated(found) ? [{ locale: edition.locale, path: found.path }] : [];
    });
}

function isUntranslated(page: Page | OwnPage): boolean {
  return 'untranslated' in page && page.untranslated;
}
