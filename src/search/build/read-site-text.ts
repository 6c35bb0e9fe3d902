import { searchPath } from '../../base/routes.ts';
import { type OwnPage, ownPages } from '../../site/own-pages.ts';
import type { Page } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { markedTitle } from '../../view/state/broken-words.ts';
import type { PageText, SiteText } from '../core/site-text.ts';
import { pageSections } from './page-text.ts';
import { readSynonyms } from './synonyms.ts';

/** Pages about a lab each are below it. */
const labsRoute = '/try/';

/** What the search of a site finds: its pages but the unlisted ones, and those it makes of itself but the search. */
export function searchedPages(site: Site): (Page | OwnPage)[] {
  const listed = site.pages.filter((page) => !page.unlisted);
  return [...listed, ...ownPages(site).filter(({ route }) => route !== searchPath)];
}

/**
 * Reads the text of a site from its finished pages: what readers get, not what the source promises.
 * @param htmlOf the finished page; undefined when it was not made
 * @throws {ContentError} when the list of synonyms is wrong
 */
export function siteText(site: Site, htmlOf: (page: Page | OwnPage) => string | undefined): SiteText {
  const pages = searchedPages(site).flatMap((page): PageText[] => {
    const html = htmlOf(page);
    if (html === undefined) return [];
    return [
      {
        path: page.path,
        label: page.trail.at(-1)?.label ?? page.title,
        group: page.trail[0]?.label ?? site.config.name,
        // A page above others is the better start.
        rank: 10 - page.trail.length + (page.path.endsWith('/') ? 1 : 0),
        sections: pageSections(
          html,
          markedTitle(site, page),
          page.description,
          page.route.startsWith(labsRoute),
        ),
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
