import { commands, expect, test } from './support.ts';

test.use({ fetchesAhead: true });

// What counts as a wish is asked in tests/unit/browser/wants-privacy.test.ts; all of the site asks that function.
test('[1.7] with a wish for privacy nothing is loaded, connected to or kept, also on the next page', async ({
  page,
  site,
}) => {
  await test.step('another answer to Do Not Track is not a wish', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'doNotTrack', { value: 'unspecified', configurable: true });
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: false });
    });
    await page.goto(site.url);
    await expect.poll(() => commands(page)).toHaveLength(2);
  });

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'one page' }).click();
  await expect(page).toHaveTitle('Only page | Bare | Documentation');
  await page.goto(`${site.url}/code`, { waitUntil: 'networkidle' });

  expect(asked.filter((url) => url.startsWith(site.tag) || url.includes('/measure'))).toEqual([]);
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  expect(await commands(page)).toEqual([]);
});
