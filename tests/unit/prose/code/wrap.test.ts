import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerWrap } from '../../../../src/prose/code/wrap.browser.ts';

/** As much of an element as the offer asks for; the row of a block has its buttons in their order. */
class FakeElement {
  textContent = '';
  ariaPressed = '';
  ariaLabel = '';
  title = '';
  onclick: (() => void) | undefined;
  readonly dataset: Record<string, string> = {};
  readonly classes = new Set<string>();
  readonly classList = {
    toggle: (name: string) => !this.classes.delete(name) && Boolean(this.classes.add(name)),
  };
  row: FakeElement[] = [];
  get nextElementSibling(): FakeElement | null {
    return this.row[this.row.indexOf(this) + 1] ?? null;
  }
  before(element: FakeElement) {
    this.row.splice(this.row.indexOf(this), 0, element);
    element.row = this.row;
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { createElement: () => new FakeElement() });
});
afterEach(() => vi.unstubAllGlobals());

/** What scrolls, with what is next to it. */
function rowOf(beside: FakeElement): FakeElement[] {
  const row = [new FakeElement(), beside];
  for (const each of row) each.row = row;
  return row;
}
const offer = (scroller: FakeElement | undefined) => offerWrap(scroller as unknown as Element);

it('code is offered to be broken once, by a button before the one that copies, which says whether it is', () => {
  const copy = new FakeElement();
  copy.dataset.wrap = 'Wrap lines';
  const row = rowOf(copy);
  const [code] = row;
  offer(code);
  offer(code);
  expect(row).toHaveLength(3);
  const [, button] = row;
  expect([button?.ariaLabel, button?.title, button?.ariaPressed]).toEqual([
    'Wrap lines',
    'Wrap lines',
    'false',
  ]);
  button?.onclick?.();
  expect([button?.ariaPressed, ...(code?.classes ?? [])]).toEqual(['true', 'wrapped']);
  button?.onclick?.();
  expect([button?.ariaPressed, ...(code?.classes ?? [])]).toEqual(['false']);
});

it('a table, beside which anything may stand, is left alone', () => {
  const row = rowOf(new FakeElement());
  offer(row[0]);
  offer(row[1]);
  expect(row).toHaveLength(2);
});
