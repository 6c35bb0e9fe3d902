import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTerms } from '../../../../src/prose/glossary/term.browser.ts';

/** A word with a definition. */
class Term {
  isDismissed = false;
  toggleAttribute(_: string, on: boolean) {
    this.isDismissed = on;
  }
  removeAttribute() {
    this.isDismissed = false;
  }
  closest = () => this;
}

let page: EventTarget;
let open: Term[];

beforeEach(() => {
  page = new EventTarget();
  open = [];
  vi.stubGlobal('Element', Term);
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    querySelectorAll: () => open,
  });
});
afterEach(() => vi.unstubAllGlobals());

function tell(type: string, differs: object): void {
  const event = new Event(type);
  for (const [name, value] of Object.entries(differs)) Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
}

it('Escape closes definitions, and stays so when it is pressed again; other keys do not', () => {
  startTerms();
  open = [new Term(), new Term()];
  tell('keydown', { key: 'a' });
  expect(open.map(({ isDismissed }) => isDismissed)).toEqual([false, false]);
  for (let i = 0; i < 2; i += 1) tell('keydown', { key: 'Escape' });
  expect(open.map(({ isDismissed }) => isDismissed)).toEqual([true, true]);
});

it.each(['pointerover', 'focusin', 'click'])('a definition opens again by %s on its word alone', (event) => {
  startTerms();
  const [term, other] = [new Term(), new Term()];
  term.isDismissed = true;
  other.isDismissed = true;
  tell(event, { target: term });
  tell(event, { target: null });
  expect([term.isDismissed, other.isDismissed]).toEqual([false, true]);
});
