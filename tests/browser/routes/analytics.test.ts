import { expect, test } from '@playwright/test';

test('[1.7] without a tracking id nothing is measured: no tag, no preconnect, no request to another host', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).hostname));
  await page.goto('/quick-start');
  await page.mouse.wheel(0, 2000);
  await page.getByRole('link', { name: 'Architecture', exact: true }).first().click();
  await expect(page).toHaveURL(/\/architecture\/$/);

  expect(new Set(requests)).toEqual(new Set(['localhost']));
  await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
  expect(await page.evaluate(() => ['dataLayer', 'gtag', 'ga'].filter((name) => name in window))).toEqual([]);
});
