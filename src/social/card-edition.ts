import { routeName } from '../base/routes.ts';
import type { SiteConfig } from '../site/config.ts';
import { type OwnPage, ownPages } from '../site/own-pages.ts';
import type { Page } from '../site/page.ts';
import { type Site, textEdition } from '../site/site.ts';
import { isDrawable } from './card-text.ts';

/** Address of the preview image of the page at a path. */
export function cardAddress({ basePath }: Pick<SiteConfig, 'basePath'>, path: string): string {
  return `${basePath}/social/${routeName(path.slice(basePath.length)) || 'index'}.png`;
}

/**
 * The edition whose card previews a page: its own, unless the text is not translated or in a script that the card's
 * fonts do not have.
 */
export function cardEdition(site: Site, page: Page | OwnPage): Site {
  const original = textEdition(site, {});
  if ('untranslated' in page && page.untranslated) return original;
  return isDrawable(page.title) && isDrawable(site.strings.footer.docs) ? site : original;
}

/** The pages of an edition that have a card of their own. */
export function pagesWithCard(site: Site): (Page | OwnPage)[] {
  return [...site.pages, ...ownPages(site)].filter((page) => cardEdition(site, page) === site);
}
