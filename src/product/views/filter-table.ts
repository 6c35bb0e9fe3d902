import { hashTarget } from '../../browser/hash-target.ts';
import { filterText } from './filter-text.ts';

interface Row {
  readonly row: HTMLElement;
  /** As the filter compares it. */
  readonly text: string;
}

const known = new WeakMap<HTMLElement, readonly Row[]>();

/**
 * Shows the rows that hold every word of the table's filter, and says how many.
 * @param table `data-filtered` is the text that says it, with places for `{shown}` and `{all}`
 */
export function filterTable(table: HTMLElement): void {
  const rows = rowsOf(table);
  const words = filterText(table.querySelector('input')?.value ?? '')
    .split(/\s+/)
    .filter(Boolean);
  let shown = 0;
  for (const { row, text } of rows) {
    row.hidden = !words.every((word) => text.includes(word));
    if (!row.hidden) shown += 1;
  }
  const count = table.querySelector('[aria-live]');
  if (!count) return;
  count.textContent = (table.dataset.filtered ?? '')
    .replace('{shown}', String(shown))
    .replace('{all}', String(rows.length));
}

function rowsOf(table: HTMLElement): readonly Row[] {
  let rows = known.get(table);
  if (!rows) {
    rows = [...table.querySelectorAll<HTMLElement>('tbody tr')].map((row) => ({
      row,
      text: filterText(row.textContent),
    }));
    known.set(table, rows);
  }
  return rows;
}

/** A link to a row that a filter hides must still lead there. */
addEventListener('hashchange', () => {
  const row = hashTarget(location.hash);
  const table = row?.closest<HTMLElement>('[data-filtered]');
  const input = table?.querySelector('input');
  if (!row?.hidden || !table || !input) return;
  input.value = '';
  filterTable(table);
  row.scrollIntoView();
});
