import type { Page } from '@playwright/test';
import { expect, footerColumn, navbar, phone, settle, stored, testOn } from '../support/shell.ts';

const test = testOn('configured');

const tocLinks = (page: Page) => page.locator('nav.toc').getByRole('link').allTextContents();

test('[2N.10] with noIndex every page asks search engines to stay away', async ({ page, site }) => {
  for (const path of ['/', '/guide', '/search']) {
    await page.goto(site.url + path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  }
});

test('[2N.10] without noIndex a page says nothing about search engines', async ({ page }) => {
  await page.goto('/community');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('with an edit address each page links to its source in a new tab', async ({ page, site }) => {
  await page.goto(`${site.url}/guide`);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: 'Edit this page (opens in new tab)', exact: true });
  await expect(link).toHaveAttribute(
    'href',
    'https://code.example.org/configured/edit/main/content/docs/guide.md',
  );
  await expect(link).toHaveAttribute('target', '_blank');
});

test('[2S.6] with a chat address the footer column Community has two links', async ({ page, site }) => {
  await page.goto(`${site.url}/guide`);
  const links = footerColumn(page, 'Community').getByRole('link');
  await expect(links).toHaveText([/^Chat/, /^GitHub/]);
  await expect(links.first()).toHaveAttribute('href', 'https://chat.example.org/invite');
  await expect(links.first()).toHaveAttribute('target', '_blank');
});

test('[2S.8] an announcement that cannot be closed has no button', async ({ page, site }) => {
  await page.goto(`${site.url}/guide`);
  const bar = page.locator('[data-announcement].announcement');
  await expect(bar).toHaveText('This announcement cannot be closed.');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('[2S.2] a navbar link inside the site opens in the same tab', async ({ page, site }) => {
  await page.goto(`${site.url}/`);
  const link = navbar(page).getByRole('link', { name: 'Guide', exact: true });
  await expect(link).not.toHaveAttribute('target');
  await link.click();
  await expect(page).toHaveURL(/\/guide$/);
});

test('[2S.12] [3.8] with two versions the menu lists both and stores the chosen one', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/guide`);
  await navbar(page).getByRole('button', { name: 'Next', exact: true }).hover();
  const entries = navbar(page).locator('#versions a');
  await expect(entries).toHaveText(['Next', '1.0']);
  await expect(entries.first()).toHaveAttribute('aria-current', 'true');
  await entries.filter({ hasText: '1.0' }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await entries.filter({ hasText: '1.0' }).click();
  expect(await stored(page, 'dtx:version')).toBe('1.0');
  await page.reload();
  expect(await stored(page, 'dtx:version')).toBe('1.0');
});

test('[2N.11] a right-to-left language turns the frame round', async ({ page, site }) => {
  await page.goto(`${site.url}/guide`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [list, text] = await Promise.all([
    page.locator('.sidebar').boundingBox(),
    page.locator('h1').boundingBox(),
  ]);
  expect(list?.x).toBeGreaterThan(text?.x ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize(phone);
  await page.locator('[data-drawer-open]').click();
  await settle(page);
  const box = await page.locator('[data-drawer]').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(phone.width);
  await page.mouse.click(10, 400);
  await expect(page.locator('[data-drawer]')).toBeHidden();
});

test('[2N.15] the contents leave out headings of level 4', async ({ page, site }) => {
  await page.goto(`${site.url}/guide`);
  expect(await tocLinks(page)).toEqual(['Second level', 'Third level', 'Another second level']);
});

test('[2N.15] a page can ask for other levels, or for no contents', async ({ page, site }) => {
  await page.goto(`${site.url}/deep`);
  expect(await tocLinks(page)).toEqual(['Third level', 'Fourth level']);
  await page.goto(`${site.url}/plain`);
  await expect(page.locator('nav.toc, .toc-mobile')).toHaveCount(0);
  await expect(page.locator('main h2[id]')).toHaveCount(2);
});
