import type { Page, Route } from '@playwright/test';
import {
  dialog,
  expectIsland,
  islandStatus,
  opener,
  options,
  query,
  retry,
} from '../search/support/dialog.ts';
import { axeViolations, showIn } from '../support/axe.ts';
import { expectSameDocument, gate, markDocument, testOn } from '../support/shell.ts';
import { errorsOf } from './support.ts';

const test = testOn('bare');
const { expect } = test;

test.use({ fetchesAhead: true });

const settings = '**/_search/*.json';
const chunk = /\/_astro\/mount\.island\.[\w-]+\.js$/;

/** Serves something else for a file of this site. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  const body = change(text);
  expect(body).not.toBe(text);
  await route.fulfill({ response, body });
};

async function typeIntoDialog(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await opener(page).click();
  await page.keyboard.type('only');
}

test('[8.9] [8.11] [4.21] code that does not fit, is gone or throws is told, got past by Retry, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await test.step('[8.11] a page that is not what its code expects is drawn anew, which is logged, and nothing typed is lost', async () => {
    const errors = errorsOf(page);
    await page.route(
      '**/only',
      changed((html) => html.replace('<div class="finder">', '$&Older ')),
    );
    await typeIntoDialog(page, `${site.url}/only`);
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByText('Older')).toHaveCount(0);
    await expect(query(page)).toHaveValue('only');
    await expect(query(page)).toBeFocused();
    expect(errors).toEqual([
      expect.stringMatching(/^React root onRecoverableError: Error: .* \{componentStack: /s),
    ]);
    // The dialog knows the input that was drawn in the place of the first one.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('page');
    await expect(query(page)).toHaveValue('page');
    // Also what is fetched ahead may be in the handler.
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('[8.9] [4.21] code that is gone is asked for again; when the page is there without it, Retry loads the page', async () => {
    let isGone = true;
    const asked: string[] = [];
    await page.route(chunk, (route) => {
      // Others fetch it ahead, or look whether it is there.
      if (route.request().resourceType() === 'script') asked.push(route.request().url());
      return isGone
        ? route.fulfill({ status: 404, contentType: 'text/html', body: 'Gone' })
        : route.continue();
    });
    await typeIntoDialog(page, `${site.url}/only`);
    await expect(islandStatus(page).getByRole('heading', { name: 'Page Error' })).toBeVisible();
    // Loaded again, the page still lacks the code, and says so again.
    const loaded = page.waitForEvent('load');
    await retry(page).click();
    await loaded;
    await expect(retry(page)).toBeVisible();
    await expect(query(page)).toHaveValue('only');
    expect(asked).toHaveLength(3);
    isGone = false;
    await retry(page).click();
    await expect(options(page).first()).toBeVisible();
    await expect(query(page)).toHaveValue('only');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('[8.9] code that throws when it is read is remembered by the browser, and Retry gets past that', async () => {
    await page.route(
      chunk,
      changed((code) => `throw new Error('half a file');${code}`),
    );
    await typeIntoDialog(page, `${site.url}/only`);
    await expect(islandStatus(page)).toContainText('Error: half a file');
    await page.unrouteAll({ behavior: 'wait' });
    await retry(page).click();
    await expect(options(page).first()).toBeVisible();
    await expect(query(page)).toHaveValue('only');
    await expect(query(page)).toBeFocused();
    // The page that is loaded next starts as ever.
    await page.reload();
    await expect(query(page)).toBeHidden();
  });

  await test.step('the screen of code that is missing is accessible in the dialog and on the search page, narrow or wide', async () => {
    await page.route(chunk, (route) => route.abort());
    await page.route(/\/_astro\/start\.island\.[\w-]+\.js$/, (route) => route.abort());
    for (const [address, start] of [
      ['/only', () => opener(page).click()],
      ['/search?q=only', async () => {}],
    ] as const) {
      const [narrow, wide] = [360, 1440];
      await page.setViewportSize({ width: narrow, height: 740 });
      await page.goto(site.url + address);
      await start();
      await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
      if (address === '/only') await expectWayOut(page);
      for (const width of [wide, narrow]) {
        await page.setViewportSize({ width, height: width === wide ? 900 : 740 });
        // The page has one form of it, the dialog fills a narrow screen.
        if (width === narrow || address === '/only')
          expect.soft(await axeViolations(page), `${address}, light, ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await showIn(page, 'dark');
      expect.soft(await axeViolations(page, 'colors'), `${address}, dark`).toEqual([]);
    }
  });
});

test('[8.9] without a connection Retry leaves the page as it is', async ({ page, site, context }) => {
  await page.goto(`${site.url}/only`);
  await markDocument(page);
  const failure = islandStatus(page).locator('.failure').getByRole('heading');
  await test.step('[8.1] where code is there and settings are not, it says that the network is missing', async () => {
    const setOnline = (onLine: boolean) =>
      page.evaluate(
        (value) => Object.defineProperty(navigator, 'onLine', { value, configurable: true }),
        onLine,
      );
    // Only said to be offline: without a network, what is fetched ahead counts only while no request is looked at.
    await setOnline(false);
    await page.route(settings, (route) => route.abort());
    await opener(page).click();
    await expect(failure).toHaveText('Unable to fetch results');
    await expect(islandStatus(page)).toContainText('You might want to check your network connection.');
    await setOnline(true);
    await retry(page).click();
    await expect(failure).toHaveText('Page Error');
    await expect(islandStatus(page)).toContainText('UnreachableError: The settings of the search');
    await expectSameDocument(page);
  });
  await page.reload();
  await markDocument(page);
  await context.setOffline(true);
  await page.route(chunk, (route) => route.abort());
  await opener(page).click();
  await expect(failure).toHaveText('Unable to fetch results');
  const attempts: unknown[] = [];
  page.on('requestfailed', (request) => request.url() === page.url() && attempts.push(request));
  await retry(page).click();
  await expect.poll(() => attempts).toHaveLength(1);
  await expect(retry(page)).toBeVisible();
  await expectSameDocument(page);
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'wait' });
  await retry(page).click();
  await expectIsland(page);
});

test('[8.1] without a connection the dialog starts from what was fetched ahead, and says what is missing', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/only`);
  const missing = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
      const came = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
      const files = links.map(({ href }) => href).filter((href) => href.includes('/_astro/'));
      return files.length === 0 ? ['all'] : files.filter((href) => !came.has(href));
    });
  await expect.poll(missing).toEqual([]);
  await context.setOffline(true);
  await opener(page).click();
  await expectIsland(page);
  await page.keyboard.type('only');
  await expect(dialog(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toBeVisible();
});

test('[4.19] [9.19] a spinner turns while code is waited for, from 200 ms on', async ({ page, site }) => {
  const { hold, release } = gate();
  await page.route(chunk, hold);
  await page.clock.install({ time: 0 });
  await page.goto(`${site.url}/only`);
  await page.clock.pauseAt(600_000);
  await opener(page).dispatchEvent('click');
  await page.clock.runFor(199);
  await expect(islandStatus(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(islandStatus(page)).toHaveText('Searching', { useInnerText: true });
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  const turning = () =>
    islandStatus(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await turning()).toBe(1);
  release();
  await expectIsland(page);
  await expect(islandStatus(page)).toBeHidden();
});

/** Cancel stays in sight on a screen that is too small for the message, wherever the focus is (row 2S.15). */
async function expectWayOut(page: Page): Promise<void> {
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 256 });
  await retry(page).focus();
  await expect(retry(page)).toBeInViewport({ ratio: 1 });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click();
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(retry(page)).toBeVisible();
}
