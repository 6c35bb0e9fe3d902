import type { Page } from '@playwright/test';
import { answers } from '../../support/search/fake-host.ts';
import { gate, navbar } from '../support/shell.ts';
import {
  dialog,
  expectAnswer,
  expectIsland,
  islandStatus,
  opener,
  options,
  query,
  retry,
  tactic,
} from './support/dialog.ts';
import { expect, test } from './support/faked-site.ts';

test.use({ fetchesAhead: true });

const chunks = /\/_astro\/start\.island\.[\w-]+\.js$/;

test.describe('before its island has come', () => {
  test('[8.9] [4.21] a failure is told, and Retry loads again; it waits: what is typed stays, and Enter leads to the search page', async ({
    page,
    site,
  }) => {
    await test.step('[8.9] [4.21] of its code, and what was typed meanwhile is asked for', async () => {
      const requested: string[] = [];
      await page.route(chunks, (route) => {
        // What is fetched ahead is no matter here.
        if (route.request().resourceType() !== 'script') return route.abort();
        requested.push(route.request().url());
        return requested.length === 1 ? route.abort() : route.continue();
      });
      await page.goto(`${site.url}/only`);
      await page.keyboard.press('Control+k');
      await expect(islandStatus(page).getByRole('heading')).toHaveText('Page Error');
      await expect(islandStatus(page)).toContainText(
        /TypeError: Failed to fetch .*\/_astro\/start\.island\./,
      );
      await page.keyboard.type('tap');
      await retry(page).click();
      await expectIsland(page);
      await expect(retry(page)).toBeHidden();
      await expect(query(page)).toBeFocused();
      expect(requested).toHaveLength(2);
      await expect(query(page)).toHaveValue('tap');
      await expect.poll(() => site.first.searches().map((search) => search.query)).toEqual(['tap']);
      await page.unroute(chunks);
    });

    for (const [what, pattern] of [
      ['settings', '**/_search/en.current.json'],
      ['style', /\/_astro\/dialog[\w.-]+\.css$/],
    ] as const) {
      await test.step(`[8.9] missing ${what} are told, and Retry loads them again`, async () => {
        await page.route(pattern, (route) => route.fulfill({ status: 503 }));
        await page.goto(`${site.url}/only`);
        await page.keyboard.press('Control+k');
        await expect(retry(page)).toBeVisible();
        await retry(page).click();
        await expect(retry(page)).toBeVisible();
        await page.unroute(pattern);
        await retry(page).click();
        await expectIsland(page);
      });
    }

    site.first.behave(answers({ hits: [tactic('TAP')] }));
    site.first.requests.length = 0;
    const { hold, release } = gate();
    await page.route(chunks, hold);
    await page.goto(`${site.url}/only`);

    await test.step('what is typed stays: text, caret and focus; [4.19] [9.19] it says that it is loading after 200 ms', async () => {
      await opener(page).click();
      await page.keyboard.type('tpa');
      await page.keyboard.press('ArrowLeft');
      await expect(islandStatus(page)).toHaveText('Searching', { useInnerText: true });
      release();
      await expectIsland(page);
      await expect(islandStatus(page)).toBeHidden();
      await expect(query(page)).toBeFocused();
      await expect(query(page)).toHaveValue('tpa');
      expect(await query(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
      await expect(options(page)).toHaveCount(1);
      expect(site.first.searches().map((search) => search.query)).toEqual(['tpa']);
      await query(page).fill('');
      await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    });

    await test.step('what is typed while it takes over is asked for as well', async () => {
      const taking = gate();
      await page.unroute(chunks);
      await page.route(chunks, taking.hold);
      await page.goto(`${site.url}/only`);
      await page.keyboard.press('/');
      await page.keyboard.type('ta');
      await dialog(page).evaluate((each) => {
        // It reads what was typed when it begins to listen to this, and hears the input a moment later.
        each.addEventListener = (
          name: string,
          listener: EventListenerOrEventListenerObject,
          choice?: boolean | AddEventListenerOptions,
        ) => {
          Reflect.deleteProperty(each, 'addEventListener');
          each.addEventListener(name, listener, choice);
          queueMicrotask(() => document.execCommand('insertText', false, 'p'));
        };
      });
      taking.release();
      await expect(query(page)).toHaveValue('tap');
      await expectAnswer(page, 'tap');
      await page.unroute(chunks);
    });

    await test.step('Enter leads to the search page', async () => {
      await page.route(chunks, gate().hold);
      await page.goto(`${site.url}/only`);
      await page.keyboard.press('/');
      await page.keyboard.type('a&b');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}/search?q=a%26b`);
    });
  });
});

test.describe('when the page is idle', () => {
  const prefetched = (page: Page) => page.locator('link[rel=prefetch]');

  // Slow connections are those that `tests/unit/browser/connection.test.ts` calls so.
  test('the files of the search are fetched ahead, but do not run before a reader is about to search; [2N.12] [9.22] nothing is for a reader who saves data or whose connection is slow', async ({
    page,
    site,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(request.url());
    });
    await page.goto(`${site.url}/only`);
    await page.waitForLoadState('networkidle');
    await test.step('the files of the search are fetched ahead', async () => {
      const addresses = () =>
        prefetched(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      // Pages that links lead to are fetched ahead as well, and may be there first.
      await expect
        .poll(addresses)
        .toEqual(expect.arrayContaining([expect.stringMatching(chunks), expect.stringMatching(/\.css$/)]));
    });
    await test.step('nothing of it runs until a reader is about to search; a pointer or the focus is enough', async () => {
      await page.waitForTimeout(300);
      // The script of every page, and nothing else.
      expect(loaded).toEqual([expect.stringContaining('/_astro/Document')]);
      await opener(page).hover();
      await expectIsland(page);
      await expect(dialog(page)).toBeHidden();
      await page.goto(`${site.url}/only`);
      await opener(page).focus();
      await expectIsland(page);
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('a failure is nobody’s loss', async () => {
      await page.route('**/_search/en.current.json', (route) => route.fulfill({ body: '<html>' }));
      await page.goto(`${site.url}/only`);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(300);
      await expect(navbar(page)).toBeVisible();
      await page.unroute('**/_search/en.current.json');
    });

    await test.step('[2N.12] [9.22] nothing is fetched ahead for a reader who saves data or whose connection is slow', async () => {
      const settings: string[] = [];
      page.on('request', (request) => request.url().includes('/_search/') && settings.push(request.url()));
      for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
        await page.addInitScript(
          (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
          connection,
        );
        await page.goto(`${site.url}/only`);
        expect(await page.evaluate(() => Reflect.get(navigator, 'connection'))).toEqual(connection);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(300);
        await expect(prefetched(page)).toHaveCount(0);
        expect(settings).toEqual([]);
      }
    });
  });
});
