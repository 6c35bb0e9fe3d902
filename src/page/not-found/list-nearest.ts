import { nearestPaths } from '../../base/nearest.ts';

/**
 * Fills the empty list in the section of the nearest pages, and shows it when there is one; puts the words of the
 * address into the field of the search, unless a reader typed something.
 */
export function listNearest(): void {
  const section = document.querySelector<HTMLElement>('[data-nearest]');
  const field = document.querySelector<HTMLInputElement>('.missing > input');
  const links = document.querySelectorAll('[data-sidebar] a');
  const labels = new Map([...links].map((link) => [link.getAttribute('href') ?? '', link.textContent]));
  const { pathname } = location;
  const items = nearestPaths(pathname, [...labels.keys()]).map((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = labels.get(path) ?? path;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  section?.querySelector('ul')?.append(...items);
  section?.toggleAttribute('hidden', items.length === 0);
  if (field) field.value ||= wordsOf(pathname);
}

/** Words of the last part of an address: `/quick-strat.html` → `quick strat`. */
export function wordsOf(pathname: string): string {
  const parts = pathname.replace(/(?:\/index)?(?:\.html?)?\/*$/, '').split('/');
  try {
    return decodeURIComponent(parts.at(-1) ?? '')
      .replace(/[-_+.\s]+/g, ' ')
      .trim()
      .slice(0, 64);
  } catch {
    // An address that is none: there is nothing to read in it.
    return '';
  }
}
