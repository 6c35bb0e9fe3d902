import { closest } from '../../browser/closest.ts';

/** Works the filters of long tables, also of pages that come later; the code comes with the first letter typed. */
export function startTableFilters(): void {
  document.addEventListener('input', (event) => {
    const table = closest(event, '[data-filtered]');
    if (!table) return;
    import('./filter-table.ts').then(({ filterTable }) => filterTable(table)).catch(console.warn);
  });
}
