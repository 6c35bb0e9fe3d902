import type { Browser, Page } from '@playwright/test';
import type { Sent, Served } from './serve.ts';

/** Bytes of a page that is opened with an empty cache. */
export interface Weight {
  readonly html: number;
  readonly style: number;
  readonly script: number;
  /** Until the page has loaded: these three, pictures, fonts and data. */
  readonly loaded: number;
  /** What is fetched after that, while nobody does anything, and how many files it is. */
  readonly later: number;
  readonly laterFiles: number;
}

/** Milliseconds without a request after which a page is at rest, and after which nobody waits for that any more. */
const rest = 2000;
const patience = 15_000;

/** @param address of a page */
export async function weighPage(
  browser: Browser,
  { origin, sent }: Served,
  address: string,
): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const before = sent.length;
  try {
    const page = await context.newPage();
    await page.goto(origin + address, { waitUntil: 'load' });
    const loaded = await loadTime(page);
    await untilQuiet(page, sent);
    return weightOf(sent.slice(before), loaded);
  } finally {
    await context.close();
  }
}

/** @param loaded when the page had loaded, in milliseconds since 1970 */
export function weightOf(sent: readonly Sent[], loaded: number): Weight {
  const isLater = ({ isPrefetch, at }: Sent) => isPrefetch || at > loaded;
  const atLoad = sent.filter((each) => !isLater(each));
  const later = sent.filter(isLater);
  const of = (purpose: string) => sum(atLoad.filter((each) => each.purpose === purpose));
  return {
    html: of('document'),
    style: of('style'),
    script: of('script'),
    loaded: sum(atLoad),
    later: sum(later),
    laterFiles: later.filter(({ bytes }) => bytes > 0).length,
  };
}

const sum = (sent: readonly Sent[]): number => sent.reduce((total, { bytes }) => total + bytes, 0);

const loadTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (entry?.loadEventStart ?? 0);
  });

async function untilQuiet(page: Page, sent: readonly Sent[]): Promise<void> {
  const begin = performance.now();
  for (let last = begin, count = sent.length; ; ) {
    await page.waitForTimeout(100);
    const now = performance.now();
    if (sent.length !== count) [last, count] = [now, sent.length];
    if (now - last > rest || now - begin > patience) return;
  }
}
