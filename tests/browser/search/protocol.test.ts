import { test as base, expect } from '@playwright/test';
import type { SearchApiOptions } from '../../../server/search/search-api.ts';
import { createSiteServer } from '../../../server/site-server.ts';
import config from '../../../site.config.ts';
import { type Host, listen } from '../../support/hosts.ts';
import { settle } from '../support/shell.ts';
import { serveDocSearch } from './support/docsearch-page.ts';

const folder = process.env.OUT_DIR ?? 'dist';

/** The server of the built site, stopped after the test. */
const test = base.extend<{ serve: (search?: Partial<SearchApiOptions>) => Promise<Host> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  async serve({}, use) {
    const running: Host[] = [];
    await use(async (search) => {
      const host = await listen(createSiteServer(folder, search));
      running.push(host);
      return host;
    });
    await Promise.all(running.map(({ stop }) => stop()));
  },
});

test.describe('the published DocSearch', () => {
  let docSearch: Host;
  test.beforeAll(async () => {
    docSearch = await serveDocSearch();
  });
  test.afterAll(() => docSearch.stop());

  const address = ({ origin }: Host, more = '') =>
    `${docSearch.origin}/?${new URLSearchParams({ host: origin, published: String(config.url) })}${more}`;

  test('shows grouped hits of our server with marks, and opens one [3.1] [3.2] [3.3] [3.4] [7.3] [7.4] [7.5] [7.6] [7.9]', async ({
    page,
    serve,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const host = await serve();
    await page.goto(address(host));
    await page.getByRole('button', { name: /^Search/ }).click();
    const sent = page.waitForRequest(/\/1\/indexes\/\*\/queries/);
    await page.locator('.DocSearch-Input').fill('tree of attacks');
    const { origin, searchParams } = new URL((await sent).url());
    expect(origin).toBe(host.origin);
    expect(searchParams.get('x-algolia-application-id')).toBe('APP');

    const groups = page.locator('.DocSearch-Hits');
    await expect(groups.first().locator('.DocSearch-Hit-source')).not.toBeEmpty();
    expect(await groups.count()).toBeGreaterThan(1);
    const marks = await page.locator('.DocSearch-Hit mark').allTextContents();
    expect(new Set(marks.map((mark) => mark.toLowerCase()))).toContain('tree');
    const elements = page.locator('.DocSearch-Hit-title *, .DocSearch-Hit-path *');
    expect(new Set(await elements.evaluateAll((each) => each.map(({ tagName }) => tagName)))).toEqual(
      new Set(['MARK']),
    );

    const hit = page.locator('.DocSearch-Hit a').first();
    const target = await hit.getAttribute('href');
    expect(target).toContain(host.origin);
    await hit.click();
    await expect(page).toHaveURL(target ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tree of Attacks', {
      ignoreCase: true,
    });
    expect(faults).toEqual([]);
  });

  test('shows markup of code samples and queries as text [8.5]', async ({ page, serve }) => {
    await page.goto(address(await serve()));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.getByRole('button', { name: /^Search/ }).click();
    const input = page.locator('.DocSearch-Input');
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      'zzzzqqqq <b>',
      '\u202Etap',
    ]) {
      const answered = page.waitForResponse(/\/1\/indexes\/\*\/queries/);
      await input.fill(query);
      const response = await answered;
      expect(response.status()).toBe(200);
      // Until the answer, and not that before it, is drawn.
      await response.finished();
      await settle(page);
      await expect(page.locator('.DocSearch-Dropdown')).toBeVisible();
      expect(await page.locator('.DocSearch-Dropdown :is(img, script, b)').count()).toBe(0);
    }
    expect(dialogs).toEqual([]);
  });

  test('gets an id of its query when it counts clicks [7.8] [7.10]', async ({ page, serve }) => {
    await page.goto(address(await serve(), '&clicks'));
    await page.getByRole('button', { name: /^Search/ }).click();
    const answered = page.waitForResponse(/\/1\/indexes\/\*\/queries/);
    await page.locator('.DocSearch-Input').fill('tap');
    const response = await answered;
    expect(response.request().postDataJSON()).toMatchObject({ requests: [{ clickAnalytics: true }] });
    expect(await response.json()).toMatchObject({
      results: [{ queryID: expect.stringMatching(/^[0-9a-f]{32}$/) }],
    });
  });
});
