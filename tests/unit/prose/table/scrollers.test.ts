import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScrollers } from '../../../../src/prose/table/scrollers.browser.ts';

/** A frame whose content is too wide for it. */
class Frame {
  readonly attributes = new Map<string, string>();
  readonly dataset = { scroller: 'Table' };
  readonly clientWidth = 100;
  readonly firstElementChild = { closest: () => this };
  scrollWidth = 101;
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
  frame.scrollWidth = 100;
  // The content alone may have changed.
  resized([frame.firstElementChild]);
  expect(frame.attributes.size).toBe(0);
  leaving.abort();
  expect(observed.size).toBe(0);
});
