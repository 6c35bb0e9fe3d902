import { restoreTabs } from '../prose/tabs/restore-tabs.ts';
import { mergeSidebar } from '../shell/sidebar/merge-sidebar.ts';
import { tabsSlot } from '../storage/site-slots.ts';
import { readSlot } from '../storage/slots.ts';

/** What of the head tells of the page; everything else in it is the same on all pages. */
const ofPage =
  'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** The style sheets of a page, one a line: as they stand in it, or as they were read of another one. */
function sheetsOf(page: Document): string[] {
  return page.querySelector('style, [type=style]')?.textContent.split('\n') ?? [];
}

/**
 * Whether one page can take the place of the other without loading it: the same script, policy and style, so that it is
 * of the same publication, the same language and version, and the same frame.
 */
export function fitTogether(page: Document, next: Document): boolean {
  const signs = [page, next].map((each) => {
    const script = each.querySelector('script[type=module][src]')?.getAttribute('src');
    // Each page names the scripts and styles of its own parts.
    const policy = each
      .querySelector('meta[http-equiv]')
      ?.getAttribute('content')
      ?.replace(/ 'sha256-[^']*'/g, '');
    const [style] = sheetsOf(each);
    const layout = each.querySelector('.layout')?.className;
    const sidebar = each.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar;
    return [script, policy, style, layout, each.documentElement.lang, sidebar].join('\n');
  });
  return signs[0] === signs[1] && next.querySelector('main') !== null;
}

/**
 * Puts another page in the place of this one: head, text and links of the menus. Islands and the frame stay.
 * @param next its elements are moved
 */
export function swap(next: Document): void {
  letGo();
  swapHead(next);
  swapText(next);
  swapMenus(next);
}

/** Focus that is removed makes the browser lay the old page out once more, with the styles of both. */
function letGo(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('.layout')) focused.blur();
}

/** Styles of this page and of those that took its place. */
const known = new Set<string>();

/** Adds styles of another page: as sheets of the script, since the policy of this page names only its own. */
function addStyles(next: Document): void {
  for (const text of sheetsOf(document)) known.add(text);
  for (const text of sheetsOf(next)) {
    if (known.has(text)) continue;
    known.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
}

function swapHead(next: Document): void {
  // Before the old page's data goes, so that nothing is drawn without its style.
  addStyles(next);
  const old = document.head.querySelectorAll(ofPage);
  document.head.prepend(...next.head.querySelectorAll(ofPage));
  for (const each of old) each.remove();
}

function swapText(next: Document): void {
  const parts = (page: Document) => [...page.querySelectorAll('.layout > :not([data-sidebar-home])')];
  const text = parts(next);
  const chosen = readSlot(tabsSlot);
  for (const part of text)
    for (const tabs of part.querySelectorAll<HTMLElement>('[data-tabs]')) restoreTabs(tabs, chosen);
  const [first, ...others] = parts(document);
  for (const other of others) other.remove();
  first?.replaceWith(...text);
  const sidebars = [document, next].map((page) => page.querySelector<HTMLElement>('[data-sidebar]'));
  if (sidebars[0] && sidebars[1]) mergeSidebar(sidebars[0], sidebars[1]);
}

/** Menus lead to the other page in other languages and versions; their links stay, with what a reader did to them. */
function swapMenus(next: Document): void {
  const wanted = menuLinks(next);
  for (const [name, link] of menuLinks(document)) {
    const address = wanted.get(name)?.getAttribute('href');
    // An attribute that is set anew, also to the same, makes the browser style its element again.
    if (address && address !== link.getAttribute('href')) link.setAttribute('href', address);
  }
}

/** Links of the menus by menu and choice. */
function menuLinks(page: Document): Map<string, Element> {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-menu] a')];
  return new Map(
    links.map((link) => [`${link.closest('ul')?.id} ${link.dataset.version ?? link.hreflang}`, link]),
  );
}
