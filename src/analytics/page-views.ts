import type { PageView } from './provider.ts';

/** Parts of an address that tell pages and places apart. */
export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Decides which changes of the address are page views (row 2N.5): a change of path, query or hash. A query that takes
 * the place of another is none: it is somebody typing on the search page.
 * @param first address of the page that was reported already
 * @returns tells of an address, and whether it took the place of the one before; gives the path to report, if any
 */
export function pageViews(first: Address): (address: Address, replaces: boolean) => string | undefined {
  let path = pathOf(first);
  let { pathname } = first;
  return (address, replaces) => {
    const next = pathOf(address);
    const isView = next !== path && !(replaces && address.pathname === pathname);
    path = next;
    pathname = address.pathname;
    return isView ? next : undefined;
  };
}

const pathOf = ({ pathname, search, hash }: Address) => pathname + search + hash;

/**
 * Watches where a reader goes. A browser without the Navigation API loads each page anew, and tells of places in a page
 * by their hash.
 * @param view told of each page view, once title and address are those of the page
 */
export function watchPages(view: (page: PageView) => void): void {
  const see = pageViews(location);
  const look = (replaces: boolean) => {
    const path = see(location, replaces);
    if (path !== undefined) view({ title: document.title, path });
  };
  if (!('navigation' in window)) {
    addEventListener('hashchange', () => look(false));
    return;
  }
  let replaces = false;
  navigation.addEventListener('navigate', ({ navigationType }) => {
    replaces = navigationType === 'replace';
  });
  navigation.addEventListener('navigatesuccess', () => look(replaces));
}
