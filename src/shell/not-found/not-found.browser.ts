import { nearestPaths } from '../../site/nearest.ts';
import { fetchCompleteSidebar } from '../sidebar/sidebar.browser.ts';

/** Lists the existing pages whose address is nearest to the requested one (row 8.12). */
export function startNotFound(): void {
  const section = document.querySelector<HTMLElement>('[data-nearest]');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  fetchCompleteSidebar(section.dataset.nearest ?? '')
    .then((sidebar) => {
      const labels = new Map(
        [...sidebar.querySelectorAll('a')].map((link) => [
          link.getAttribute('href') ?? '',
          link.textContent ?? '',
        ]),
      );
      for (const path of nearestPaths(location.pathname, [...labels.keys()])) {
        const link = document.createElement('a');
        link.href = path;
        link.textContent = labels.get(path) ?? path;
        const item = document.createElement('li');
        item.append(link);
        list.append(item);
      }
      section.hidden = list.children.length === 0;
    })
    .catch((error: unknown) => console.warn(error));
}
