import type { Page } from '@playwright/test';
import { hasNginx, nginxServer, ownServer } from '../../support/hosts.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, navbar, stringsOf, test } from './support.ts';

const address = 'https://docs.example.org';
const languageLink = (page: Page, label: string) => navbar(page).locator('#languages a', { hasText: label });
const results = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');

test('[2S.11] the language menu keeps page, query and hash', async ({ page, site }) => {
  await page.goto(`${site.url}/guide?a=1#boil-it`);
  await navbar(page).locator('[aria-controls=languages]').hover();
  await languageLink(page, 'Deutsch').click();
  await expect(page).toHaveURL(`${site.url}/de/guide?a=1#boil-it`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anleitung zum Wasserkocher');
  await expect(page.locator('#boil-it')).toHaveText(/^Kochen/);
  await expect(languageLink(page, 'Deutsch')).toHaveAttribute('aria-current', 'true');
  await expect(languageLink(page, 'English')).toHaveAttribute('hreflang', 'en');
});

test('[2S.11] the language menu stays in the version, and has each language once', async ({ page, site }) => {
  const languages = navbar(page).locator('#languages a');
  await page.goto(`${site.url}/1.0/guide`);
  await expect(languages).toHaveText(['English', 'Deutsch', '日本語', 'العربية']);
  await expect(languageLink(page, 'Deutsch')).toHaveAttribute('href', '/de/1.0/guide');
  await page.goto(`${site.url}/de/next/search`);
  await expect(languageLink(page, 'English')).toHaveAttribute('href', '/next/search');
});

test('[2N.11] every page speaks its language, from the frame to the text', async ({ page, site }) => {
  for (const [locale, direction, title] of [
    ['de', 'ltr', 'Anleitung zum Wasserkocher'],
    ['ja', 'ltr', 'やかんの使い方'],
    ['ar', 'rtl', 'دليل الغلاية'],
  ] as const) {
    await page.goto(`${site.url}/${locale}/guide`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const { shell, page: words } = stringsOf(locale);
    await expect(page.getByRole('navigation', { name: shell.docsSidebar, exact: true })).toBeVisible();
    await expect(page.locator('nav.toc')).toHaveAttribute('aria-label', words.onThisPage);
  }
});

test('a page without a translation shows the original, says so, and marks its language', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/ar/parts/lid`);
  const notice = page.getByText(stringsOf('ar').page.untranslated, { exact: true });
  await expect(notice).toBeVisible();
  const text = page.locator('[data-prose]');
  await expect(text).toHaveAttribute('lang', 'en');
  await expect(text).toHaveAttribute('dir', 'ltr');
  await expect(text).toContainText('The lid closes the kettle.');
  await expect(page.locator('[data-sidebar] [lang=en]', { hasText: 'Lid' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}/parts/lid`);
  await page.goto(`${site.url}/ar/guide`);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('a translation whose original has changed says so and leads to it', async ({ page, site }) => {
  await page.goto(`${site.url}/de/`);
  await expect(page.getByRole('main')).toContainText('Der Wasserkocher kocht Wasser.');
  await page.locator('.notice').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('[2N.7] [2N.9] a page names the languages it is written in, and no other', async ({ page, site }) => {
  await page.goto(`${site.url}/de/guide`);
  const alternates = page.locator('link[rel=alternate][hreflang]');
  const named = await alternates.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  );
  expect(named).toEqual([
    ['en', `${address}/guide`],
    ['de', `${address}/de/guide`],
    ['ja', `${address}/ja/guide`],
    ['ar', `${address}/ar/guide`],
    ['x-default', `${address}/guide`],
  ]);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de');
  await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(3);
  await page.goto(`${site.url}/de/parts/lid`);
  await expect(alternates).toHaveCount(2);
});

test('[2N.7] pages that name one another as translations do so both ways', async ({ page, site }) => {
  const alternates = page.locator('link[rel=alternate][hreflang]');
  const namedOn = async (path: string) => {
    await page.goto(site.url + path);
    return alternates.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const),
    );
  };
  const english = await namedOn('/guide');
  expect(english).toHaveLength(5);
  for (const [, url] of english) expect(await namedOn(new URL(url).pathname), url).toEqual(english);
  // Each version speaks for itself; what is not translated is named in its original alone, by the others too.
  expect(await namedOn('/de/next/guide')).toEqual([
    ['en', `${address}/next/guide`],
    ['de', `${address}/de/next/guide`],
    ['x-default', `${address}/next/guide`],
  ]);
  const lid = [
    ['en', `${address}/parts/lid`],
    ['x-default', `${address}/parts/lid`],
  ];
  expect(await namedOn('/parts/lid')).toEqual(lid);
  expect(await namedOn('/ja/parts/lid')).toEqual(lid);
});

test('[2N.11] a language from right to left mirrors the frame of its pages, and of no other', async ({
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
});

test('days are written as the language of the page writes them', async ({ page, site }) => {
  for (const [path, text] of [
    ['/guide', 'February 29, 2024'],
    ['/de/guide', '29. Februar 2024'],
    ['/ja/guide', '2024年2月29日'],
    ['/ar/guide', '29 فبراير 2024'],
  ] as const) {
    await page.goto(site.url + path);
    await expect(page.locator('.page-meta time')).toHaveText(text);
  }
});

test('links of a page stay in its language', async ({ page, site }) => {
  await page.goto(`${site.url}/de/guide`);
  const links = page.locator('[data-sidebar] a, .breadcrumbs a, .pager a, a.brand, main a[href^="/"]');
  for (const href of await links.evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
    expect(href).toMatch(/^\/de\//);
  await page.getByRole('main').getByRole('link', { name: 'Anfang' }).click();
  await expect(page).toHaveURL(`${site.url}/de/`);
  await expect(navbar(page).getByRole('link', { name: 'Anleitung', exact: true })).toHaveAttribute(
    'href',
    '/de/guide',
  );
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

test('the dialog leads to the search page of its language', async ({ page, site }) => {
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

for (const { name, start, installed } of [
  { name: 'our server', start: ownServer, installed: true },
  { name: 'nginx', start: nginxServer, installed: hasNginx },
]) {
  test(`[8.12] each folder of a language or version has its not-found page on ${name}`, async ({ site }) => {
    test.skip(!installed, `${name} is not installed`);
    const host = await start(site.built);
    try {
      for (const [path, language, version] of [
        ['/nowhere', 'en', '2.0'],
        ['/nowhere/at/all', 'en', '2.0'],
        ['/de/nowhere', 'de', '2.0'],
        ['/de/nowhere/at', 'de', '2.0'],
        ['/1.0/nowhere', 'en', '1.0'],
        ['/de/1.0/nowhere', 'de', '1.0'],
        ['/de/next/nowhere/at', 'de', 'current'],
      ]) {
        const response = await fetch(host.origin + path, { redirect: 'manual' });
        expect(response.status, path).toBe(404);
        const html = await response.text();
        expect(html, path).toContain(`<html lang="${language}"`);
        expect(html, path).toContain(`<meta name="docsearch:version" content="${version}"/>`);
      }
    } finally {
      await host.stop();
    }
  });
}

test('code runs from left to right in a language that does not', async ({ page, site }) => {
  await page.goto(`${site.url}/ar/guide`);
  await expect(page.locator('main pre').first()).toHaveCSS('direction', 'ltr');
  await expect(page.locator('main pre code').first()).toHaveCSS('direction', 'ltr');
  await expect(page.locator('main p').first()).toHaveCSS('direction', 'rtl');
});

test('pages in every language are accessible', async ({ page, site }) => {
  for (const path of [
    '/de/guide',
    '/ja/guide',
    '/ar/guide',
    '/ar/parts/lid',
    '/ar/next/timer',
    '/de/search',
  ]) {
    await page.goto(site.url + path);
    expect(await axeViolations(page), path).toEqual([]);
  }
});
