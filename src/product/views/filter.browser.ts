/** Works the filters of long tables, also of pages that come later; the code comes with the first letter typed. */
export function startTableFilters(): void {
  document.addEventListener('input', ({ target }) => {
    const table = target instanceof Element && target.closest<HTMLElement>('[data-filtered]');
    if (!table) return;
    import('./filter-table.ts')
      .then(({ filterTable }) => filterTable(table))
      .catch((error: unknown) => console.warn(error));
  });
}
