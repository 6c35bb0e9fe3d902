import { expect, test } from '@playwright/test';
import { expectSameDocument, heading, link, open } from './support.ts';

test.describe('without a network', () => {
  test('pages a reader has seen are shown again, the one that was loaded among them', async ({
    page,
    context,
  }) => {
    await open(page, '/community');
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await link(page, 'Tactics').click();
    await expect(heading(page, 'Attack tactics')).toBeVisible();
    await context.setOffline(true);
    await page.goBack();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Community')).toBeVisible();
    await link(page, 'Tactics').click();
    await expect(heading(page, 'Attack tactics')).toBeVisible();
    await expectSameDocument(page);
  });

  test('pages that were fetched ahead are there', async ({ page, context }) => {
    const ahead = page.waitForEvent(
      'requestfinished',
      (request) => new URL(request.url()).pathname === '/dtx-supported-models/',
    );
    await page.goto('/community');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await ahead;
    await context.setOffline(true);
    await link(page, 'Supported models').click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expectSameDocument(page);
  });
});
