import { privacyRoute } from '../../routes.ts';
import { watchComplaints } from '../support/routes.ts';
import { expect, expectSameDocument, markDocument, testInTurn as test } from '../support/shell.ts';

test('every page leads to the privacy page, without loading it anew and with the sidebar', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await page.goto('/community');
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL(privacyRoute);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy', exact: true })).toBeFocused();
  await expect(page).toHaveTitle('Privacy | DTX | Documentation');
  await expectSameDocument(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current]')).toHaveCount(0);
  await sidebar.getByRole('link', { name: 'Supported models', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Supported models', exact: true })).toBeVisible();
  await expectSameDocument(page);
  expect(complaints).toEqual([]);
});

test('it lists everything that using the site leaves in storage', async ({ page }) => {
  await page.goto('/installation/');
  await page.getByRole('button', { name: 'Switch between dark and light mode' }).first().click();
  await page.locator('.announcement').getByRole('button', { name: 'Close' }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.length).toBeGreaterThan(1);
  await page.goto(privacyRoute);
  const listed = await page.getByRole('main').getByRole('table').getByRole('row').allTextContents();
  for (const key of keys) expect(listed.filter((row) => row.startsWith(key))).toHaveLength(1);
});

// That everybody can read it, tests/browser/routes/accessibility.test.ts says of a page of each kind.

test('what is kept in the browser can be read on a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const locale of ['', '/es', '/zh-CN', '/ar']) {
    await page.goto(locale + privacyRoute);
    const table = page.locator('main .table');
    await expect(table).toBeVisible();
    expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth), locale).toBe(0);
  }
});
