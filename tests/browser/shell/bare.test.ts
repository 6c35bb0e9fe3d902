import { desktop, drawer, expect, navbar, phone, sidebar, testOn } from '../support/shell.ts';

const test = testOn('bare');

test('[2S.8] [2N.15] [4.7] without announcement, edit address, navbar links and more than one heading there is nothing of theirs', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(`${site.url}/only`);
  await test.step('without an announcement the page starts with its bar', async () => {
    await expect(page.locator('.announcement')).toHaveCount(0);
    expect((await navbar(page).boundingBox())?.y).toBe(0);
  });
  await test.step('without an edit address there is no edit link', async () => {
    await expect(page.getByRole('link', { name: /Edit this page/ })).toHaveCount(0);
  });
  await test.step('one heading makes no table of contents', async () => {
    await expect(page.locator('main h2[id]')).toHaveCount(1);
    await expect(page.locator('nav.toc, .toc-mobile')).toHaveCount(0);
  });

  await page.setViewportSize(phone);
  await test.step('without navbar links, on a docs page the mobile menu is there for the sidebar', async () => {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(drawer(page)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Only page' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
  await test.step('and outside the docs there is no mobile menu to open', async () => {
    await page.goto(`${site.url}/search`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toHaveCount(0);
    await expect(page.locator('[data-drawer]')).toHaveCount(0);
  });
  await test.step('the colour mode is in the bar then', async () => {
    await navbar(page)
      .getByRole('button', { name: /currently light mode/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
