import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell.ts';

const verified = (page: Page) => page.locator('.verified');

test('a page says what it describes, when its examples were checked, and for what', async ({ page }) => {
  await page.goto('/quick-start');
  await expect(verified(page)).toHaveText(
    /^Describes DTX [\d.]+ as read from its public source\. Examples checked on \w+ \d+, \d{4}: DTX commands \d+ · /,
  );
  const date = await verified(page).locator('time').getAttribute('datetime');
  expect(Math.abs(Date.now() - Date.parse(date ?? ''))).toBeLessThan(5 * 365 * 24 * 3600 * 1000);
});
