import { privacyPath, searchPath } from '../base/routes.ts';
import { isNewest } from './edition.ts';
import type { Site } from './site.ts';

export type OwnPath = typeof searchPath | typeof privacyPath;

/** A page that the site makes of itself: outside the docs tree, so that no sidebar and no list of pages names it. */
export interface OwnPage {
  readonly route: OwnPath;
  /** Address in its edition. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search results and link previews. */
  readonly description: string;
  readonly trail: readonly [];
}

/**
 * The pages an edition makes of itself (rows 2.5 and 2R.1, and what is sent and stored): a search of its own, and
 * for all versions of a language one page about privacy.
 */
export function ownPages(site: Pick<Site, 'base' | 'config' | 'strings' | 'version'>): OwnPage[] {
  const { base, config, strings, version } = site;
  const page = (route: OwnPath, { title, lead }: { title: string; lead: string }): OwnPage => ({
    route,
    path: base + route,
    title,
    description: lead,
    trail: [],
  });
  const privacy = isNewest(config, version) ? [page(privacyPath, strings.privacy)] : [];
  return [page(searchPath, strings.search), ...privacy];
}
