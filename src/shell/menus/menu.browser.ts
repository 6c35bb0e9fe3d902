import { closest } from '../../browser/closest.ts';
import { versionSlot } from '../../storage/site-slots.ts';
import { clearSlot, readSlot, writeSlot } from '../../storage/slots.ts';

/**
 * Keys and memory of the menus (rows 2S.11, 2S.12, 3.8). The lists open by pointer and focus without script;
 * this adds Enter and Space, Escape, closing from outside, the kept query, and the preferred version.
 */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) startMenu(menu);
  keepQuery();
  preferVersion();
}

function startMenu(menu: HTMLElement): void {
  const button = menu.querySelector('button');
  if (!button) return;
  const inDrawer = menu.closest<HTMLElement>('[data-drawer-menu]');
  const setOpen = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    menu.toggleAttribute('data-dismissed', !open);
    if (inDrawer) {
      const label = (open ? inDrawer.dataset.collapse : inDrawer.dataset.expand) ?? '';
      button.setAttribute('aria-label', `${button.textContent?.trim()}: ${label}`);
    }
  };
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  button.addEventListener('click', (event) => {
    const byMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    setOpen(byMouse && !inDrawer ? true : !isOpen());
  });
  // A pointer that was there before the script has opened the list already.
  setOpen(!inDrawer && menu.matches(':hover'));
  if (inDrawer) return;
  menu.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') setOpen(true);
  });
  menu.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') setOpen(false);
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    event.stopPropagation();
    setOpen(false);
    button.focus();
  });
  menu.addEventListener('focusout', (event) => {
    const to = event.relatedTarget;
    if (to instanceof Node && !menu.contains(to)) setOpen(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) setOpen(false);
  });
}

/**
 * A link to a page in another language or version, of a menu or of the banner in a text, leads to the same place:
 * query and hash are added when it is followed, before the drawer does so.
 */
function keepQuery(): void {
  const keep = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, '[data-keep-query]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  document.addEventListener('click', keep, true);
}

function preferVersion(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-version]')];
  const known = links.map((link) => link.dataset.version);
  const stored = readSlot(versionSlot);
  if (stored !== undefined && links.length > 0 && !known.includes(stored)) clearSlot(versionSlot);
  for (const link of links)
    link.addEventListener('click', () => writeSlot(versionSlot, link.dataset.version ?? ''));
}
