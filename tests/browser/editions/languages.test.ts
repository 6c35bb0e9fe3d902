import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { desktop, phone } from '../support/shell.ts';
import { expect, navbar, stringsOf, test } from './support.ts';

// What the pages say in their head, in their menus and in their dates: tests/built/editions/languages.test.ts.

const languageLink = (page: Page, label: string) => navbar(page).locator('#languages a', { hasText: label });
const results = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

test('[2S.11] who chooses a language stays in it', async ({ page, site }) => {
  await page.goto(`${site.url}/guide?a=1#boil-it`);
  await test.step('the language menu keeps page, query and hash', async () => {
    await navbar(page).locator('[aria-controls=languages]').hover();
    await languageLink(page, 'Deutsch').click();
    await expect(page).toHaveURL(`${site.url}/de/guide?a=1#boil-it`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anleitung zum Wasserkocher');
    await expect(page.locator('#boil-it')).toHaveText(/^Kochen/);
    await expect(languageLink(page, 'Deutsch')).toHaveAttribute('aria-current', 'true');
    await expect(languageLink(page, 'English')).toHaveAttribute('hreflang', 'en');
  });
  await test.step('so do the menus of languages and versions of the mobile menu', async () => {
    const size = page.viewportSize() ?? desktop;
    await page.setViewportSize(phone);
    for (const [menu, label, leadsTo] of [
      ['versions', 'Next', '/de/next/guide'],
      ['languages', 'English', '/next/guide'],
    ] as const) {
      await page.locator('[data-drawer-open]').click();
      await page.locator('[data-drawer-back]').click();
      await page.locator(`[aria-controls=drawer-${menu}]`).click();
      await page.locator(`#drawer-${menu} a`, { hasText: label }).click();
      await expect(page).toHaveURL(`${site.url}${leadsTo}?a=1#boil-it`);
    }
    await page.setViewportSize(size);
  });
  await test.step('links of a page stay in its language', async () => {
    await page.goto(`${site.url}/de/guide`);
    const sidebar = page.getByRole('navigation', { name: stringsOf('de').shell.docsSidebar, exact: true });
    await expect(sidebar).toBeVisible();
    await page.waitForLoadState();
    const links = page.locator('[data-sidebar] a, .breadcrumbs a, .pager a, a.brand, main a[href^="/"]');
    const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of hrefs) expect(href).toMatch(/^\/de\//);
    await page.getByRole('main').getByRole('link', { name: 'Anfang' }).click();
    await expect(page).toHaveURL(`${site.url}/de/`);
    const link = navbar(page).getByRole('link', { name: 'Anleitung', exact: true });
    await expect(link).toHaveAttribute('href', '/de/guide');
  });
  await test.step('the dialog leads to the search page of its language', async () => {
    await page.goto(`${site.url}/de/guide`);
    await page.keyboard.press('Control+k');
    // The form leads there too, before the application has come.
    await expect(page.getByRole('dialog').locator('form')).toHaveAttribute('action', '/de/search');
    await page.keyboard.type('kochen');
    const all = page.locator('.finder-all');
    await expect(all).toHaveAttribute('href', '/de/search?q=kochen');
    await all.click();
    await expect(page).toHaveURL(`${site.url}/de/search?q=kochen`);
  });
});

test('a translation whose original has changed says so and leads to it', async ({ page, site }) => {
  await page.goto(`${site.url}/de/`);
  await expect(page.getByRole('main')).toContainText('Der Wasserkocher kocht Wasser.');
  await page.locator('.notice').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[2N.11] a language from right to left mirrors the frame of its pages, and of no other, but not code', async ({
  page,
  site,
}) => {
  const places = async (path: string) => {
    await page.goto(site.url + path);
    const [list, text, contents] = await Promise.all(
      ['.sidebar', 'main h1', 'nav.toc'].map((part) => page.locator(part).boundingBox()),
    );
    return [list, text, contents].map((box) => (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) / 2);
  };
  const right = await places('/guide');
  expect(right).toEqual(right.toSorted((a, b) => a - b));
  const left = await places('/ar/guide');
  expect(left).toEqual(left.toSorted((a, b) => b - a));
  // It is translated, from its original as it is now.
  await expect(page.locator('.notice')).toHaveCount(0);
  await test.step('code runs from left to right in a language that does not', async () => {
    await expect(page.locator('main pre').first()).toHaveCSS('direction', 'ltr');
    await expect(page.locator('main pre code').first()).toHaveCSS('direction', 'ltr');
    await expect(page.locator('main p').first()).toHaveCSS('direction', 'rtl');
  });
});

test('a search finds pages of the language that is being read, also without blanks between words', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/ja/search?q=${encodeURIComponent('水道水')}`);
  await expect(results(page).first()).toHaveAttribute('href', /^\/ja\/guide/);
  await page.goto(`${site.url}/de/search?q=hauser`);
  await expect(results(page).first()).toHaveAttribute('href', /^\/de\/guide/);
  await page.goto(`${site.url}/ar/search?q=${encodeURIComponent('الغلاية')}`);
  await expect(results(page).first()).toHaveAttribute('href', /^\/ar\/guide/);
  await page.goto(`${site.url}/search?q=hauser`);
  await expect(page.getByText('No results were found', { exact: true })).toBeVisible();
});

test('[8.12] an address that does not exist is told of in the language of its folder', async ({
  page,
  site,
}) => {
  const answer = await page.goto(`${site.url}/de/guides`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stringsOf('de').notFound.title);
  await expect(page.locator('[data-nearest] a').first()).toHaveAttribute('href', '/de/guide');
  // A version in that language is a folder in that folder.
  expect((await page.goto(`${site.url}/de/1.0/guides`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stringsOf('de').notFound.title);
  await expect(page.locator('[data-nearest] a').first()).toHaveAttribute('href', '/de/1.0/guide');
});

test('pages in every language are accessible', async ({ page, site }) => {
  // What has no kind of markup that one of these or a page of tests/browser/routes/accessibility.test.ts has not, is none.
  for (const path of ['/de/guide', '/ja/guide', '/ar/parts/lid', '/ar/next/timer', '/de/search']) {
    await page.goto(site.url + path);
    expect(await axeViolations(page), path).toEqual([]);
  }
});
