import { expect, navbar, phone, settle, stored, testOn } from '../support/shell.ts';

const test = testOn('configured');

// What else is configured: tests/built/configured.test.ts, tests/built/footer.test.ts, tests/built/hidden.test.ts.

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

test('[2S.2] [2S.12] [3.8] a navbar link inside the site opens in the same tab, and with two versions the menu lists both and stores the chosen one', async ({
  page,
  site,
}) => {
  await test.step('a navbar link inside the site opens in the same tab', async () => {
    await page.goto(`${site.url}/`);
    const link = navbar(page).getByRole('link', { name: 'Guide', exact: true });
    await expect(link).not.toHaveAttribute('target');
    await link.click();
    await expect(page).toHaveURL(/\/guide$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('with two versions the menu lists both and stores the chosen one', async () => {
    await page.reload();
    await navbar(page).getByRole('button', { name: 'Version: Next', exact: true }).hover();
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
});
