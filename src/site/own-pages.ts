import { privacyPath, searchPath } from './routes.ts';
import type { Strings } from './strings.ts';

export type OwnPath = typeof searchPath | typeof privacyPath;

/** A page that the site makes of itself: outside the docs tree, so that no sidebar and no list of pages names it. */
export interface OwnPage {
  readonly path: OwnPath;
  readonly title: string;
  /** One sentence for search results and link previews. */
  readonly description: string;
  readonly trail: readonly [];
}

/** The pages the site makes of itself (rows 2.5 and 2R.1, and what is sent and stored). */
export function ownPages({ search, privacy }: Pick<Strings, 'search' | 'privacy'>): OwnPage[] {
  return [
    { path: searchPath, title: search.title, description: search.lead, trail: [] },
    { path: privacyPath, title: privacy.title, description: privacy.lead, trail: [] },
  ];
}
