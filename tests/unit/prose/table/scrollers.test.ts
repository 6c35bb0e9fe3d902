import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScrollers } from '../../../../src/prose/table/scrollers.browser.ts';

/** A frame whose content is too wide for it. */
class Frame {
  readonly attributes = new Map<string, string>();
  dataset = { scroller: 'Table' };
  previousElementSibling: { readonly textContent: string } | undefined;
  readonly clientWidth = 100;
  readonly firstElementChild = { closest: () => this };
  scrollWidth = 101;
  readonly classes = new Set<string>();
  readonly classList = {
    toggle: (name: string, on: boolean) => (on ? this.classes.add(name) : this.classes.delete(name)),
  };
  closest = () => this;
  set tabIndex(index: number) {
    this.attributes.set('tabindex', String(index));
  }
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
  hasAttribute = (name: string) => this.attributes.has(name);
  removeAttribute = (name: string) => this.attributes.delete(name);
}

const observed = new Set<unknown>();
let resized: (targets: readonly unknown[]) => void;

beforeEach(() => {
  // What is told from other elements: the button beside code. A frame here has none.
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: readonly { target: unknown }[]) => void) {
        resized = (targets) => callback(targets.map((target) => ({ target })));
      }
      observe = (target: unknown) => observed.add(target);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('what scrolls is a tab stop with a role and a name, until it does not scroll any more', () => {
  const frame = new Frame();
  vi.stubGlobal('document', { querySelectorAll: () => [frame] });
  const leaving = new AbortController();
  startScrollers(leaving.signal);
  expect([...observed]).toEqual([frame, frame.firstElementChild]);
  resized([frame]);
  expect(Object.fromEntries(frame.attributes)).toEqual({
    tabindex: '0',
    role: 'group',
    'aria-label': 'Table',
  });
  expect(frame.classes.has('fits')).toBe(false);
  frame.scrollWidth = 100;
  // The content alone may have changed.
  resized([frame.firstElementChild]);
  expect(frame.attributes.size).toBe(0);
  expect(frame.classes.has('fits')).toBe(true);
  leaving.abort();
  expect(observed.size).toBe(0);
});

it('code that scrolls is called by the title above it', () => {
  const frame = new Frame();
  frame.dataset = { scroller: '' };
  frame.previousElementSibling = { textContent: 'redteam_scope.yml' };
  vi.stubGlobal('document', { querySelectorAll: () => [frame] });
  startScrollers(new AbortController().signal);
  resized([frame]);
  expect(frame.attributes.get('aria-label')).toBe('redteam_scope.yml');
});
