import type { Page } from '@playwright/test';
import { expect, expectSameDocument, gate, markDocument, navbar, stored, test } from './support.ts';

// What the pages say in their head, in their menus and of their version: tests/built/editions/versions.test.ts.

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
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const version = page.locator('meta[name="docsearch:version"]');
  await page.goto(`${site.url}/guide`);
  await markDocument(page);
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${site.url}/1.0/guide`);
  await expect(page.getByRole('main')).toContainText('How to boil water with version 1.0.');
  expect(await stored(page, 'dtx:version')).toBe('1.0');

  await test.step('going to another version loads the page anew, with the frame of that version', async () => {
    await expect(version).toHaveAttribute('content', '1.0');
    await expectSameDocument(page, false);
    await expect(page.locator('[data-sidebar]')).toContainText('Whistle');
    await page.goBack();
    await expect(version).toHaveAttribute('content', '2.0');
    await expect(page.locator('[data-sidebar]')).not.toContainText('Whistle');
  });

  await test.step('to a version that is not released, and on to the newest', async () => {
    await choose(page, 'Next');
    await expect(page).toHaveURL(`${site.url}/next/guide`);
    await expect(versionLink(page, 'Next')).toHaveAttribute('aria-current', 'true');
    await choose(page, '2.0');
    await expect(page).toHaveURL(`${site.url}/guide`);
  });
  // Nothing had to be given up on the way.
  expect(warnings).toEqual([]);
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

  await test.step('a page that a version does not have leads to the start of that version', async () => {
    await page.goto(`${site.url}/1.0/whistle`);
    await choose(page, 'Next');
    await expect(page.getByRole('main')).toContainText('The kettle of version Next');
  });
});

test('old and unreleased versions lead to the newest one: a page, a search, a place in a page', async ({
  page,
  site,
}) => {
  const newest = banner(page).getByRole('link', { name: 'Newest version: 2.0' });
  await page.goto(`${site.url}/next/guide`);
  await newest.click();
  await expect(page).toHaveURL(`${site.url}/guide`);
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`${site.url}/1.0/search?q=water`);
  await expect(banner(page)).toContainText('Kettle 1.0, which is no longer maintained');
  await newest.click();
  await expect(page).toHaveURL(`${site.url}/search?q=water`);
  await expect(page.getByRole('searchbox')).toHaveValue('water');
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`${site.url}/1.0/`);
  await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/1.0/guide`);
  // The address changes before the page does, and the banner of the one before leads elsewhere.
  await expect(newest).toHaveAttribute('href', /\/guide$/);
  await page.evaluate(() => location.assign('#boil-it'));
  await newest.click();
  await expect(page).toHaveURL(`${site.url}/guide#boil-it`);
});

test('who reads a version stays in it', async ({ page, site }) => {
  await test.step('by the links of its pages', async () => {
    await page.goto(`${site.url}/next/guide`);
    const links = page.locator('[data-sidebar] a, .breadcrumbs a, .pager a, a.brand');
    const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of hrefs) expect(href).toMatch(/^\/next\//);
    await page.goto(`${site.url}/1.0/`);
    await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/1.0/guide`);
    await page.getByRole('main').getByRole('link', { name: 'start', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/1.0/`);
  });
  await test.step('by the dialog, which finds its pages', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('whistle');
    const hits = page.getByRole('dialog').getByRole('option');
    await expect(hits.first()).toHaveAttribute('href', /^\/1\.0\/whistle/);
  });
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
