import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { browserOptions } from '../../../tools/browser.ts';
import { listen } from '../../support/hosts.ts';
import { copyFixture, type RunningSite, serveFixture } from '../support/fixture-site.ts';
import { test as base } from '../support/shell.ts';

export const trackingId = 'G-TEST123';

/** A built site whose visits are measured by a tag of this machine. */
export interface MeasuredSite extends RunningSite {
  /** Where the tag is loaded from. */
  readonly tag: string;
}

/** What the tag's script does when it runs. */
const script = 'window.tagHasRun = true;';

const codePage = `---
title: Code
description: A page with a block of code, made for tests of what is reported when it is copied.
type: concept
---

## A block

\`\`\`yaml
key: value
\`\`\`
`;

async function measuredSite(): Promise<MeasuredSite> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  const tag = await listen(server);
  const root = copyFixture('bare');
  const analytics = {
    provider: 'gtag',
    trackingId,
    origin: tag.origin,
    events: { search: true, copy: true },
  };
  writeFileSync(join(root, 'content/docs/code.md'), codePage);
  writeFileSync(
    join(root, 'site.config.ts'),
    `import bare from '../../../tests/fixtures/bare/site.config.ts';\nexport default { ...bare, analytics: ${JSON.stringify(analytics)} };\n`,
  );
  const site = await serveFixture(root);
  const close = async () => {
    await site.close();
    await tag.stop();
  };
  return { ...site, tag: tag.origin, close };
}

/** No name of another host is looked up: a preconnect must not leave this machine either. */
const { args = [], ...options } = browserOptions();
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** A test on the measured site, built once for each worker. */
export const test = base.extend<object, { site: MeasuredSite }>({
  launchOptions: [{ ...options, args: [...args, alone] }, { scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const site = await measuredSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

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
