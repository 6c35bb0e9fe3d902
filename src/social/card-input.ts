import type { OwnPage } from '../site/own-pages.ts';
import type { Page } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { cardText } from './card-text.ts';

/** Everything a card depends on; equal inputs are one image. */
export interface CardInput {
  /** Product name, and the word next to it. */
  readonly name: string;
  readonly docs: string;
  /** Top-level sidebar label; empty for a page that is not below another one. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  /** Chooses the honeycomb. */
  readonly seed: string;
}

/** What a card tells of a page. */
export type CardPage = Pick<Page | OwnPage, 'title' | 'description' | 'route' | 'trail'>;

/** What the preview image of a page says (row 2N.9). */
export function cardInput(
  { config, strings }: Pick<Site, 'config' | 'strings'>,
  { title, description, route, trail }: CardPage,
): CardInput {
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
