import type { Browser, Page } from '@playwright/test';
import { serveFixture } from '../support/fixture-site.ts';
import { shared } from '../support/shared.ts';
import { test as base, sharedPage, testInTurnAt } from '../support/shell.ts';

/** Tests on the prose fixture: `page.goto('/parts/code')` opens its pages. */
export const test = base.extend<{ siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => use((await shared('prose', () => serveFixture('prose'))).url),
    { timeout: 240_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

/** The same, taking one page in turn. */
export const testInTurn = testInTurnAt('prose');

/** Tests that change nothing: they share a page, which stays as it is while they ask for the same address. */
export const testReading = test.extend<{ readPage: Page }>({
  readPage: async ({ browser, siteUrl }, use) =>
    use(await shared('page that is read', () => pageToRead(browser, siteUrl))),
  page: async ({ readPage }, use) => use(readPage),
});

async function pageToRead(browser: Browser, siteUrl: string): Promise<Page> {
  const page = await sharedPage('prose, to read', browser, siteUrl);
  const goto = page.goto.bind(page);
  page.goto = async (path, options) =>
    page.url() === new URL(path, siteUrl).href ? null : goto(path, options);
  return page;
}

export { expect } from '@playwright/test';
