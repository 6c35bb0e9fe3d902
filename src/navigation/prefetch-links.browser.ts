import { closest } from '../browser/closest.ts';
import { isFrugal } from '../browser/connection.ts';
import { fetchAhead } from '../browser/fetch-ahead.ts';
import { isPagePath, pagePath } from '../browser/page-path.ts';
import type { PageReader } from '../browser/page-reader.ts';

/**
 * Fetches pages before a reader asks for them (rows 2N.12 to 2N.14, 7.14, 7.15): into the browser's cache once a link
 * is in view, into memory, parsed, once a pointer, a finger or the focus is on it. Each page once; nothing on 2g or
 * with data saver.
 * @returns looks at the links of the page that is shown now
 */
export function startPrefetch(pages: PageReader): () => void {
  const fetched = new Set([pagePath(location.pathname)]);
  const seen = (link: HTMLAnchorElement) => {
    const path = pathOf(link);
    if (path === undefined || fetched.has(path) || isFrugal()) return;
    fetched.add(path);
    fetchAhead(path);
  };
  const intent = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, 'a');
    const path = link && pathOf(link);
    if (path && !isFrugal()) pages.prepare(path);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, intent, { passive: true });

  if (!('IntersectionObserver' in window)) return () => forEachLink(seen);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) seen(target);
    }
  });
  return () => {
    observer.disconnect();
    forEachLink((link) => observer.observe(link));
  };
}

/** All but those of the menus of languages and versions, which are closed, and of which hardly one is ever followed. */
function forEachLink(see: (link: HTMLAnchorElement) => void): void {
  document.querySelectorAll<HTMLAnchorElement>('a:not([data-keep-query])').forEach(see);
}

/** Path of another page of this site that a link leads to. */
function pathOf({ href, origin, pathname, download, target }: HTMLAnchorElement): string | undefined {
  const path = pagePath(pathname);
  const isOurs = href && origin === location.origin && isPagePath(pathname);
  const leadsAway = path !== pagePath(location.pathname) && !download && target !== '_blank';
  return isOurs && leadsAway ? path : undefined;
}
