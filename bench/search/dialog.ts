import { type Browser, chromium, type Page } from '@playwright/test';
import { readQueries } from '../../tests/relevance/read-queries.ts';
import { browserOptions } from '../../tools/testing/browser.ts';
import { median } from '../page-weight.ts';
import type { Measure } from '../report.ts';
import { percentile } from './percentile.ts';
import { addProbe, paintedAfter } from './probe.ts';
import { allQueries } from './requests.ts';
import { startServer } from './server-process.ts';

const runs = 9;
/** Of the queries of the set, every so manieth is typed. */
const everyQuery = 6;

const open = 'Control+k';
const input = '[data-search-dialog] input';
const ready = '[data-search-dialog][open] .finder[data-status]';
const hit = '[data-search-dialog] .finder[data-status=idle] [role=option]';
const answered = (query: string) => `[data-search-dialog] .finder[data-answered=${JSON.stringify(query)}]`;

/** Frames come as soon as there is something to paint: what is measured is our work, not the beat of a display. */
const noBeat = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** What a reader waits for in the dialog, in Chromium on the built site. */
export async function benchDialog(folder: string): Promise<Measure[]> {
  const server = await startServer(folder);
  const options = browserOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...noBeat] });
  try {
    const times = async (measure: (page: Page) => Promise<number>) => {
      const all: number[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await inNewPage(browser, server.origin, measure));
      return all;
    };
    const cold = await times(coldOpen);
    const warm = await times(warmOpen);
    const again = await times(openAgain);
    const letters = await inNewPage(browser, server.origin, typeQueries);
    const painted = letters.filter(Number.isFinite);
    return [
      { name: 'cold open to first result, median', value: median(cold), unit: 'ms', atMost: 300 },
      { name: '  slowest', value: Math.max(...cold), unit: 'ms' },
      { name: 'warm open, median', value: median(warm), unit: 'ms', atMost: 100 },
      { name: '  slowest', value: Math.max(...warm), unit: 'ms' },
      { name: 'open again, median', value: median(again), unit: 'ms', atMost: 100 },
      { name: 'letters typed in the dialog', value: letters.length, unit: '' },
      { name: '  without an answer', value: letters.length - painted.length, unit: '', atMost: 0 },
      { name: '  key to results painted, median', value: percentile(painted, 0.5), unit: 'ms' },
      {
        name: '  key to results painted, 95 of 100',
        value: percentile(painted, 0.95),
        unit: 'ms',
        atMost: 16,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A context of its own has an empty cache. */
async function inNewPage<T>(
  browser: Browser,
  baseURL: string,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await addProbe(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/**
 * Nothing was fetched before the reader opens the dialog and types a letter at once. The page is at rest: Chromium
 * starts parts of its own window beside the first page of a context, which is not this site's work.
 */
async function coldOpen(page: Page): Promise<number> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  return paintedAfter(page, [open, 'c'], hit);
}

/** The page has been idle, so that the code is there, but nothing of it has run. */
async function warmOpen(page: Page): Promise<number> {
  await page.goto('/', { waitUntil: 'networkidle' });
  return paintedAfter(page, [open], ready);
}

async function openAgain(page: Page): Promise<number> {
  await warmOpen(page);
  await page.keyboard.press('Escape');
  await page.locator(input).waitFor({ state: 'hidden' });
  return paintedAfter(page, [open], ready);
}

/** Types queries letter by letter, each letter once the answer to the one before is there. */
async function typeQueries(page: Page): Promise<number[]> {
  await warmOpen(page);
  const longest = Number(await page.getAttribute(input, 'maxlength'));
  const times: number[] = [];
  const queries = allQueries(readQueries()).filter((_, place) => place % everyQuery === 0);
  for (const query of queries) {
    await page.fill(input, '');
    let typed = '';
    for (const letter of query.slice(0, longest)) {
      typed += letter;
      times.push(await paintedAfter(page, [letter === ' ' ? 'Space' : letter], answered(typed)));
    }
  }
  return times;
}
