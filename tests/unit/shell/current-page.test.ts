import { afterEach, expect, it, vi } from 'vitest';
import { showCurrentPage } from '../../../src/shell/sidebar/sidebar.browser.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * Shows the current page in a sidebar from 60 to 660 px of a window that is 500 px high, and scrolled by 1000 px.
 * @param top where the link of the page begins, which is 30 px high
 * @returns how far the sidebar is scrolled then
 */
function scrolledTo(top: number, height = 500): number {
  const frame = {
    scrollTop: 1000,
    clientHeight: 600,
    getBoundingClientRect: () => ({ top: 60, bottom: 660 }),
  };
  const current = {
    closest: (selector: string) => (selector === '.sidebar, .drawer-panels' ? frame : null),
    getBoundingClientRect: () => ({ top, bottom: top + 30 }),
  };
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === '[data-sidebar] [aria-current=page]' ? current : null),
  });
  showCurrentPage();
  return frame.scrollTop;
}

it('a sidebar that shows the current page whole stays where it is [2.2]', () => {
  expect(scrolledTo(60)).toBe(1000);
  expect(scrolledTo(470)).toBe(1000);
  expect(scrolledTo(630, 900)).toBe(1000);
});

it('a sidebar that does not is scrolled so that the page stands in its upper third [2.2]', () => {
  // Above it, below the window, and below the sidebar.
  expect(scrolledTo(59)).toBe(1000 + 59 - 60 - 200);
  expect(scrolledTo(471)).toBe(1000 + 471 - 60 - 200);
  expect(scrolledTo(631, 900)).toBe(1000 + 631 - 60 - 200);
});

it('a page without a sidebar, as that of the search, has nothing to scroll', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  expect(() => showCurrentPage()).not.toThrow();
});
