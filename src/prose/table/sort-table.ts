const asWritten = new WeakMap<HTMLElement, readonly HTMLTableRowElement[]>();

/**
 * Sorts the rows of a table by the values of a column: from the smallest, from the greatest, then as they were written.
 * Rows without a value come last. Rows that a filter hides are moved with the others.
 * @param button in the header of the column; values are those of the cells' `<data>`
 */
export function sortTable(button: HTMLElement): void {
  const head = button.closest('th');
  const table = button.closest('table');
  const [body] = table?.tBodies ?? [];
  if (!head || !table || !body) return;
  const before = head.ariaSort;
  for (const other of table.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort');
  const written = asWritten.get(body) ?? [...body.rows];
  asWritten.set(body, written);
  if (before === 'descending') {
    body.append(...written);
    return;
  }
  const order = before ? 'descending' : 'ascending';
  head.ariaSort = order;
  body.append(...sorted(written, (row) => row.cells[head.cellIndex]?.querySelector('data')?.value, order));
}

/**
 * @param cellValue gives a number as text; an item without one comes last, whichever way the others are sorted
 * @returns the items in their new order, those of the same value as they were
 */
export function sorted<Item>(
  items: readonly Item[],
  cellValue: (item: Item) => string | undefined,
  order: 'ascending' | 'descending',
): Item[] {
  const sign = order === 'ascending' ? 1 : -1;
  const values = new Map(items.map((item) => [item, sign * Number(cellValue(item) ?? sign * Infinity)]));
  const value = (item: Item) => values.get(item) ?? Infinity;
  return items.toSorted((a, b) => (value(a) === value(b) ? 0 : value(a) - value(b)));
}
