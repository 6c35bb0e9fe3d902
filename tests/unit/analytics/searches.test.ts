import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchEvents } from '../../../src/analytics/events.ts';

class FakeElement extends EventTarget {
  open = false;
  value = '';
  dataset: Record<string, string> = {};
  parts: Record<string, FakeElement> = {};
  parentElement: FakeElement | undefined;
  querySelector = (selector: string) => this.parts[selector] ?? null;
  closest(selector: string): FakeElement | null {
    const name = selector === '[data-copy]' ? 'copy' : 'language';
    return name in this.dataset ? this : (this.parentElement?.closest(selector) ?? null);
  }
}

const report = vi.fn();
let dialog: FakeElement;
let input: FakeElement;
let page: FakeElement;

beforeEach(() => {
  report.mockClear();
  page = new FakeElement();
  dialog = new FakeElement();
  input = new FakeElement();
  dialog.parts = { input };
  page.parts = { '[data-search-dialog]': dialog };
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { search: '?q=tap', pathname: '/lab' });
});
afterEach(() => vi.unstubAllGlobals());

const terms = () => report.mock.calls.map(([name, { search_term }]) => [name, search_term]);
const tell = (element: FakeElement, type: string) => element.dispatchEvent(new Event(type));
function openWith(query: string) {
  dialog.open = true;
  tell(dialog, 'open');
  input.value = query;
}
function close() {
  dialog.open = false;
  tell(dialog, 'close');
}

it('a search is reported when the dialog closes, once in a row, and never a blank one', () => {
  watchEvents({ search: true, copy: false }, report);
  openWith(' tap ');
  expect(report).not.toHaveBeenCalled();
  close();
  openWith('tap');
  close();
  openWith('  ');
  close();
  openWith('tap');
  close();
  expect(terms()).toEqual([['search', 'tap']]);
  openWith('pair');
  close();
  openWith('tap');
  close();
  expect(terms().slice(1)).toEqual([
    ['search', 'pair'],
    ['search', 'tap'],
  ]);
});

it('a search is reported when the dialog is opened again before the browser tells that it closed', () => {
  watchEvents({ search: true, copy: false }, report);
  openWith('tap');
  tell(dialog, 'open');
  input.value = 'pair';
  tell(dialog, 'close');
  expect(terms()).toEqual([['search', 'tap']]);
  close();
  expect(terms()).toEqual([
    ['search', 'tap'],
    ['search', 'pair'],
  ]);
});

it('a search of the search page is reported when its address brings it, and when its field is left', () => {
  const field = new FakeElement();
  page.parts['[data-search-page] input'] = field;
  watchEvents({ search: true, copy: false }, report);
  expect(terms()).toEqual([['search', 'tap']]);
  field.value = 'tapir';
  expect(terms()).toHaveLength(1);
  tell(field, 'change');
  expect(terms().slice(1)).toEqual([['search', 'tapir']]);
});

it('a query in the address of another page is no search', () => {
  watchEvents({ search: true, copy: false }, report);
  expect(report).not.toHaveBeenCalled();
});

it('a copied block is reported with its page and language', () => {
  watchEvents({ search: false, copy: true }, report);
  const figure = new FakeElement();
  const button = new FakeElement();
  button.dataset.copy = 'Copied';
  button.parentElement = figure;
  const click = (target: FakeElement) =>
    page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
  click(button);
  figure.dataset.language = 'yaml';
  click(button);
  click(new FakeElement());
  expect(report.mock.calls).toEqual([
    ['copy', { page_path: '/lab', language: '' }],
    ['copy', { page_path: '/lab', language: 'yaml' }],
  ]);
});
