import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startToc } from '../../../src/shell/toc/toc.browser.ts';

let page: EventTarget;
/** Where the headings are in the window, by id; ids that are missing name nothing. */
let places: Record<string, number>;
let frames: (() => void)[];
/** Entries of the contents, of which the folded ones are the first. */
let links: { hash: string; textContent: string; ariaCurrent: string | null }[];
let name: { textContent: string };
let folded: { open: boolean };
const summary = { contains: (target: unknown) => target === summary };

class Node {}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('Node', Node);
  places = { a: 300, b: 600, c: 900 };
  frames = [];
  links = ['#a', '#gone', '#b', '#c', '#a', '#b'].map((hash) => ({
    hash,
    textContent: `Text of ${hash}`,
    ariaCurrent: null,
  }));
  name = { textContent: '' };
  folded = Object.assign(new Node(), {
    open: true,
    firstElementChild: summary,
    querySelector: () => name,
    querySelectorAll: () => links.slice(0, 4),
  });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    documentElement: { scrollHeight: 5000 },
    addEventListener: page.addEventListener.bind(page),
    querySelector: () => folded,
    querySelectorAll: () => links,
    getElementById: (id: string) =>
      id in places ? { getBoundingClientRect: () => ({ top: places[id] }) } : null,
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Lets a frame pass after what happened. @returns the entries that are marked */
function marked(event?: 'scroll' | 'resize'): string[] {
  if (event) page.dispatchEvent(new Event(event));
  for (const frame of frames.splice(0)) frame();
  return links
    .filter(({ ariaCurrent }) => ariaCurrent !== null)
    .map(({ hash, ariaCurrent }) => `${hash} ${ariaCurrent}`);
}

it('[2N.15] the last heading in the upper quarter of the window is the one that is read', () => {
  startToc(new AbortController().signal);
  expect(marked()).toEqual([]);
  places = { a: 200, b: 500, c: 800 };
  expect(marked('scroll')).toEqual([]);
  places = { a: 199, b: 500, c: 800 };
  expect(marked('scroll')).toEqual(['#a true', '#a true']);
  expect(name.textContent).toBe('Text of #a');
  places = { a: -300, b: 100, c: 240 };
  expect(marked('scroll')).toEqual(['#b true', '#b true']);
  // In a tall window not deeper than that.
  vi.stubGlobal('innerHeight', 1700);
  expect(marked('resize')).toEqual(['#b true', '#b true']);
  places = { a: -300, b: 100, c: 239 };
  expect(marked('resize')).toEqual(['#c true']);
  expect(name.textContent).toBe('Text of #c');
  places = { a: 300, b: 500, c: 800 };
  expect(marked('scroll')).toEqual([]);
  expect(name.textContent).toBe('');
});

it('[2N.15] at the end of the page the last heading is read, however low it stands', () => {
  startToc(new AbortController().signal);
  places = { a: 100, b: 500, c: 700 };
  vi.stubGlobal('scrollY', 4197);
  expect(marked('scroll')).toEqual(['#a true', '#a true']);
  // Places in a page are not whole numbers on every screen.
  vi.stubGlobal('scrollY', 4198);
  expect(marked('scroll')).toEqual(['#c true']);
});

it('headings are looked at once for each frame, and not after the page is gone', () => {
  const shown = new AbortController();
  startToc(shown.signal);
  for (let i = 0; i < 3; i += 1) page.dispatchEvent(new Event('scroll'));
  expect(frames).toHaveLength(1);
  marked();
  shown.abort();
  for (const event of ['scroll', 'resize']) page.dispatchEvent(new Event(event));
  expect(frames).toEqual([]);
});

it('[2N.15] the folded contents close after a choice, and not by their own summary', () => {
  const shown = new AbortController();
  startToc(shown.signal);
  const click = (target: object) =>
    page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
  click(Object.setPrototypeOf(summary, Node.prototype));
  expect(folded.open).toBe(true);
  click(new Node());
  expect(folded.open).toBe(false);
  folded.open = true;
  shown.abort();
  click(new Node());
  expect(folded.open).toBe(true);
});
