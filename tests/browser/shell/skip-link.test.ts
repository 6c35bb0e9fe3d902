import type { Page } from '@playwright/test';
import { expect, tacticPage, test } from '../support/shell.ts';

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to main content', exact: true });

test('[2S.9, 2T.31] the first Tab stop leads past the navigation, without changing the address, and the link for programs is none', async ({
  page,
}) => {
  for (const path of ['/', '/category/-api', '/no/such/page', tacticPage]) {
    await test.step(`on ${path}`, async () => {
      await page.goto(path);
      const address = page.url();
      const link = skipLink(page);
      await expect(link).not.toBeInViewport();
      await expect(page.locator('a[href="/llms.txt"]').first()).toBeHidden();

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

  await test.step('it leads to the content again after a first use', async () => {
    for (let i = 0; i < 2; i += 1) {
      await skipLink(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    }
    await expect(page.locator('main')).not.toHaveAttribute('tabindex');
  });
});

test('[2S.9] on the search page, which begins in its field, it is the first stop of all', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  const link = skipLink(page);
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
