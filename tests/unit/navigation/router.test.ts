import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRouter } from '../../../src/navigation/router.browser.ts';

type Intercepted = { scroll?: string; focusReset?: string; handler?: () => Promise<void> };

let navigation: EventTarget;
let page: EventTarget;
let scrollRestoration: string;
const read = vi.fn<(path: string) => Promise<Document>>();
const changed = vi.fn();
const replaceState = vi.fn();
const replace = vi.fn();
const place = { scrollIntoView: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [read, changed, replaceState, replace, place.scrollIntoView]) mock.mockReset();
  navigation = new EventTarget();
  page = new EventTarget();
  scrollRestoration = 'auto';
  at('/lab?q=1');
  vi.stubGlobal('window', { navigation });
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('history', {
    replaceState,
    get scrollRestoration() {
      return scrollRestoration;
    },
    set scrollRestoration(value: string) {
      scrollRestoration = value;
    },
  });
  const documentElement = { lang: 'en' };
  vi.stubGlobal('document', {
    documentElement,
    querySelector: () => null,
    querySelectorAll: () => [{ pathname: '/de/lab' }],
    getElementById: (id: string) => (id === 'place' ? place : null),
    createElement: () => ({ style: {}, isConnected: false }),
    body: { append: () => undefined },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function at(address: string): void {
  const { href, origin, pathname, search, hash } = new URL(address, 'https://docs.example');
  vi.stubGlobal('location', { href, origin, pathname, search, hash, replace });
}

/** What the router does about a navigation; nothing where that is the browser's business. */
function navigate(to: string, differs: object = {}): Intercepted | undefined {
  let intercepted: Intercepted | undefined;
  const event = Object.assign(new Event('navigate'), {
    canIntercept: true,
    downloadRequest: null,
    formData: null,
    hashChange: false,
    navigationType: 'push',
    signal: new AbortController().signal,
    destination: { url: new URL(to, 'https://docs.example').href, sameDocument: false },
    intercept: (options: Intercepted) => {
      intercepted = options;
    },
    ...differs,
  });
  navigation.dispatchEvent(event);
  return intercepted;
}
const start = () => startRouter({ prepare: () => undefined, read }, changed);

describe('a navigation', () => {
  it('to a page of the site is the router’s, which scrolls and moves the focus itself [2N.2]', () => {
    start();
    expect(navigate('/other#place')).toMatchObject({ scroll: 'manual', focusReset: 'manual' });
    expect(navigate('/other.html', { navigationType: 'traverse' })?.handler).toBeDefined();
  });

  it.each([
    ['to another host', '/other', { canIntercept: false }],
    ['that saves', '/other', { downloadRequest: '' }],
    ['that sends a form', '/other', { formData: new FormData() }],
    ['that loads the page again', '/other', { navigationType: 'reload' }],
    ['to a file', '/robots.txt', {}],
    ['to words of a page', '/other#:~:text=word', {}],
    ['to the search page', '/search', {}],
    ['to the search page of another language', '/de/search', {}],
    ['to the page in another language', '/de/lab', {}],
    ['to a place of the page that is shown', '/lab?q=1#place', { hashChange: true }],
    ['back to a place of the page that is shown', '/lab?q=1#place', { navigationType: 'traverse' }],
    [
      'of a script that writes into the address',
      '/lab?q=2',
      { destination: { url: 'https://docs.example/lab?q=2', sameDocument: true } },
    ],
  ])('%s is the browser’s [2N.3]', (_, to, differs) => {
    start();
    expect(navigate(to, differs)).toBeUndefined();
  });

  it('from the search page is the browser’s', () => {
    at('/search?q=tap');
    start();
    expect(navigate('/other')).toBeUndefined();
  });

  it('to the page that is shown leads to its top, and by another query alone leaves its reader where they are [2N.4]', () => {
    start();
    expect(navigate('/lab?q=1')).toEqual({ focusReset: 'manual' });
    expect(navigate('/lab?q=2')).toEqual({ focusReset: 'manual', scroll: 'manual' });
    expect(navigate('/lab?q=2#place')).toEqual({ focusReset: 'manual' });
    expect(navigate('/lab.html?q=2')).toEqual({ focusReset: 'manual' });
  });

  it('has the browser restore no place in a page that is on its way, and again once its reader does without [2N.4]', () => {
    read.mockReturnValue(new Promise(() => undefined));
    start();
    navigate('/other')?.handler?.();
    expect(scrollRestoration).toBe('manual');
    navigate('/lab?q=2');
    expect(scrollRestoration).toBe('auto');
    navigate('/other', { navigationType: 'traverse' })?.handler?.();
    expect(scrollRestoration).toBe('auto');
  });
});

describe('a page that cannot be fetched [2N.3] [8.10]', () => {
  it('is told, and loaded by the browser from where the reader was; what leads there is not the router’s', async () => {
    read.mockRejectedValue(new Error('gone'));
    start();
    const shown = navigate('/other?a=1#place');
    at('/other?a=1#place');
    await shown?.handler?.();
    expect(read).toHaveBeenCalledExactlyOnceWith('/other');
    expect(console.warn).toHaveBeenCalledOnce();
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', 'https://docs.example/lab');
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://docs.example/other?a=1#place');
    expect(changed).not.toHaveBeenCalled();
    expect(navigate('/other?a=1#place')).toBeUndefined();
  });

  it('is nobody’s business once its reader has gone elsewhere', async () => {
    read.mockRejectedValue(new Error('gone'));
    start();
    const given = new AbortController();
    const shown = navigate('/other', { signal: given.signal });
    given.abort();
    await shown?.handler?.();
    expect(replace).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('a page that comes when its reader wants another [2N.2]', () => {
  it.each(['/lab?q=1', '/third'])('is not shown: %s was asked for since', async (since) => {
    const first = Promise.withResolvers<Document>();
    read.mockReturnValueOnce(first.promise);
    read.mockReturnValue(new Promise(() => undefined));
    vi.stubGlobal('requestAnimationFrame', () => 0);
    start();
    const shown = navigate('/other')?.handler?.();
    void navigate(since)?.handler?.();
    const another = { documentElement: {}, querySelector: vi.fn(() => null) };
    first.resolve(another as unknown as Document);
    await vi.advanceTimersByTimeAsync(1000);
    await shown;
    // Nobody even asked whether it fits.
    expect(another.querySelector).not.toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });
});

it('a page that was loaded on its way begins where its address says, and is a page like any other from then on [2N.4]', () => {
  scrollRestoration = 'manual';
  at('/lab#place');
  start();
  expect(place.scrollIntoView).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('load'));
  expect(scrollRestoration).toBe('manual');
  vi.runAllTimers();
  expect(scrollRestoration).toBe('auto');
});

it('a page that was opened otherwise is left to the browser, as is a browser without the Navigation API', () => {
  at('/lab#place');
  start();
  expect(place.scrollIntoView).not.toHaveBeenCalled();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigation', undefined);
  expect(() => start()).not.toThrow();
});
