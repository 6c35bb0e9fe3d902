import { closest } from '../../browser/closest.ts';
import { showCurrentPage } from '../sidebar/sidebar.browser.ts';

/** Layout is desktop above this width (row 9.14). */
const desktop = '(min-width: 997px)';

/**
 * The mobile sidebar (rows 2S.4, 4.5, 4.6). The dialog element keeps the focus inside and everything else inert;
 * this opens and closes it, moves the docs sidebar in and out, and makes history Back close it.
 */
export function startDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
  const opener = document.querySelector<HTMLElement>('[data-drawer-open]');
  if (!drawer || !opener) return;
  const sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
  const sidebarHome = document.querySelector<HTMLElement>('[data-sidebar-home]');
  const sidebarPlace = drawer.querySelector<HTMLElement>('[data-drawer-sidebar]');

  /** The closed drawer's entry is being left, which takes a while: an impatient reader may have it open again by then. */
  let isGoingBack = false;
  /** An entry of its own, so that Back closes the drawer and stays on the page. */
  const addEntry = () => {
    isGoingBack = false;
    history.pushState({ ...history.state, drawer: true }, '');
  };

  const showPanel = (name: string) => {
    for (const panel of drawer.querySelectorAll<HTMLElement>('[data-drawer-panel]')) {
      panel.inert = panel.dataset.drawerPanel !== name;
    }
    drawer.dataset.panel = name;
  };
  const open = () => {
    if (sidebar) sidebarPlace?.append(sidebar);
    showPanel(sidebar ? 'secondary' : 'primary');
    drawer.showModal();
    showCurrentPage();
    opener.setAttribute('aria-expanded', 'true');
    document.documentElement.classList.add('drawer-open');
    // One that is not yet left is used again.
    if (!history.state?.drawer) addEntry();
  };
  const close = () => drawer.close();

  opener.addEventListener('click', open);
  drawer.querySelector('[data-drawer-close]')?.addEventListener('click', close);
  drawer.querySelector('[data-drawer-back]')?.addEventListener('click', () => {
    showPanel('primary');
    // The button is gone, its reader goes on.
    drawer.querySelector<HTMLElement>('.drawer-panel :is(a, button)')?.focus();
  });
  drawer.addEventListener('click', (event) => {
    if (event.target === drawer) close();
    const link = closest<HTMLAnchorElement>(event, 'a');
    if (link && !isModified(event) && link.target !== '_blank') follow(event, link, close);
  });
  drawer.addEventListener('close', () => {
    // The event comes late: the drawer may be open again.
    if (drawer.open) return;
    if (sidebar) sidebarHome?.append(sidebar);
    opener.setAttribute('aria-expanded', 'false');
    document.documentElement.classList.remove('drawer-open');
    // Once: a second step back, asked for before the first is made, would lead away from the page.
    if (isGoingBack || !history.state?.drawer) return;
    isGoingBack = true;
    history.back();
  });
  // A page that was loaded again with an open drawer begins with a closed one, whose entry is that of the page.
  if (history.state?.drawer) history.replaceState({ ...history.state, drawer: false }, '');
  addEventListener('popstate', () => {
    if (history.state?.drawer) return;
    if (isGoingBack && drawer.open) return addEntry();
    isGoingBack = false;
    close();
  });
  matchMedia(desktop).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
}

/**
 * The next page takes the place of the drawer's history entry, so that Back from it leads to this one, once. Going back
 * first would have the browser restore the place of this page in the next one.
 */
function follow(event: MouseEvent, link: HTMLAnchorElement, close: () => void): void {
  event.preventDefault();
  history.replaceState({ ...history.state, drawer: false }, '');
  close();
  location.replace(link.href);
}

function isModified(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
}
