import type { Locator, Page } from '@playwright/test';
import { drawer, expect } from '../support/shell.ts';

/** Parts of the mobile menu, and what is done with it. */
export const opener = (page: Page): Locator =>
  page.getByRole('button', { name: 'Toggle navigation bar', exact: true });
export const closer = (page: Page): Locator =>
  drawer(page).getByRole('button', { name: 'Close navigation bar', exact: true });

export async function open(page: Page): Promise<void> {
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** What closed must look like however it came about. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('.sidebar > nav')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.drawer))).toBe(false);
}
