import { drawer, expect, navbar, phone, sidebar, testOn } from '../support/shell.ts';

const test = testOn('bare');

test.describe('without navbar links', () => {
  test.use({ viewport: phone });

  test('[4.7] outside the docs there is no mobile menu to open', async ({ page, site }) => {
    await page.goto(`${site.url}/search`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toHaveCount(0);
    await expect(page.locator('[data-drawer]')).toHaveCount(0);
  });

  test('[4.7] on a docs page the mobile menu is there for the sidebar', async ({ page, site }) => {
    await page.goto(`${site.url}/only`);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(drawer(page)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Only page' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test('[2S.8] without an announcement the page starts with its bar', async ({ page, site }) => {
  await page.goto(`${site.url}/only`);
  await expect(page.locator('.announcement')).toHaveCount(0);
  expect((await navbar(page).boundingBox())?.y).toBe(0);
});

test('without an edit address there is no edit link', async ({ page, site }) => {
  await page.goto(`${site.url}/only`);
  await expect(page.getByRole('link', { name: /Edit this page/ })).toHaveCount(0);
});

test('[2N.15] one heading makes no table of contents', async ({ page, site }) => {
  await page.goto(`${site.url}/only`);
  await expect(page.locator('main h2[id]')).toHaveCount(1);
  await expect(page.locator('nav.toc, .toc-mobile')).toHaveCount(0);
});
