import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPrefetch } from '../../../src/navigation/prefetch-links.browser.ts';

/** As much of a link as is asked for. */
class Link {
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly download: string;
  readonly target: string;
  constructor(address: string, { download = '', target = '' } = {}) {
    const { href, origin, pathname } = new URL(address, 'https://docs.example');
    this.href = address && href;
    this.origin = origin;
    this.pathname = pathname;
    this.download = download;
    this.target = target;
  }
  closest = () => this;
}

let links: Link[];
let page: EventTarget;
let observed: Link[];
let observe: (entries: readonly { isIntersecting: boolean; target: Link }[]) => void;
/** Paths of pages that were fetched into the browser's cache, and into memory. */
let fetched: unknown[];
const prepare = vi.fn();

beforeEach(() => {
  links = [];
  page = new EventTarget();
  observed = [];
  fetched = [];
  prepare.mockClear();
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('HTMLAnchorElement', Link);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', new URL('https://docs.example/lab.html?q=1'));
  vi.stubGlobal('window', { IntersectionObserver: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof observe) {
        observe = callback;
      }
      observe = (link: Link) => observed.push(link);
      disconnect = () => {
        observed = [];
      };
    },
  );
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    querySelectorAll: () => links,
    createElement: () => ({ relList: { supports: (name: string) => name === 'prefetch' } }),
    head: { append: ({ href }: { href: string }) => fetched.push(href) },
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = () => startPrefetch({ prepare, read: () => Promise.reject(new Error('nobody asked')) });
/** What comes into view. */
const see = (...seen: Link[]) => observe(seen.map((target) => ({ isIntersecting: true, target })));
function point(type: string, target: unknown): void {
  page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }));
}

it('links of the page that is shown now are watched, and those of the one before are not [2N.14]', () => {
  const look = start();
  const [first, second] = [new Link('/a'), new Link('/b')];
  links = [first];
  look();
  expect(observed).toEqual([first]);
  links = [second];
  look();
  expect(observed).toEqual([second]);
});

it('a page is fetched once a link to it is in view, each once, and never the one that is shown [2N.14]', () => {
  start();
  observe([{ isIntersecting: false, target: new Link('/a') }]);
  expect(fetched).toEqual([]);
  see(new Link('/a'), new Link('/b/#place'), new Link('/a.html'), new Link('/b/'), new Link('/lab#x'));
  expect(fetched).toEqual(['/a', '/b/']);
});

it('without an observer all links of the page are fetched [2N.14]', () => {
  vi.stubGlobal('window', {});
  const look = start();
  links = [new Link('/a'), new Link('/b')];
  look();
  expect(fetched).toEqual(['/a', '/b']);
});

it.each(['pointerover', 'touchstart', 'focusin'])('by %s a page is fetched into memory [2N.13]', (event) => {
  start();
  point(event, new Link('/a.html'));
  point(event, null);
  expect(prepare.mock.calls).toEqual([['/a']]);
});

it.each([
  ['to the page that is shown', new Link('/lab#place')],
  ['to the page that is shown, by its other name', new Link('/lab')],
  ['to another host', new Link('https://other.example/a')],
  ['to a file', new Link('/robots.txt')],
  ['to save', new Link('/a', { download: 'a.html' })],
  ['to another tab', new Link('/a', { target: '_blank' })],
  ['to nowhere', new Link('')],
])('a link %s is not fetched ahead [2N.13] [2N.14]', (_, link) => {
  start();
  see(link);
  point('pointerover', link);
  expect([fetched, prepare.mock.calls]).toEqual([[], []]);
});

it('a page that was not fetched while data was saved is fetched when it comes into view again [2N.12]', () => {
  start();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  see(new Link('/a'));
  point('focusin', new Link('/a'));
  expect([fetched, prepare.mock.calls]).toEqual([[], []]);
  vi.stubGlobal('navigator', {});
  see(new Link('/a'));
  expect(fetched).toEqual(['/a']);
});
