import { hydrateRoot } from 'react-dom/client';
import type { PageData } from './page-data.ts';
import { SearchApp } from './SearchApp.tsx';

/**
 * Takes the search page over. What the build drew is hydrated rather than drawn again: the field keeps its text, its
 * caret and the focus, whatever a reader did before the script was there.
 * @param page outermost element; its first child is what the build drew
 * @param onSearching told whether anything is looked for
 */
export function startSearchApp(page: HTMLElement, onSearching: (searching: boolean) => void): void {
  const [root] = page.children;
  const data: PageData = JSON.parse(page.dataset.searchPage ?? '');
  const fieldText = page.querySelector('input')?.value ?? '';
  if (root) hydrateRoot(root, <SearchApp data={data} fieldText={fieldText} onSearching={onSearching} />);
}
