import { chromium, type LaunchOptions } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { createSiteServer } from '../server/site-server.ts';
import { listen } from '../tests/support/hosts.ts';
import { browserOptions } from '../tools/testing/browser.ts';
import { freePort } from '../tools/testing/free-port.ts';
import type { Measure } from './report.ts';

const paths = ['/', '/tactics/pair', '/quick-start/other-features'];
const runs = 3;

/** Runs Lighthouse, mobile, over one address. */
export type RunLighthouse = (url: string) => Promise<Result>;

/**
 * Starts a browser that Lighthouse can steer, for as long as it is used.
 * @throws {Error} Lighthouse gave no result
 */
export async function withLighthouse<T>(
  options: LaunchOptions,
  use: (run: RunLighthouse) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  try {
    return await use(async (url) => {
      const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
      return result.lhr;
    });
  } finally {
    await browser.close();
  }
}

/** Lighthouse, mobile: home, a tactic and a long reference page, the median of three runs each. */
export async function benchLighthouse(folder: string): Promise<Measure[]> {
  const { origin, stop } = await listen((await createSiteServer(folder)).server);
  try {
    return await withLighthouse(browserOptions(), async (run) => {
      const measures: Measure[] = [];
      for (const path of paths) measures.push(...(await measure(run, origin, path)));
      return measures;
    });
  } finally {
    await stop();
  }
}

async function measure(run: RunLighthouse, origin: string, path: string): Promise<Measure[]> {
  const results: Result[] = [];
  for (let i = 0; i < runs; i++) results.push(await run(origin + path));
  const median = (pick: (lhr: Result) => number) => results.map(pick).sort((a, b) => a - b)[1] ?? Number.NaN;
  const audit = (id: string) => median((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN);
  const [first] = results;
  return [
    ...Object.keys(first?.categories ?? {}).map((id) => ({
      name: `${path} ${id}`,
      value: Math.round(median((lhr) => lhr.categories[id]?.score ?? 0) * 100),
      unit: '',
      atLeast: 100,
    })),
    {
      name: `${path} largest contentful paint`,
      value: audit('largest-contentful-paint') / 1000,
      unit: 's',
      atMost: 1.05,
    },
    { name: `${path} total blocking time`, value: audit('total-blocking-time'), unit: 'ms', atMost: 0 },
    { name: `${path} layout shift`, value: audit('cumulative-layout-shift'), unit: '', atMost: 0 },
  ];
}
