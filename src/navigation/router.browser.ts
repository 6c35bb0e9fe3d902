import { searchPath } from '../base/routes.ts';
import { hashTarget } from '../browser/hash-target.ts';
import { isPagePath, pagePath } from '../browser/page-path.ts';
import type { PageReader } from '../browser/page-reader.ts';
import { showCurrentPage } from '../shell/sidebar/sidebar.browser.ts';
import { afterFrame, takeBelow } from './first-screen.ts';
import { startProgressBar } from './progress-bar.ts';
import { fitTogether, swap } from './swap.ts';
import { withTransition } from './transition.ts';

/**
 * Shows other pages of the site without loading them anew (rows 2N.1 to 2N.4, 4.18, 8.10). The browser itself tells of
 * each navigation and does all but the page: address, history, restored scrolling, what is cancelled by what. One that
 * does not know the Navigation API loads pages as ever.
 * @param changed called after a page has taken the place of another
 */
export function startRouter(pages: PageReader, changed: () => void): void {
  if (!('navigation' in window)) return;
  let shown = pagePath(location.pathname);
  /** The last navigation to another page, while a reader wants it: only its page is shown. */
  let last: NavigateEvent | undefined;
  /** The browser loads a page; what leads there is its business. */
  let isLeaving = false;
  /** Adds what is below the first screen of the page shown; may be called again. */
  let complete = () => {};
  let endBar = () => {};
  begin();

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url);
    const path = pagePath(to.pathname);
    const isHere = path === shown;
    // The place may be in what has yet to follow.
    if (isHere) complete();
    // The address may be that of a page on its way: a hash is added to that one, and the page still to be shown.
    if (isLeaving || (isHere && event.hashChange) || !isOurs(event, to)) return;
    if (!isHere) {
      event.intercept({
        scroll: 'manual',
        focusReset: 'manual',
        handler: () => show(path, event, to.hash),
      });
      return;
    }
    last = undefined;
    endBar();
    // A new entry of the history begins as the one before it, which may be that of a page on its way.
    restoreScroll();
    // The browser itself leads back to a place of this page, and once more to the one that the address names; it stays
    // where it is when a script writes into the address, as that of the drawer.
    if (event.navigationType === 'traverse' || event.destination.sameDocument) return;
    // Another query of the same page changes nothing in it, nor where its reader is.
    const { pathname, search, hash } = location;
    const isOtherQuery = to.pathname === pathname && to.search !== search && to.hash === hash;
    event.intercept({ focusReset: 'manual', ...(isOtherQuery && { scroll: 'manual' }) });
  });

  async function show(path: string, event: NavigateEvent, hash: string): Promise<void> {
    last = event;
    // Until the page is there: see `begin`.
    if (event.navigationType !== 'traverse') history.scrollRestoration = 'manual';
    endBar();
    const end = startProgressBar();
    endBar = end;
    try {
      const rest = await arrive(path, event, hash).finally(end);
      await afterFrame();
      // The next page may be there already.
      if (rest !== complete) return;
      complete();
      changed();
    } catch (error) {
      if (event.signal.aborted) return;
      console.warn(error);
      isLeaving = true;
      // The address is that of the page already. Loaded in place, the page would count as another state of the document
      // that is shown, to which Firefox could not go back from its error page; and to a hash alone nothing is loaded.
      const { href, origin } = location;
      history.replaceState(null, '', origin + shown);
      location.replace(href);
    }
  }

  /**
   * Puts a page where the one shown is, unless another navigation comes before. A navigation that ends early (the
   * reader saved a file, wrote a mail) has changed the address, so that its page comes all the same.
   * @returns adds what is below the first screen, where a reader arrives at the top; none when the page is not shown
   */
  async function arrive(path: string, event: NavigateEvent, hash: string): Promise<(() => void) | undefined> {
    const next = await pages.read(path);
    if (last !== event) return undefined;
    if (!fitTogether(document, next)) throw new Error(`${path} is of another publication or frame`);
    const text = next.querySelector('[data-prose]');
    const isTop = event.navigationType !== 'traverse' && hash === '';
    const below = text && isTop ? takeBelow(text, innerHeight) : () => {};
    await withTransition(() => {
      if (last !== event) return;
      complete = below;
      swap(next);
      shown = path;
      showCurrentPage();
      restoreScroll();
      // The browser scrolls for no navigation that ended.
      if (event.signal.aborted) scrollTo(0, 0);
      else event.scroll();
      focusOn(hash);
    });
    return below;
  }
}

/**
 * A page that was loaded while it was on its way begins where its address says, and not where its reader was in the
 * page before, to which the browser would scroll.
 */
function begin(): void {
  if (history.scrollRestoration === 'auto') return;
  hashTarget(location.hash)?.scrollIntoView();
  // The browser restores the place until all is loaded.
  addEventListener('load', () => setTimeout(restoreScroll));
}

/** Has the browser restore the place in the page whose address is shown, when its reader comes back. */
function restoreScroll(): void {
  history.scrollRestoration = 'auto';
}

/** Whether a navigation leads to a page of this site, in this window, and to nothing else. */
function isOurs(event: NavigateEvent, to: URL): boolean {
  return (
    event.canIntercept &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== 'reload' &&
    isPagePath(to.pathname) &&
    // Only a page that is loaded is searched for the words of such an address.
    !to.hash.includes(':~:') &&
    // The search page is an application, with an address that it changes itself.
    ![to.pathname, location.pathname].some((path) => path.endsWith(searchPath)) &&
    !isOtherEdition(to)
  );
}

/** Whether the menus of languages and versions lead there: to pages in another frame. */
function isOtherEdition({ pathname }: URL): boolean {
  const others = document.querySelectorAll<HTMLAnchorElement>('[data-keep-query]:not([aria-current])');
  return [...others].some((link) => link.pathname === pathname);
}

/** Those who do not see the page hear its heading, or where the address leads in it. */
function focusOn(hash: string): void {
  const target = hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1');
  if (!target || target.contains(document.activeElement)) return;
  const had = target.hasAttribute('tabindex');
  if (!had) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (!had) target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}
