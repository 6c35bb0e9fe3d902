import { chromium, type Page } from '@playwright/test';
import { browserOptions } from '../tools/testing/browser.ts';
import { median } from './page-weight.ts';
import type { Measure } from './report.ts';
import { startServer } from './search/server-process.ts';

/** Pages of very different size, by their names in the sidebar. */
const pages = ['Tactics', 'Community', 'Architecture', 'Lab', 'Providers', 'Home', 'Integrate'];
const rounds = 4;

interface Times {
  /** Milliseconds from the click to the heading of the new page, and to the frame that shows it. */
  readonly shown: number;
  readonly painted: number;
}

/** How long a reader waits for a page whose link was under the pointer before the click. */
export async function benchNavigation(folder: string): Promise<Measure[]> {
  const server = await startServer(folder);
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1280, height: 800 } });
    await page.goto('/', { waitUntil: 'networkidle' });
    await visitAll(page);
    const plain = await visitAll(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const slow = await visitAll(page);
    const of = (times: readonly Times[], name: keyof Times) => median(times.map((each) => each[name]));
    return [
      { name: 'click to the new heading, median', value: of(plain, 'shown'), unit: 'ms', atMost: 30 },
      { name: '  to its frame', value: of(plain, 'painted'), unit: 'ms', atMost: 50 },
      { name: 'with a processor 4 times slower', value: of(slow, 'shown'), unit: 'ms' },
      { name: '  to its frame', value: of(slow, 'painted'), unit: 'ms', atMost: 95 },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function visitAll(page: Page): Promise<Times[]> {
  const times: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of pages) times.push(await visit(page, name));
  }
  return times;
}

async function visit(page: Page, name: string): Promise<Times> {
  const link = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true });
  await link.hover();
  await page.waitForTimeout(150);
  return link.evaluate((element: HTMLElement) => {
    const { promise, resolve } = Promise.withResolvers<Times>();
    const heading = document.querySelector('main h1');
    const start = performance.now();
    const observer = new MutationObserver(() => {
      const next = document.querySelector('main h1');
      if (!next || next === heading) return;
      observer.disconnect();
      const shown = performance.now() - start;
      // A message that is sent in the callback of a frame arrives once the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ shown, painted: performance.now() - start });
      requestAnimationFrame(() => port2.postMessage(undefined));
    });
    observer.observe(document, { subtree: true, childList: true });
    element.click();
    return promise;
  });
}
