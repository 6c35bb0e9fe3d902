import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchWhenIdle } from '../../../src/islands/prefetch.ts';
import { linkSheet } from '../../../src/islands/sheet.ts';

interface FakeLink {
  rel?: string;
  href?: string;
  onload?: () => void;
  onerror?: () => void;
}

let head: FakeLink[];
const fetched = vi.fn<typeof fetch>();
let page: EventTarget;

beforeEach(() => {
  head = [];
  page = new EventTarget();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    createElement: () => ({
      relList: { supports: (name: string) => name === 'prefetch' },
      remove() {
        head = head.filter((each) => each !== this);
      },
    }),
    querySelector: (selector: string) => head.find(({ href }) => selector.includes(`"${href}"`)) ?? null,
    head: { append: (link: FakeLink) => head.push(link) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('files that may be needed', () => {
  let idle: (() => void)[];
  const isIdle = async () => {
    for (const each of idle) each();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await new Promise((done) => setTimeout(done));
  };
  const list = '/_search/en.json';

  beforeEach(() => {
    idle = [];
    const requestIdleCallback = (callback: () => void, { timeout }: IdleRequestOptions) => {
      // Where nothing moves, Chromium may never be idle.
      expect(timeout).toBe(2_000);
      idle.push(callback);
    };
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('window', { requestIdleCallback });
    fetched.mockImplementation(async () => Response.json({ assets: ['/a.js', '/b.css'] }));
  });

  it('are fetched once the page has loaded and is idle [9.22]', async () => {
    prefetchWhenIdle(list);
    expect(idle).toEqual([]);
    page.dispatchEvent(new Event('load'));
    expect(fetched).not.toHaveBeenCalled();
    await isIdle();
    expect(fetched).toHaveBeenCalledWith(list);
    expect(head).toMatchObject([
      { rel: 'prefetch', href: '/a.js' },
      { rel: 'prefetch', href: '/b.css' },
    ]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not fetched by a connection that is %j [2N.12, 9.22]',
    (connection) => {
      vi.stubGlobal('navigator', { connection });
      prefetchWhenIdle(list);
      page.dispatchEvent(new Event('load'));
      for (const each of idle) each();
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('are fetched by a browser that knows neither idle times nor such links, with credentials [7.15]', async () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('setTimeout', (callback: () => void) => callback());
    const { createElement, ...others } = document;
    vi.stubGlobal('document', { ...others, createElement: () => ({ relList: {} }) });
    prefetchWhenIdle(list);
    page.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
    const options = { credentials: 'include', priority: 'low' };
    expect(fetched.mock.calls.slice(1)).toEqual([
      ['/a.js', options],
      ['/b.css', options],
    ]);
    expect(head).toEqual([]);
  });

  it('are nobody’s loss when their list cannot be had', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    prefetchWhenIdle(list);
    page.dispatchEvent(new Event('load'));
    await isIdle();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('a style sheet of an island', () => {
  it('is added once, and waited for', async () => {
    let there = false;
    const linked = linkSheet('/a.css').then(() => {
      there = true;
    });
    expect(head).toMatchObject([{ rel: 'stylesheet', href: '/a.css' }]);
    await Promise.resolve();
    expect(there).toBe(false);
    head[0]?.onload?.();
    await linked;
    await linkSheet('/a.css');
    expect(head).toHaveLength(1);
  });

  it('that cannot be had is asked for again', async () => {
    const linked = linkSheet('/a.css');
    head[0]?.onerror?.();
    await expect(linked).rejects.toThrow('The style sheet /a.css could not be loaded');
    expect(head).toEqual([]);
    const again = linkSheet('/a.css');
    head[0]?.onload?.();
    await expect(again).resolves.toBeUndefined();
  });
});
