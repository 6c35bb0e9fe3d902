import type { OwnPage } from '../site/own-pages.ts';
import type { Page } from '../site/page.ts';
import { type Site, textEdition } from '../site/site.ts';
import { isDrawable } from './card-text.ts';

/**
 * The edition whose card previews a page: its own, unless the text is not translated or in a script that the card's
 * fonts do not have.
 */
export function cardEdition(site: Site, page: Page | OwnPage): Site {
  const original = textEdition(site, {});
  if ('untranslated' in page && page.untranslated) return original;
  return isDrawable(page.title) && isDrawable(site.strings.footer.docs) ? site : original;
}
