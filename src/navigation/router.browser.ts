import { searchPath } from '../site/routes.ts';
import { isPagePath, pagePath } from './page-path.ts';
import type { PageStore } from './page-store.ts';
import { startProgressBar } from './progress-bar.ts';
import { fitTogether, swap } from './swap.ts';

/**
 * Shows other pages of the site without loading them anew (rows 2N.1 to 2N.4, 4.18, 8.10). The browser itself tells of
 * each navigation and does all but the page: address, history, restored scrolling, what is cancelled by what. One that
 * does not know the Navigation API loads pages as ever.
 * @param changed called after a page has taken the place of another
 */
export function startRouter(pages: PageStore, changed: () => void): void {
  if (!('navigation' in window)) return;
  let shown = pagePath(location.pathname);
  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url);
    if (!isOurs(event, to)) return;
    const path = pagePath(to.pathname);
    if (path === shown) {
      // Another query of the same page changes nothing in it, nor where its reader is.
      if (event.navigationType !== 'traverse') event.intercept({ scroll: 'manual', focusReset: 'manual' });
      return;
    }
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        if (await show(path, event.signal)) {
          shown = path;
          changed();
          event.scroll();
          focusOn(to.hash);
        }
      },
    });
  });

  /** @returns false when another navigation came before its page was there */
  async function show(path: string, signal: AbortSignal): Promise<boolean> {
    const endProgress = startProgressBar();
    try {
      const html = await pages.get(path);
      if (signal.aborted) return false;
      const next = new DOMParser().parseFromString(html, 'text/html');
      if (!fitTogether(document, next)) throw new Error(`${path} is of another publication or frame`);
      swap(next);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      // The address is that of the page already.
      console.warn(error);
      location.reload();
      return false;
    } finally {
      endProgress();
    }
  }
}

/** Whether a navigation leads to a page of this site, in this window, and to nothing else. */
function isOurs(event: NavigateEvent, to: URL): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== 'reload' &&
    to.origin === location.origin &&
    isPagePath(to.pathname) &&
    // The search page is an application, with an address that it changes itself.
    ![to.pathname, location.pathname].some((path) => path.endsWith(searchPath))
  );
}

/** Those who do not see the page hear its heading, or where the address leads in it. */
function focusOn(hash: string): void {
  const target = (hash && targetOf(hash)) || document.querySelector<HTMLElement>('main h1');
  if (!target || target.contains(document.activeElement)) return;
  const had = target.hasAttribute('tabindex');
  if (!had) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!had) target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Element a hash names; `null` for a hash with broken percent-encoding, too. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
