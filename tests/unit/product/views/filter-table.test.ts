import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** As much of an element as the filter asks for. */
class FakeElement {
  hidden = false;
  value = '';
  textContent = '';
  offsetWidth = 0;
  readonly style: Record<string, string> = {};
  readonly dataset: Record<string, string> = {};
  readonly parts = new Map<string, FakeElement>();
  readonly rows: FakeElement[] = [];
  readonly columns: FakeElement[] = [];
  readonly scrollIntoView = vi.fn();
  table: FakeElement | null = null;
  querySelector = (selector: string) => this.parts.get(selector) ?? null;
  querySelectorAll = (selector: string) => (selector === 'tbody tr' ? this.rows : this.columns);
  closest = () => this.table;
}

let loads = 0;
let page: EventTarget;
let frame: FakeElement;
let input: FakeElement;
let count: FakeElement;
let table: FakeElement;
let display: string;
let filterTable: (table: HTMLElement) => void;

beforeEach(async () => {
  page = new EventTarget();
  display = 'table';
  [frame, input, count, table] = Array.from({ length: 4 }, () => new FakeElement()) as [
    FakeElement,
    FakeElement,
    FakeElement,
    FakeElement,
  ];
  frame.parts.set('input', input).set('[aria-live]', count).set('table', table);
  Object.assign(frame.dataset, { filtered: '{shown} of {all} shown', filteredNone: 'None of {all}.' });
  for (const text of ['toxicity:hate_speech', 'Prompt injection', 'hate crime']) {
    const row = Object.assign(new FakeElement(), { textContent: text, table: frame });
    frame.rows.push(row);
  }
  table.offsetWidth = 800;
  table.columns.push(...[600, 200].map((offsetWidth) => Object.assign(new FakeElement(), { offsetWidth })));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('getComputedStyle', () => ({ display }));
  vi.stubGlobal('location', { hash: '#row' });
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'row' ? frame.rows[1] : null) });
  // It listens to the address as soon as it comes: each test has a module of its own.
  loads += 1;
  const file = `../../../../src/product/views/filter-table.ts?load=${loads}`;
  ({ filterTable } = await import(/* @vite-ignore */ file));
});
afterEach(() => vi.unstubAllGlobals());

function type(query: string): boolean[] {
  input.value = query;
  filterTable(frame as unknown as HTMLElement);
  return frame.rows.map(({ hidden }) => !hidden);
}

describe('the filter of a table', () => {
  it('shows the rows that hold every word, and says how many of all', () => {
    expect(type('Hate')).toEqual([true, false, true]);
    expect(count.textContent).toBe('2 of 3 shown');
    expect(type(' speech  hate-')).toEqual([true, false, false]);
    expect(count.textContent).toBe('1 of 3 shown');
    expect(type('hate injection')).toEqual([false, false, false]);
    expect(count.textContent).toBe('None of 3.');
    expect(type(' ')).toEqual([true, true, true]);
    expect(count.textContent).toBe('3 of 3 shown');
  });

  it('keeps the columns as wide as all rows made them, measured once', () => {
    type('hate');
    const widths = () => table.columns.map(({ style }) => style.inlineSize);
    expect([table.style.tableLayout, ...widths()]).toEqual(['fixed', '75%', '25%']);
    table.offsetWidth = 400;
    type('hate c');
    expect(widths()).toEqual(['75%', '25%']);
  });

  it('leaves the records of a small screen, which have no columns, as they are', () => {
    display = 'block';
    type('hate');
    expect(table.style).toEqual({});
    expect(table.columns.map(({ style }) => style)).toEqual([{}, {}]);
  });

  it('gives way to an address of a row that it hides, and to no other', () => {
    const goTo = (hash: string) => {
      vi.stubGlobal('location', { hash });
      page.dispatchEvent(new Event('hashchange'));
    };
    type('injection');
    goTo('#row');
    expect(input.value).toBe('injection');
    type('hate');
    goTo('#elsewhere');
    expect(input.value).toBe('hate');
    goTo('#row');
    expect(input.value).toBe('');
    expect(frame.rows.map(({ hidden }) => hidden)).toEqual([false, false, false]);
    expect(frame.rows[1]?.scrollIntoView).toHaveBeenCalledOnce();
    expect(count.textContent).toBe('3 of 3 shown');
  });
});
