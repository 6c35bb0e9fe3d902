import type { Page } from '@playwright/test';
import { serveFixture } from '../support/fixture-site.ts';
import { testSavingData as base, desktop } from '../support/shell.ts';

/** Tests on the prose fixture: `page.goto('/parts/code')` opens its pages. */
export const test = base.extend<object, { siteUrl: string; sharedPage: Page }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await serveFixture('prose');
      await use(site.url);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  sharedPage: [
    async ({ browser, siteUrl }, use) => {
      const context = await browser.newContext({ baseURL: siteUrl, viewport: desktop });
      const page = await context.newPage();
      const goto = page.goto.bind(page);
      page.goto = async (path, options) =>
        page.url() === new URL(path, siteUrl).href ? null : goto(path, options);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

/** Tests that change nothing: they share a page, which stays as it is while they ask for the same address. */
export const testReading = test.extend({ page: async ({ sharedPage }, use) => use(sharedPage) });

export { expect } from '@playwright/test';
