import {
  type Browser,
  type BrowserContext,
  test as base,
  type Locator,
  type Page,
  type Route,
  type ViewportSize,
} from '@playwright/test';
import { type RunningSite, serveFixture } from './fixture-site.ts';
import type { FixtureName } from './fixtures.ts';
import { shared } from './shared.ts';

/** Long pages: the first has headings of levels 2 and 3, the second is a short way below a branch. */
export const longPage = '/quick-start/other-features';
export const tacticPage = '/tactics/tap';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 780 };

/**
 * What a page fetches ahead when it is idle costs a third of opening it. Pages do without, as for a reader who saves
 * data, in every test but those that say `test.use({ fetchesAhead: true })`.
 */
export const testSavingData = base.extend<{ fetchesAhead: boolean }>({
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await saveData(context);
    await use(context);
  },
});

/** Lets pages of a context be opened as by a reader who saves data. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A test may say otherwise for its page.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
}

/** Fails every test in which a script throws, the security policy is broken or a request leaves this machine. */
export const test = testSavingData.extend<{ wellBehaved: undefined }>({
  wellBehaved: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) faults.push(`policy: ${message.text()}`);
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
          faults.push(request.url());
      });
      await use(undefined);
      // What a page fetches ahead may be on its way through a handler when its test is over.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      base.expect(faults, 'faults while the test ran').toEqual([]);
    },
    { auto: true },
  ],
});

/** What a test may have left listening. */
const heard = ['console', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response'] as const;

/**
 * Lends a page to a test, in its size, and takes back what the test may have left: other pages, what listens, what
 * holds requests, what is stored, the document, media, the place of the pointer.
 */
export async function lend(
  page: Page,
  viewport: ViewportSize | null,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize();
  if (viewport && (size?.width !== viewport.width || size.height !== viewport.height))
    await page.setViewportSize(viewport);
  await use(page);
  for (const event of heard) page.removeAllListeners(event);
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The browser's own pages have no storage.
  await page
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    })
    .catch(() => undefined);
  await page.goto('about:blank');
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
  });
  await page.mouse.move(0, 0);
}

/**
 * A page for tests that take it in turn, which shows addresses of a site. It is made by the first that asks, and is gone
 * with the browser.
 * @param name of the page in this process
 */
export function sharedPage(name: string, browser: Browser, baseURL: string | undefined): Promise<Page> {
  return shared(`page of ${name}`, async () => {
    // All that a test may choose: the choice of the first is none of the others'.
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport: desktop,
      hasTouch: false,
      isMobile: false,
      javaScriptEnabled: true,
      reducedMotion: 'no-preference',
      permissions: [],
    });
    await saveData(context);
    return context.newPage();
  });
}

/**
 * Tests that take one page in turn, with its context, in each process: half of what a small test takes is a page of its
 * own. Not for those that need a document nobody used, a script before the page's (`addInitScript`), a clock, or options
 * of the context.
 */
export const testInTurn = test.extend<{ lentPage: Page }>({
  lentPage: async ({ browser }, use, { project }) =>
    use(await sharedPage('the site', browser, project.use.baseURL)),
  context: async ({ lentPage }, use) => use(lentPage.context()),
  page: async ({ lentPage, viewport }, use) => lend(lentPage, viewport, use),
});

export { expect } from '@playwright/test';

export const navbar = (page: Page): Locator => page.locator('nav.navbar');
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });
export const searchButton = (page: Page): Locator => page.getByRole('button', { name: 'Search (Ctrl+K)' });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Main' });

/** Marks the document that is shown, for `expectSameDocument`. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

/** Whether no page was loaded since `markDocument`. */
export async function expectSameDocument(page: Page, same = true): Promise<void> {
  // A document that goes away while it is asked has no answer; the next one is asked.
  const isSame = () => page.evaluate(() => 'isSameDocument' in window).catch(() => undefined);
  await base.expect.poll(isSame).toBe(same);
}

/** Waits until the page has drawn twice, so that scroll events were sent, and what moves and ends has ended. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Scrolls to each place in turn, with a scroll event for each. */
export async function scrollThrough(page: Page, ...places: number[]): Promise<void> {
  for (const top of places) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await settle(page);
  }
}

/** Where the bar at the top stands once it has come to rest. */
export async function navbarPlace(page: Page): Promise<'shown' | 'hidden' | 'between'> {
  await settle(page);
  const box = await navbar(page).boundingBox();
  if (!box) return 'hidden';
  if (box.y >= 0) return 'shown';
  return box.y + box.height <= 0 ? 'hidden' : 'between';
}

/** Stores values before any script of the page runs, once: what the page writes later stays. */
export async function storeFirst(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('stored-first')) return;
    sessionStorage.setItem('stored-first', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** Lets every use of storage throw, as with blocked site data. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Attributes of the root element at the moment the body begins, before anything can be painted. */
export async function recordRootAtBodyStart(page: Page): Promise<() => Promise<Record<string, string>>> {
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.body) return;
      watcher.disconnect();
      Object.assign(window, { rootAtBodyStart: { ...document.documentElement.dataset } });
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { rootAtBodyStart: Record<string, string> }).rootAtBodyStart);
}

/** Holds requests back until `release` is called. */
export function gate(): { hold: (route: Route) => Promise<void>; release: () => void } {
  let release = () => {};
  const open = new Promise<void>((done) => {
    release = done;
  });
  return { hold: (route) => open.then(() => route.continue()), release };
}

/** Tests that have the running fixture as `site`. */
export const testOn = (name: FixtureName) => test.extend<{ site: RunningSite }>({ site: siteOf(name) });

/** The same, taking one page in turn. */
export const testInTurnOn = (name: FixtureName) =>
  testInTurn.extend<{ site: RunningSite }>({ site: siteOf(name) });

/** Tests that take in turn one page that shows paths of the running fixture: `page.goto('/guide')`. */
export const testInTurnAt = (name: FixtureName) =>
  testInTurn.extend({
    lentPage: [
      async ({ browser }, use) => {
        const { url } = await shared(name, () => serveFixture(name));
        await use(await sharedPage(name, browser, url));
      },
      { scope: 'test', timeout: 240_000 },
    ],
  });

const siteOf = (name: FixtureName) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use: (site: RunningSite) => Promise<void>) =>
      use(await shared(name, () => serveFixture(name))),
    { timeout: 240_000 },
  ] satisfies [unknown, object];
