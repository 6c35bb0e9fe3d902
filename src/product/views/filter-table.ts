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
 * @param table `data-filtered` is the text that says it, with places for `{shown}` and `{all}`; `data-filtered-none`
 * says what to do when no row is left
 */
export function filterTable(table: HTMLElement): void {
  const rows = rowsOf(table);
  keepColumns(table);
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
  const { filtered = '', filteredNone = '' } = table.dataset;
  count.textContent = (shown === 0 ? filteredNone : filtered)
    .replace('{shown}', String(shown))
    .replace('{all}', String(rows.length));
}

/** Columns stay as wide as all rows made them, while rows come and go. */
function keepColumns(frame: HTMLElement): void {
  const table = frame.querySelector('table');
  if (!table || table.style.tableLayout || getComputedStyle(table).display !== 'table') return;
  const whole = table.offsetWidth;
  const columns = [...table.querySelectorAll<HTMLElement>('thead th')];
  const shares = columns.map(({ offsetWidth }) => offsetWidth / whole);
  columns.forEach(({ style }, i) => {
    style.inlineSize = `${(shares[i] ?? 0) * 100}%`;
  });
  table.style.tableLayout = 'fixed';
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
