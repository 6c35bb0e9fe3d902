import type { Page } from '../site/page.ts';
import { type Site, textEdition } from '../site/site.ts';
import { isDrawable } from './card-text.ts';

/**
 * The edition whose card previews a page: its own, unless the text is not translated or in a script that the card's
 * fonts do not have.
 * @param page absent for the search page
 */
export function cardEdition(site: Site, page: Page | undefined): Site {
  const original = textEdition(site, {});
  if (page?.kind === 'doc' && page.untranslated) return original;
  return isDrawable(page?.title ?? site.strings.search.title) && isDrawable(site.strings.footer.docs)
    ? site
    : original;
}
