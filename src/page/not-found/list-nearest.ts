import { nearestPaths } from '../../base/nearest.ts';
import { fetchCompleteSidebar } from '../../shell/sidebar/sidebar.browser.ts';

/**
 * Fills the section of the nearest pages, and shows it when there is one.
 * @param section holds an empty list, and the address of the complete sidebar in `data-nearest`
 * @throws {Error} the sidebar cannot be fetched
 */
export async function listNearest(section: HTMLElement): Promise<void> {
  const sidebar = await fetchCompleteSidebar(section.dataset.nearest ?? '');
  const labels = new Map(
    [...sidebar.querySelectorAll('a')].map((link) => [link.getAttribute('href') ?? '', link.textContent]),
  );
  const items = nearestPaths(location.pathname, [...labels.keys()]).map((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = labels.get(path) ?? path;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  section.querySelector('ul')?.append(...items);
  section.hidden = items.length === 0;
}
