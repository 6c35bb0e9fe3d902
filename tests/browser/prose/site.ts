import { serveFixture } from '../support/fixture-site.ts';
import { testSavingData as base } from '../support/shell.ts';

/** Tests on the prose fixture: `page.goto('/parts/code')` opens its pages. */
export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await serveFixture('prose');
      await use(site.url);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

export { expect } from '@playwright/test';
