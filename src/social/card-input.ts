import type { Page } from '../site/page.ts';
import { searchPath } from '../site/routes.ts';
import type { Site } from '../site/site.ts';
import { cardText } from './card-text.ts';

/** Everything a card depends on; equal inputs are one image. */
export interface CardInput {
  /** Product name, and the word that stands beside it. */
  readonly name: string;
  readonly docs: string;
  /** Top-level sidebar label; empty for a page that is not below another one. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  /** Chooses the honeycomb. */
  readonly seed: string;
}

/**
 * What the preview image of a page says (row 2N.9).
 * @param page absent for the search page
 */
export function cardInput(site: Site, page: Page | undefined): CardInput {
  const { config, strings } = site;
  const { title, description, route, trail } = page ?? {
    title: strings.search.title,
    description: strings.search.lead,
    route: searchPath,
    trail: [],
  };
  // The site's title says no more than the logo does, so the home page shows what the product is for.
  const isHome = title === config.title;
  return {
    name: cardText(config.name),
    docs: cardText(strings.footer.docs),
    section: trail.length > 1 ? cardText(trail[0]?.label ?? '') : '',
    title: cardText(isHome ? config.tagline : title) || cardText(config.title),
    description: isHome ? '' : cardText(description),
    seed: route,
  };
}
