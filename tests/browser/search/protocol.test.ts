import { test as base, expect, type Page } from '@playwright/test';
import config from '../../../site.config.ts';
import { type Host, ownServer } from '../../support/hosts.ts';
import { settle } from '../support/shell.ts';
import { serveDocSearch } from './support/docsearch-page.ts';

const folder = process.env.OUT_DIR ?? 'dist';

/** The server of the built site, stopped after the test. */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  async host({}, use) {
    const host = await ownServer(folder);
    await use(host);
    await host.stop();
  },
});

test.describe('the published DocSearch', () => {
  let docSearch: Host;
  test.beforeAll(async () => {
    docSearch = await serveDocSearch();
  });
  test.afterAll(() => docSearch.stop());

  /** Opens its dialog on a page of another site, which asks this host. */
  async function openDocSearch(page: Page, { origin }: Host, more = ''): Promise<void> {
    const query = new URLSearchParams({ host: origin, published: String(config.url) });
    await page.goto(`${docSearch.origin}/?${query}${more}`);
    await page.getByRole('button', { name: /^Search/ }).click();
  }

  test('shows hits of our server, and what is not markup as text [3.1] [3.2] [3.3] [3.4] [7.3] [7.4] [7.5] [7.6] [7.9]', async ({
    page,
    host,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    const input = page.locator('.DocSearch-Input');

    await test.step('gets an id of its query when it counts clicks [7.8] [7.10]', async () => {
      await openDocSearch(page, host, '&clicks');
      const answered = page.waitForResponse(/\/1\/indexes\/\*\/queries/);
      await input.fill('tap');
      const response = await answered;
      expect(response.request().postDataJSON()).toMatchObject({ requests: [{ clickAnalytics: true }] });
      expect(await response.json()).toMatchObject({
        results: [{ queryID: expect.stringMatching(/^[0-9a-f]{32}$/) }],
      });
    });

    await openDocSearch(page, host);
    await test.step('shows markup of code samples and queries as text [8.5]', async () => {
      for (const query of ['<img src=x onerror=alert(1)>', 'zzzzqqqq <b>', '\u202Etap']) {
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

    await test.step('shows grouped hits of our server with marks, and opens one [3.1] [3.2] [3.3] [3.4] [7.3] [7.4] [7.5] [7.6] [7.9]', () =>
      openHit(page, host));
    expect(faults).toEqual([]);
  });
});

async function openHit(page: Page, host: Host): Promise<void> {
  const sent = page.waitForRequest(/\/1\/indexes\/\*\/queries/);
  await page.locator('.DocSearch-Input').fill('tree of attacks');
  const { origin, searchParams } = new URL((await sent).url());
  expect(origin).toBe(host.origin);
  expect(searchParams.get('x-algolia-application-id')).toBe('APP');

  const marked = page.locator('.DocSearch-Hit mark');
  await expect(marked.filter({ hasText: /^tree$/i }).first()).toBeVisible();
  const groups = page.locator('.DocSearch-Hits');
  await expect(groups.first().locator('.DocSearch-Hit-source')).not.toBeEmpty();
  expect(await groups.count()).toBeGreaterThan(1);
  const marks = await marked.allTextContents();
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
}
