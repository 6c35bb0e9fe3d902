import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../tools/testing/browser.ts';
import { median } from '../page-weight.ts';
import type { Measure } from '../report.ts';
import { percentile } from '../search/percentile.ts';
import { startServer } from '../search/server-process.ts';
import { bareField, serveBareField } from './bare-field.ts';
import { codeSizes, isCode } from './code-size.ts';
import { inputOf } from './inputs.ts';
import { type LabPage, labPages, ownScripts } from './lab-pages.ts';
import { addLabProbe, timed } from './probe.ts';

const starts = 5;
/** In each of so many starts: letters that find code cold count as often as one start has them. */
const letters = 40;
const typings = 3;
/** Characters, and the most milliseconds from a letter to its result. */
const sizes = [
  [20_000, 30],
  [100_000, 100],
] as const;
/** How many times slower the processor is; the slowdown does not reach workers. */
const speeds = [
  { rate: 1, name: '', readyWithin: 300, isGoal: true },
  { rate: 4, name: ', processor 4 × slower', readyWithin: 900, isGoal: false },
] as const;

/** What labs weigh and how long their readers wait, in Chromium on the built site. */
export async function benchLabs(folder: string): Promise<Measure[]> {
  const server = await startServer(folder);
  const browser = await chromium.launch(browserOptions());
  try {
    const bare = await bareTimes(browser, server.origin);
    const measures = [...bare].map(([size, value]) => ({
      name: `a field and a worker alone: letter to answer in ${size / 1000} kB, 95 of 100`,
      value,
      unit: 'ms',
    }));
    for (const lab of labPages(folder))
      measures.push(...(await benchLab(browser, server.origin, folder, lab, bare)));
    return measures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** What letters take of which a lab does nothing: 95 of 100 by characters of the text, in milliseconds. */
async function bareTimes(browser: Browser, origin: string): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const [size] of sizes) {
    const times: number[] = [];
    for (let typing = 0; typing < typings; typing += 1) {
      const typed = await inNewContext(browser, origin, async (context) => {
        await serveBareField(context);
        return type(context, bareField, 1, size);
      });
      times.push(...typed.times);
    }
    found.set(size, percentile(times, 0.95));
  }
  return found;
}

/** @param bare 95 of 100 times without a lab, by characters of the text */
async function benchLab(
  browser: Browser,
  origin: string,
  folder: string,
  lab: LabPage,
  bare: ReadonlyMap<number, number>,
): Promise<Measure[]> {
  const own = ownScripts(folder, lab);
  const measures: Measure[] = [];
  for (const { rate, name, readyWithin, isGoal } of speeds) {
    const runs: Start[] = [];
    for (let run = 0; run < starts; run += 1)
      runs.push(await inNewContext(browser, origin, (context) => start(context, lab, rate)));
    const [first] = runs;
    const asked = [...(first?.after ?? [])];
    const of = (pick: (run: Start) => number) => median(runs.map(pick));
    measures.push(
      {
        name: `${lab.path}: blocked while it loads${name}`,
        value: of((run) => run.blocked),
        unit: 'ms',
        atMost: 0,
      },
      {
        name: `  pointer to ready${name}, median`,
        value: of((run) => run.ready),
        unit: 'ms',
        atMost: readyWithin,
      },
      {
        name: `  first letter to its result${name}, median`,
        value: of((run) => run.firstResult),
        unit: 'ms',
      },
    );
    for (const [size, most] of sizes) {
      const times: number[] = [];
      for (let typing = 0; typing < typings; typing += 1) {
        const typed = await inNewContext(browser, origin, (context) => type(context, lab, rate, size));
        times.push(...typed.times);
        asked.push(...typed.asked);
      }
      const got = times.filter(Number.isFinite);
      const long = `${size / 1000} kB`;
      measures.push(
        { name: `  letter to result in ${long}${name}, median`, value: percentile(got, 0.5), unit: 'ms' },
        {
          name: `  letter to result in ${long}${name}, 95 of 100`,
          value: percentile(got, 0.95),
          unit: 'ms',
          ...(isGoal && { atMost: most }),
        },
        ...(isGoal
          ? [
              {
                name: '    of a field and a worker alone',
                value: percentile(got, 0.95) / (bare.get(size) ?? Number.NaN),
                unit: '×',
              },
            ]
          : []),
        { name: `  letters without a result`, value: times.length - got.length, unit: '', atMost: 0 },
      );
    }
    // The first letter may make a mistake, for which a lab does not load all it has.
    if (rate === 1 && first) measures.unshift(...sizesOf(folder, own, lab, first, asked));
  }
  return measures;
}

function sizesOf(
  folder: string,
  own: ReadonlySet<string>,
  lab: LabPage,
  { before }: Start,
  asked: readonly string[],
): Measure[] {
  const after = asked.filter((path) => !before.includes(path));
  const { lab: code, react, jq, other } = codeSizes(folder, after);
  const early = before.filter((path) => isCode(path) && !own.has(path));
  return [
    {
      name: `${lab.path}: code before intent, files beyond the page's own`,
      value: early.length,
      unit: '',
      atMost: 0,
    },
    { name: '  code after intent without React, brotli', value: code / 1000, unit: 'kB', atMost: 60 },
    { name: '  React and what starts islands, brotli', value: react / 1000, unit: 'kB', atMost: 61 },
    { name: '  jq, its WebAssembly and what starts it, brotli', value: jq / 1000, unit: 'kB', atMost: 265 },
    { name: '  style and facts, brotli', value: other / 1000, unit: 'kB' },
  ];
}

interface Start {
  /** Paths that were asked for before the pointer came to the lab, and from then on until the first result. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly blocked: number;
  readonly ready: number;
  readonly firstResult: number;
}

/** Opens the page of a lab with nothing in the cache, brings the lab to life and types a letter. */
async function start(context: BrowserContext, lab: LabPage, rate: number): Promise<Start> {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await open(context, lab, rate);
  const blocked = await page.evaluate(() => window.lab.blocked());
  const before = asked.splice(0);
  const ready = await timed(page, 'ready', () => page.locator('[data-lab] .lab-result').hover());
  await caretAtEnd(page, (await longestField(page)).field);
  const firstResult = await timed(page, 'result', () => page.keyboard.press('x'));
  return { before, after: asked, blocked, ready, firstResult };
}

/** Types letters into a long text. @returns milliseconds from each to its result, and the paths that were asked for */
async function type(
  context: BrowserContext,
  lab: LabPage,
  rate: number,
  size: number,
): Promise<{ times: number[]; asked: string[] }> {
  const page = await open(context, lab, rate);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await timed(page, 'ready', () => page.locator('[data-lab] .lab-result').hover());
  const { field, before, after } = inputOf(lab.lab, size, await longestField(page));
  await timed(page, 'result', () => enter(page, field, before + after));
  await caretAtEnd(page, field, after.length);
  const times: number[] = [];
  for (let letter = 0; letter < letters; letter += 1)
    times.push(await timed(page, 'result', () => page.keyboard.press('x')));
  return { times, asked };
}

/** Opens the page of a lab on a processor so many times slower. */
export async function open(context: BrowserContext, { path }: LabPage, rate: number): Promise<Page> {
  const page = await context.newPage();
  await addLabProbe(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

/** The field of the lab with the longest text. */
async function longestField(page: Page): Promise<{ field: string; text: string }> {
  const fields = await page
    .locator('[data-lab] textarea')
    .evaluateAll((areas: HTMLTextAreaElement[]) =>
      areas.map(({ name, value }) => ({ field: name, text: value })),
    );
  const [longest] = fields.sort((a, b) => b.text.length - a.text.length);
  if (!longest)
    throw new Error(`The lab on ${page.url()} has no textarea: name its field in bench/labs/inputs.ts`);
  return longest;
}

/** Puts a whole text into a field, as a paste does, but without the time a browser takes to insert its lines. */
async function enter(page: Page, field: string, text: string): Promise<void> {
  await page.locator(`[data-lab] [name="${field}"]`).evaluate((area: HTMLTextAreaElement, value) => {
    area.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
    // Past what React has put over the value, so that it hears of a change.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
}

/**
 * Puts the caret into a field that is seen, as the field of somebody who types is: else the first letter scrolls the page
 * to it, the bar slides in, and what is measured is the bar.
 */
async function caretAtEnd(page: Page, field: string, fromEnd = 0): Promise<void> {
  await page.locator(`[data-lab] [name="${field}"]`).evaluate(async (area: HTMLTextAreaElement, back) => {
    area.scrollIntoView({ block: 'center' });
    area.focus({ preventScroll: true });
    const at = area.value.length - back;
    area.setSelectionRange(at, at);
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, fromEnd);
}

/** A context of its own has an empty cache. Nothing is fetched ahead, as for a reader who saves data. */
export async function inNewContext<T>(
  browser: Browser,
  baseURL: string,
  measure: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    return await measure(context);
  } finally {
    await context.close();
  }
}
