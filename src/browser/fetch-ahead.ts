import { hint } from './hint.ts';

/**
 * Fetches a file of this site that may be needed: by a link of the head, or by a request whose answer the browser keeps
 * where it does not know such links, as WebKit.
 */
export function fetchAhead(href: string): void {
  if (document.createElement('link').relList.supports?.('prefetch')) {
    hint({ rel: 'prefetch', href });
  } else {
    fetch(href, { credentials: 'include', priority: 'low' }).catch(() => undefined);
  }
}
