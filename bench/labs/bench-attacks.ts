import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../tools/testing/browser.ts';
import { median } from '../page-weight.ts';
import type { Measure } from '../report.ts';
import { percentile } from '../search/percentile.ts';
import { startServer } from '../search/server-process.ts';
import { inNewContext, open } from './bench-labs.ts';
import { codeSizes } from './code-size.ts';
import { attackPages, type LabPage } from './lab-pages.ts';
import { timed } from './probe.ts';

const starts = 5;
const steps = 40;
const switches = 10;
/** Milliseconds that a run is played for while frames are counted. */
const playing = 3000;
/** A frame that took longer was missed, at 60 a second. */
const late = 20;
/** How many times slower the processor is; the slowdown does not reach workers. */
const speeds = [
  { rate: 1, name: '', isGoal: true },
  { rate: 4, name: ', processor 4 × slower', isGoal: false },
] as const;

/** What attacks to watch weigh, and how long those who watch wait, in Chromium on the built site. */
export async function benchAttacks(folder: string): Promise<Measure[]> {
  const server = await startServer(folder);
  const browser = await chromium.launch(browserOptions());
  try {
    const measures: Measure[] = [];
    for (const attack of attackPages(folder))
      for (const speed of speeds)
        measures.push(...(await benchAttack(browser, server.origin, folder, attack, speed)));
    return measures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function benchAttack(
  browser: Browser,
  origin: string,
  folder: string,
  attack: LabPage,
  { rate, name, isGoal }: (typeof speeds)[number],
): Promise<Measure[]> {
  const within = (atMost: number) => isGoal && { atMost };
  const ready: number[] = [];
  for (let run = 0; run < starts; run += 1)
    ready.push(
      await inNewContext(browser, origin, async (context) => start(await open(context, attack, rate))),
    );
  const { painted, switched, frames, asked } = await inNewContext(browser, origin, (context) =>
    watch(context, attack, rate),
  );
  const measures: Measure[] = [
    {
      name: `${attack.path}: pointer to ready${name}, median`,
      value: median(ready),
      unit: 'ms',
      ...within(300),
    },
    { name: `  a step to its frame${name}, median`, value: percentile(painted, 0.5), unit: 'ms' },
    {
      name: `  a step to its frame${name}, 95 of 100`,
      value: percentile(painted, 0.95),
      unit: 'ms',
      ...within(50),
    },
    {
      name: `  a defense to 20 runs without and 20 with it${name}, median`,
      value: median(switched),
      unit: 'ms',
      ...within(200),
    },
    { name: `  frames a second while it plays${name}`, value: (1000 * frames.length) / playing, unit: '/s' },
    {
      name: `  frames above ${late} ms${name}`,
      value: (100 * frames.filter((frame) => frame > late).length) / frames.length,
      unit: '%',
    },
  ];
  if (rate !== 1) return measures;
  const code = codeSizes(folder, asked).lab / 1000;
  return [
    {
      name: `${attack.path}: code without React, its worker included, brotli`,
      value: code,
      unit: 'kB',
      atMost: 45,
    },
    ...measures,
  ];
}

/** Brings an attack to life. @returns milliseconds from the pointer to that */
function start(page: Page): Promise<number> {
  return timed(page, 'ready', () => page.locator('[data-lab] .lab-result').hover());
}

interface Watched {
  /** Milliseconds from each step to the frame that shows it. */
  readonly painted: readonly number[];
  /** Milliseconds from a defense that is switched to the runs with it. */
  readonly switched: number[];
  /** Milliseconds between frames while the run plays. */
  readonly frames: readonly number[];
  /** Paths that were asked for since the pointer came. */
  readonly asked: readonly string[];
}

/** Steps, switches and plays through the run with the defaults of the command line behind a defense, which is a long one. */
async function watch(context: BrowserContext, attack: LabPage, rate: number): Promise<Watched> {
  const page = await open(context, attack, rate);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await start(page);
  const lab = page.locator('[data-lab]');
  await settled(page, async () => {
    await lab.locator('[name=example]').selectOption({ label: 'Behind a defense' });
  });
  const parameters = lab.locator('details').filter({ has: page.locator('[name=seed]') });
  await parameters.locator('summary').click();
  const switched: number[] = [];
  for (let at = 0; at < switches; at += 1)
    switched.push(await settled(page, () => lab.locator('[name=oddText]').press('Space')));
  await lab.locator('[name=position]').focus();
  await page.keyboard.press('Home');
  const painted: number[] = [];
  for (let at = 0; at < steps; at += 1) painted.push(await framed(page, 'ArrowRight'));
  await lab.locator('[name=speed]').selectOption('16');
  await page.locator('[name=position]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  const frames = await page.evaluate(countFrames, playing);
  return { painted, switched, frames, asked };
}

/** Milliseconds from a click or key until what it asked the worker for is shown. */
async function settled(page: Page, act: () => Promise<void>): Promise<number> {
  const waiting = await page.evaluateHandle(() => {
    const result = document.querySelector('[data-lab] .lab-result');
    if (!result) throw new Error('The lab has no result');
    const { promise, resolve } = Promise.withResolvers<number>();
    let from: number | undefined;
    for (const event of ['change', 'keydown'])
      addEventListener(
        event,
        () => {
          from ??= performance.now();
        },
        true,
      );
    // The answer itself, told by the probe: one that comes soon changes nothing that says it was awaited.
    const answered = () => {
      if (from === undefined || result.getAttribute('aria-busy') === 'true') return;
      removeEventListener('lab-answer', answered);
      resolve(performance.now() - from);
    };
    addEventListener('lab-answer', answered);
    return { time: promise };
  });
  await act();
  return waiting.evaluate(({ time }) => time);
}

/** Milliseconds from a key to the end of the frame that shows what it did. */
async function framed(page: Page, key: string): Promise<number> {
  const waiting = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    addEventListener(
      'keydown',
      () => {
        const from = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - from);
          port2.postMessage(undefined);
        });
      },
      { capture: true, once: true },
    );
    return { time: promise };
  });
  await page.keyboard.press(key);
  return waiting.evaluate(({ time }) => time);
}

/** In the page: milliseconds between frames, for so long. */
function countFrames(length: number): Promise<number[]> {
  const { promise, resolve } = Promise.withResolvers<number[]>();
  const frames: number[] = [];
  const end = performance.now() + length;
  let last: number | undefined;
  const next = (now: number) => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(next);
    else resolve(frames);
  };
  requestAnimationFrame(next);
  return promise;
}
