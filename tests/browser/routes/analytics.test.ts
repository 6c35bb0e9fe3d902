import { expect, test } from '@playwright/test';

test('[1.7] without a tracking id nothing is measured: no tag, no code, no preconnect, no request to another host', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/quick-start');
  await page.mouse.wheel(0, 2000);
  await page.getByRole('link', { name: 'Architecture', exact: true }).first().click();
  await expect(page).toHaveURL(/\/architecture\/$/);

  expect(new Set(requests.map((url) => new URL(url).hostname))).toEqual(new Set(['localhost']));
  expect(requests.filter((url) => url.includes('/measure'))).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-analytics');
  await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
  expect(await page.evaluate(() => ['dataLayer', 'gtag', 'ga'].filter((name) => name in window))).toEqual([]);
});
