import type { Browser, Page } from '@playwright/test';
import type { CorpusFolder } from './corpus.ts';

/** Milliseconds from the click on a link of the sidebar to the heading of the new page, and to the frame that shows it. */
export interface Navigation {
  readonly shown: number;
  readonly painted: number;
}

/** How long the pointer rests on a link before the click, in milliseconds; what a page fetches then is part of it. */
export const dwell = 150;

/** How long a page is left alone before the next click, in milliseconds. */
const pause = 1500;

const visits = 5;

/**
 * Opens the first page of a folder and goes through those after it, by clicks in the sidebar.
 * @param address the form of an address that the site links by
 * @param slowdown how many times slower than it is the processor shall look
 */
export async function navigate(
  browser: Browser,
  origin: string,
  { pages }: CorpusFolder,
  address: (path: string) => string,
  slowdown: number,
): Promise<Navigation[]> {
  // So tall that every link of the folder can be clicked without scrolling.
  const context = await browser.newContext({ viewport: { width: 1366, height: 1400 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchNavigation);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const [first, ...others] = pages;
    await page.goto(origin + address(first?.path ?? '/'), { waitUntil: 'load' });
    const times: Navigation[] = [];
    for (const { title, path } of others.slice(0, visits)) {
      await page.waitForTimeout(pause);
      times.push(await visit(page, title, address(path)));
    }
    return times;
  } finally {
    await context.close();
  }
}

async function visit(page: Page, title: string, address: string): Promise<Navigation> {
  await page.evaluate((wanted) => {
    sessionStorage.clear();
    sessionStorage.wanted = wanted;
  }, title);
  await page.locator(`nav a[href="${address}"]`).locator('visible=true').first().hover();
  await page.waitForTimeout(dwell);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => sessionStorage.painted !== undefined);
  return page.evaluate(() => ({
    shown: sessionStorage.shown - sessionStorage.clicked,
    painted: sessionStorage.painted - sessionStorage.clicked,
  }));
}

/**
 * Runs in every document before its own scripts. Times are kept in the session, since with most peers a new page is a
 * new document.
 */
function watchNavigation(): void {
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const { wanted, clicked, shown } = sessionStorage;
    if (wanted === undefined || clicked === undefined || shown !== undefined) return;
    const headings = [...document.querySelectorAll('h1')];
    if (!headings.some(({ textContent }) => textContent.includes(wanted))) return;
    sessionStorage.shown = now();
    // A message that is sent in the callback of a frame arrives once the frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      sessionStorage.painted = now();
    };
    requestAnimationFrame(() => port2.postMessage(undefined));
  };
  addEventListener(
    'click',
    () => {
      sessionStorage.clicked = now();
    },
    true,
  );
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
