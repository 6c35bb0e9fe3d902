import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startNavbar } from '../../../src/shell/navbar/navbar.browser.ts';

let page: EventTarget;
let bar: EventTarget & { isHidden: boolean };
let focused: unknown;
const inBar = {};

beforeEach(() => {
  page = new EventTarget();
  focused = null;
  bar = Object.assign(new EventTarget(), {
    isHidden: false,
    offsetHeight: 60,
    contains: (element: unknown) => element === inBar,
    toggleAttribute(name: string, on: boolean) {
      expect(name).toBe('data-hidden');
      bar.isHidden = on;
    },
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('document', {
    documentElement: { scrollHeight: 5000 },
    querySelector: () => bar,
    getElementById: (id: string) => (id === 'place' ? {} : null),
    get activeElement() {
      return focused;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Scrolls step by step. @returns whether the bar is hidden then */
function scroll(...places: number[]): boolean {
  for (const place of places) {
    vi.stubGlobal('scrollY', place);
    page.dispatchEvent(new Event('scroll'));
  }
  return bar.isHidden;
}

it('[2S.1] the bar goes on the way down and returns on the way up, and while the focus is in it', () => {
  startNavbar();
  expect(scroll(100, 200)).toBe(true);
  expect(scroll(190)).toBe(false);
  expect(scroll(300)).toBe(true);
  focused = inBar;
  bar.dispatchEvent(new Event('focusin'));
  expect(bar.isHidden).toBe(false);
  expect(scroll(400, 500)).toBe(false);
  focused = null;
  expect(scroll(600)).toBe(true);
});

it('[2S.1] the bar does not return in the bounce at the end of a page, whose height is that of now', () => {
  startNavbar();
  expect(scroll(100, 4200, 4150)).toBe(true);
  Object.assign(document.documentElement, { scrollHeight: 6000 });
  expect(scroll(4140)).toBe(false);
});

it('[2S.1] the bar covers no place that an address names, and stays away during the jump to it alone', () => {
  const navigated = startNavbar();
  scroll(100, 900);
  vi.stubGlobal('location', { hash: '#place' });
  vi.stubGlobal('scrollY', 400);
  page.dispatchEvent(new Event('hashchange'));
  expect(bar.isHidden).toBe(true);
  expect(scroll(400)).toBe(true);
  expect(scroll(390)).toBe(false);
  // The jump was told before the address.
  scroll(300);
  page.dispatchEvent(new Event('hashchange'));
  expect(bar.isHidden).toBe(true);
  expect(scroll(290)).toBe(false);
  // Another page, at its top, or at a place that there is not.
  scroll(500);
  for (const hash of ['', '#none']) {
    vi.stubGlobal('location', { hash });
    navigated?.();
    expect(bar.isHidden, hash).toBe(false);
  }
});

it('a page without a bar has nothing to hide', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  expect(startNavbar()).toBeUndefined();
});
