import type { Page } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import type { PageText, SiteText } from '../core/site-text.ts';
import { pageSections } from './page-text.ts';
import { readSynonyms } from './synonyms.ts';

/**
 * Reads the text of a site from its finished pages: what readers get, not what the source promises. Unlisted pages
 * are left out.
 * @param htmlOf the finished page; undefined when it was not made
 * @throws {ContentError} when the list of synonyms is wrong
 */
export function siteText(site: Site, htmlOf: (page: Page) => string | undefined): SiteText {
  const pages = site.pages.flatMap((page): PageText[] => {
    const html = page.unlisted ? undefined : htmlOf(page);
    if (html === undefined) return [];
    return [
      {
        path: page.path,
        label: page.trail.at(-1)?.label ?? page.title,
        group: page.trail[0]?.label ?? site.config.name,
        // A page above others is the better start.
        rank: 10 - page.trail.length + (page.path.endsWith('/') ? 1 : 0),
        sections: pageSections(html, page.title, page.description),
      },
    ];
  });
  return {
    url: site.config.url,
    language: site.locale.code,
    version: site.version.name,
    pages,
    synonyms: readSynonyms(site),
  };
}
