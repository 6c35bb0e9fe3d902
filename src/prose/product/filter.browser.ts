import { fold } from '../../search/core/fold.ts';

/** Text as the filter compares it: words joined by `_` or `-` are also found with blanks between them. */
export function filterText(text: string): string {
  return fold(text).replace(/[_-]+/g, ' ');
}

/**
 * Puts a filter above each long table of the product model; without script the whole table stands there.
 * @param signal ends it, when another page takes the place of this one
 */
export function startTableFilters(signal: AbortSignal): void {
  for (const table of document.querySelectorAll<HTMLElement>('[data-filter]')) addFilter(table, signal);
}

function addFilter(table: HTMLElement, signal: AbortSignal): void {
  const rows = [...table.querySelectorAll<HTMLElement>('tbody tr')].map((row) => ({
    row,
    text: filterText(row.textContent),
  }));
  const label = document.createElement('label');
  const input = document.createElement('input');
  const count = document.createElement('output');
  input.type = 'search';
  label.append(table.dataset.filter ?? '', ' ', input);
  const bar = document.createElement('div');
  bar.className = 'model-filter';
  bar.append(label, count);
  table.prepend(bar);
  input.addEventListener('input', () => {
    const words = filterText(input.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { row, text } of rows) {
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown += 1;
    }
    count.textContent = (table.dataset.filtered ?? '')
      .replace('{shown}', String(shown))
      .replace('{all}', String(rows.length));
  });
  // A link to a row that the filter hides must still lead there.
  const reveal = () => {
    const target = rows.find(({ row }) => row.hidden && row.id === location.hash.slice(1));
    if (!target) return;
    input.value = '';
    input.dispatchEvent(new Event('input'));
    target.row.scrollIntoView();
  };
  addEventListener('hashchange', reveal, { signal });
}
