import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell.ts';
import { activeOption, openDialog } from './support/dialog.ts';
import { results } from './support/search-page.ts';

/**
 * The page has the settings of a publication that is replaced before the index is asked for.
 * @returns how often the index was asked for where it is no more
 */
async function publishMeanwhile(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route('**/_search/en.current.json', async (route) => {
    const response = await route.fetch();
    const settings = await response.json();
    await route.fulfill({
      response,
      json: asked > 0 ? settings : { ...settings, index: '/_search/old.json' },
    });
  });
  // Counted before it is answered: the event of a response to the worker may come after what the page asks next.
  await page.route('**/_search/old.json', async (route) => {
    asked += 1;
    await route.continue();
  });
  return () => asked;
}

test('after a newer publication of the site [8.1] an open page finds in the new index', async ({ page }) => {
  await test.step('the dialog of an open page finds in the new index', async () => {
    const asked = await publishMeanwhile(page);
    await openDialog(page, '/community');
    await page.keyboard.type('crescendo');
    await expect(activeOption(page)).toContainText('Crescendo');
    expect(asked()).toBeGreaterThan(0);
  });
  await test.step('the search page does, too', async () => {
    const asked = await publishMeanwhile(page);
    await page.goto('/search?q=crescendo');
    await expect(results(page).first()).toContainText('Crescendo');
    expect(asked()).toBeGreaterThan(0);
  });
});
