import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startToc } from '../../../src/shell/toc/toc.browser.ts';

let page: EventTarget;
/** Where the headings are in the window, by id; ids that are missing name nothing. */
let places: Record<string, number>;
let frames: (() => void)[];
let links: { hash: string; current: string | undefined }[];

beforeEach(() => {
  page = new EventTarget();
  places = { a: 300, b: 600, c: 900 };
  frames = [];
  links = ['#a', '#gone', '#b', '#c'].map((hash) => {
    const link = {
      hash,
      current: undefined as string | undefined,
      setAttribute: (_: string, value: string) => {
        link.current = value;
      },
      removeAttribute: () => {
        link.current = undefined;
      },
    };
    return link;
  });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    documentElement: { scrollHeight: 5000 },
    querySelector: () => ({ querySelectorAll: () => links }),
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
    .filter(({ current }) => current !== undefined)
    .map(({ hash, current }) => `${hash} ${current}`);
}

it('[2N.15] the last heading in the upper quarter of the window is the one that is read', () => {
  startToc(new AbortController().signal);
  expect(marked()).toEqual([]);
  places = { a: 200, b: 500, c: 800 };
  expect(marked('scroll')).toEqual([]);
  places = { a: 199, b: 500, c: 800 };
  expect(marked('scroll')).toEqual(['#a true']);
  places = { a: -300, b: 100, c: 400 };
  expect(marked('scroll')).toEqual(['#b true']);
  vi.stubGlobal('innerHeight', 1700);
  expect(marked('resize')).toEqual(['#c true']);
});

it('[2N.15] at the end of the page the last heading is read, however low it stands', () => {
  startToc(new AbortController().signal);
  places = { a: 100, b: 500, c: 700 };
  vi.stubGlobal('scrollY', 4197);
  expect(marked('scroll')).toEqual(['#a true']);
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
