import { island } from '../../../islands/island.ts';

/**
 * Starts the search page (row 2R.1). The query of the address stands in the field at once; the site map is shown while
 * nothing is looked for, and when the code cannot be loaded, for which the form is still a way to try again.
 */
export function startSearchPage(): void {
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  const field = page?.querySelector('input');
  if (!page || !field) return;
  const show = (searching: boolean) => {
    page.dataset.searching = `${searching}`;
  };
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  show(field.value.trim() !== '');
  island(
    page,
    () => [import('./start.island.tsx')],
    (start) => start.then(({ default: startSearchApp }) => startSearchApp(page, show)),
    () => field.form?.submit(),
  )();
}
