import { expect, tacticPage, test } from '../support/shell.ts';

for (const path of [tacticPage, '/', '/category/-api', '/no/such/page']) {
  test(`[2S.9] on ${path} the first Tab stop leads past the navigation, without changing the address`, async ({
    page,
  }) => {
    await page.goto(path);
    const address = page.url();
    const link = page.getByRole('link', { name: 'Skip to main content', exact: true });
    await expect(link).not.toBeInViewport();

    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(link).not.toBeInViewport();
    expect(page.url()).toBe(address);

    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    expect(page.url()).toBe(address);
  });
}

test('[2S.9] on the search page, which begins in its field, it is the first stop of all', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  const link = page.getByRole('link', { name: 'Skip to main content', exact: true });
  const isFocused = () => link.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 40 && !(await isFocused()); i += 1) await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
});

test('[2S.9] the skip link leads to the content again after a first use', async ({ page }) => {
  await page.goto(tacticPage);
  for (let i = 0; i < 2; i += 1) {
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
  await expect(page.locator('main')).not.toHaveAttribute('tabindex');
});
