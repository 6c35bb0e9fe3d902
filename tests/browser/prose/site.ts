import { test as base } from '@playwright/test';
import { commitFixture, copyFixture, serveFixture } from '../support/fixture-site.ts';

/** Tests on the prose fixture, built once per worker: `page.goto('/parts/code')` opens its pages. */
export const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const root = copyFixture('prose');
      commitFixture(root);
      const site = await serveFixture(root);
      await use(site.url);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

export { expect } from '@playwright/test';
