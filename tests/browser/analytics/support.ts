import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../../support/hosts.ts';
import { type RunningSite, serveFixture } from '../support/fixture-site.ts';
import { placeholders } from '../support/fixtures.ts';
import { shared } from '../support/shared.ts';
import { test as base } from '../support/shell.ts';

/** A built site whose visits are measured by a tag of this machine. */
export interface MeasuredSite extends RunningSite {
  /** Where the tag is loaded from. */
  readonly tag: string;
}

/** What the tag's script does when it runs. */
const script = 'window.tagHasRun = true;';

async function measuredSite(): Promise<MeasuredSite> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  const tag = await listen(server);
  const site = await serveFixture('measured', { [placeholders.tag]: tag.origin });
  return { ...site, tag: tag.origin };
}

/** A test on the measured site. */
export const test = base.extend<{ site: MeasuredSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use) => use(await shared('measured', measuredSite)),
    { timeout: 240_000 },
  ],
});

export { trackingId } from '../support/fixtures.ts';
export { expect } from '../support/shell.ts';

/** Commands the tag was given so far in this document; nothing while it is not started. */
export const commands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)));

/** Opens a page and waits until its analytics has been started. */
export async function openMeasured(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => (window.dataLayer ?? []).length >= 2);
}

/** The two commands of a page view. */
export const view = (path: string, title: string): unknown[][] => [
  ['set', 'page_path', path],
  ['event', 'page_view', { page_title: title }],
];
