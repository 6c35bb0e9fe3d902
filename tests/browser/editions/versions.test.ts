import type { Page } from '@playwright/test';
import { expectedSite, readBuiltSite } from '../../../checks/built-site.ts';
import { rules } from '../../../checks/index.ts';
import { loadSite } from '../../../src/site/site.ts';
import { expect, expectSameDocument, gate, markDocument, navbar, stored, test } from './support.ts';

const address = 'https://docs.example.org';
const versionLink = (page: Page, label: string) => navbar(page).locator('#versions a', { hasText: label });
const banner = (page: Page) => page.locator('[data-version-banner]');

async function choose(page: Page, label: string): Promise<void> {
  await navbar(page).locator('[aria-controls=versions]').hover();
  await versionLink(page, label).click();
}

test('[2S.12] [3.8] the version menu keeps the reader on the page and remembers the version', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/guide`);
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${site.url}/1.0/guide`);
  await expect(page.getByRole('main')).toContainText('How to boil water with version 1.0.');
  expect(await stored(page, 'dtx:version')).toBe('1.0');
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${site.url}/next/guide`);
  await expect(versionLink(page, 'Next')).toHaveAttribute('aria-current', 'true');
  await choose(page, '2.0');
  await expect(page).toHaveURL(`${site.url}/guide`);
});

test('[2S.12] a menu that the pointer opens before the script has come stays open', async ({
  page,
  site,
}) => {
  const { hold, release } = gate();
  await page.route(/\.js$/, hold);
  await page.goto(`${site.url}/guide`, { waitUntil: 'commit' });
  await navbar(page).locator('[aria-controls=versions]').hover();
  await expect(versionLink(page, '1.0')).toBeVisible();
  release();
  await expect(navbar(page).locator('[aria-controls=versions]')).toHaveAttribute('aria-expanded', 'true');
  await expect(versionLink(page, '1.0')).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(versionLink(page, '1.0')).toBeHidden();
});

test('[2S.12] a page that a version does not have leads to the start of that version', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/1.0/whistle`);
  await expect(versionLink(page, '2.0')).toHaveAttribute('href', '/');
  await expect(versionLink(page, 'Next')).toHaveAttribute('href', '/next/');
  await choose(page, 'Next');
  await expect(page.getByRole('main')).toContainText('The kettle of version Next');
});

test('[2S.12] the version menu keeps query and hash, so that a search goes on in the other version', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/1.0/search?q=water`);
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${site.url}/next/search?q=water`);
  await page.goto(`${site.url}/guide#boil-it`);
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${site.url}/1.0/guide#boil-it`);
});

test('[2S.12] pages that are made for an edition are in the menus too', async ({ page, site }) => {
  await page.goto(`${site.url}/1.0/search`);
  await expect(versionLink(page, '2.0')).toHaveAttribute('href', '/search');
  await expect(versionLink(page, 'Next')).toHaveAttribute('href', '/next/search');
  // There is one page about privacy, for all versions.
  await page.goto(`${site.url}/privacy`);
  await expect(versionLink(page, '2.0')).toHaveAttribute('href', '/privacy');
  await expect(versionLink(page, '1.0')).toHaveAttribute('href', '/1.0/');
});

test('old and unreleased versions say so, and lead to the same page of the newest one', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/guide`);
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`${site.url}/1.0/guide`);
  await expect(banner(page)).toContainText('Kettle 1.0, which is no longer maintained');
  await page.goto(`${site.url}/next/guide`);
  await expect(banner(page)).toContainText('Kettle Next, which is not released yet');
  await banner(page).getByRole('link', { name: 'Newest version: 2.0' }).click();
  await expect(page).toHaveURL(`${site.url}/guide`);
  await page.goto(`${site.url}/next/timer`);
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/');
  await page.goto(`${site.url}/de/1.0/guide`);
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/de/guide');
});

test('so does their search, which goes on in the newest version, as a place in a page does', async ({
  page,
  site,
}) => {
  const newest = banner(page).getByRole('link', { name: 'Newest version: 2.0' });
  await page.goto(`${site.url}/1.0/search?q=water`);
  await expect(banner(page)).toContainText('Kettle 1.0, which is no longer maintained');
  await newest.click();
  await expect(page).toHaveURL(`${site.url}/search?q=water`);
  await expect(page.getByRole('searchbox')).toHaveValue('water');
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`${site.url}/1.0/`);
  await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/1.0/guide`);
  await page.evaluate(() => location.assign('#boil-it'));
  await newest.click();
  await expect(page).toHaveURL(`${site.url}/guide#boil-it`);
});

test('links of a page stay in its version', async ({ page, site }) => {
  await page.goto(`${site.url}/1.0/`);
  await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/1.0/guide`);
  await page.getByRole('main').getByRole('link', { name: 'start', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/1.0/`);
  await page.goto(`${site.url}/next/guide`);
  const links = page.locator('[data-sidebar] a, .breadcrumbs a, .pager a, a.brand');
  for (const href of await links.evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
    expect(href).toMatch(/^\/next\//);
});

test('[2N.8] the canonical address is that of the newest version which has the page', async ({
  page,
  site,
}) => {
  for (const [path, canonical] of [
    ['/guide', '/guide'],
    ['/1.0/guide', '/guide'],
    ['/next/guide', '/guide'],
    ['/next/timer', '/next/timer'],
    ['/1.0/whistle', '/1.0/whistle'],
    ['/de/1.0/guide', '/de/guide'],
  ]) {
    await page.goto(site.url + path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}${canonical}`);
  }
});

test('[2N.10] a version that is configured so asks search engines to stay away, and is not in the sitemap', async ({
  page,
  request,
  site,
}) => {
  await page.goto(`${site.url}/1.0/whistle`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await page.goto(`${site.url}/next/timer`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).not.toContain('/1.0/');
  expect(sitemap).toContain(`<loc>${address}/next/timer</loc>`);
  expect(sitemap).not.toContain(`<loc>${address}/next/guide</loc>`);
  expect(sitemap).toContain(`<loc>${address}/guide</loc>`);
});

test('a search finds pages of the version that is being read', async ({ page, site }) => {
  const results = page.getByRole('main').getByRole('article').getByRole('link');
  await page.goto(`${site.url}/1.0/search?q=whistle`);
  await expect(results.first()).toHaveAttribute('href', /^\/1\.0\/whistle/);
  await page.goto(`${site.url}/search?q=whistle`);
  await expect(page.getByText('No results were found', { exact: true })).toBeVisible();
  await page.goto(`${site.url}/next/search?q=timer`);
  await expect(results.first()).toHaveAttribute('href', /^\/next\/timer/);
});

test('the dialog finds pages of the version that is being read', async ({ page, site }) => {
  await page.goto(`${site.url}/1.0/guide`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('whistle');
  const hits = page.getByRole('dialog').getByRole('option');
  await expect(hits.first()).toHaveAttribute('href', /^\/1\.0\/whistle/);
});

test('going to another version loads the page anew, with the frame of that version', async ({
  page,
  site,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(`${site.url}/guide`);
  await markDocument(page);
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${site.url}/1.0/guide`);
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', '1.0');
  await expectSameDocument(page, false);
  await expect(page.locator('[data-sidebar]')).toContainText('Whistle');
  await page.goBack();
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', '2.0');
  await expect(page.locator('[data-sidebar]')).not.toContainText('Whistle');
  // Nothing had to be given up on the way.
  expect(warnings).toEqual([]);
});

test('the checks of content find nothing wrong in a site with versions and languages', async ({ site }) => {
  const built = readBuiltSite(site.built, expectedSite(await loadSite(site.root)));
  // Home pages of the fixture have no hero, and so no heading.
  const problems = rules.filter(({ label }) => label !== 'Heading').flatMap((rule) => rule.find(built));
  expect(problems).toEqual([]);
});
