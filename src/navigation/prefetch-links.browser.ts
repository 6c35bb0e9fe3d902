import { hint } from '../islands/prefetch.ts';
import { isFrugal } from './connection.ts';
import { isPagePath, pagePath } from './page-path.ts';
import type { PageStore } from './page-store.ts';

/**
 * Fetches pages before a reader asks for them (rows 2N.12 to 2N.14, 7.14, 7.15): into the browser's cache once a link
 * is in view, into memory once a pointer, a finger or the focus is on it. Each page once; nothing on 2g or with data
 * saver.
 * @returns looks at the links of the page that is shown now
 */
export function startPrefetch(pages: PageStore): () => void {
  if (isFrugal()) return () => undefined;
  const fetched = new Set([pagePath(location.pathname)]);
  const seen = (link: HTMLAnchorElement) => {
    const path = pathOf(link);
    if (path === undefined || fetched.has(path)) return;
    fetched.add(path);
    fetchAhead(path);
  };
  const intent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link && pathOf(link);
    // A page that cannot be had says so when it is asked for.
    if (path) pages.get(path).catch(() => undefined);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, intent, { passive: true });

  if (!('IntersectionObserver' in window)) return () => forEachLink(seen);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLAnchorElement) seen(target);
    }
  });
  return () => {
    observer.disconnect();
    forEachLink((link) => observer.observe(link));
  };
}

function forEachLink(see: (link: HTMLAnchorElement) => void): void {
  for (const link of document.querySelectorAll('a')) if (pathOf(link) !== undefined) see(link);
}

/** Path of another page of this site that a link leads to. */
function pathOf({ href, origin, pathname, download, target }: HTMLAnchorElement): string | undefined {
  const isOurs = href !== '' && origin === location.origin && isPagePath(pathname);
  const path = pagePath(pathname);
  if (!isOurs || download !== '' || target === '_blank' || path === pagePath(location.pathname))
    return undefined;
  return path;
}

/** By a link of the head, or by a request whose answer the browser keeps where it does not know such links. */
function fetchAhead(path: string): void {
  if (document.createElement('link').relList.supports?.('prefetch')) {
    hint({ rel: 'prefetch', href: path });
  } else {
    fetch(path, { credentials: 'include', priority: 'low' }).catch(() => undefined);
  }
}
