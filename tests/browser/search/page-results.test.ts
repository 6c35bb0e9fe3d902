import type { Page } from '@playwright/test';
import { answers, held, type SeenRequest, searchesOf } from '../../support/search/fake-host.ts';
import { settle } from '../support/shell.ts';
import { expect, finds, manyHits, test } from './support/faked-site.ts';
import {
  moreButton,
  results,
  searchAddress,
  searchField,
  searchStatus,
  section,
} from './support/search-page.ts';

test.describe('more results', () => {
  test('[2R.1] come when the reader reaches the end or the button, and are told of on their way', async ({
    page,
    site,
  }) => {
    await test.step('[2R.1] come when the reader reaches the end, until there are no more', async () => {
      site.first.behave(finds(47));
      await page.goto(searchAddress(site, 'tap'));
      await expect(results(page)).toHaveCount(20);
      await expect(page.getByText('20 of 47 shown')).toBeAttached();
      await moreButton(page).scrollIntoViewIfNeeded();
      await expect(results(page)).toHaveCount(40);
      await moreButton(page).scrollIntoViewIfNeeded();
      await expect(results(page)).toHaveCount(47);
      await expect(moreButton(page)).toHaveCount(0);
      await expect(page.getByText('47 of 47 shown')).toBeVisible();
      expect(site.first.searches().map(({ page }) => page)).toEqual([undefined, 1, 2]);
      await expect(searchStatus(page)).toHaveText('47 documents found');
    });
    await test.step('are there again, at the same place, for a reader who comes back', async () => {
      const link = results(page).nth(32).getByRole('link');
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await link.click();
      await expect(page).toHaveURL(/\/only#hit-33$/);
      await page.goBack();
      await expect(results(page)).toHaveCount(47);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
      await expect(link).toBeInViewport();
    });
    await test.step('begin anew for another query', async () => {
      await ask(page, 'crescendo');
      await expect(page.getByText('20 of 47 shown')).toBeAttached();
      await page.reload();
      await expect(results(page)).toHaveCount(20);
    });
    await test.step("[2R.1] are told of with 'Fetching new results...' while they are on their way", async () => {
      const { behavior, release } = held(finds(30), (request) => searchesOf(request)[0]?.page === 1);
      site.first.behave(behavior);
      await ask(page, 'pair');
      await moreButton(page).scrollIntoViewIfNeeded();
      await expect(page.getByText('Fetching new results...')).toBeVisible();
      release();
      await expect(results(page)).toHaveCount(30);
      await expect(page.getByText('Fetching new results...')).toHaveCount(0);
    });
    await test.step('stop when a host promises more than it has', async () => {
      site.first.behave(
        answers((request) => ({ hits: manyHits({ ...request, page: 0 }, 20), nbHits: 1000 })),
      );
      site.first.requests.length = 0;
      await ask(page, 'promise');
      await moreButton(page).scrollIntoViewIfNeeded();
      await expect(moreButton(page)).toHaveCount(0);
      expect(site.first.requests).toHaveLength(2);
    });
    await test.step('[2R.1] come by keyboard too, and the focus stays where the reader left it', async () => {
      site.first.behave(finds(47));
      await page.goto(searchAddress(site, 'tap'));
      await expect(results(page)).toHaveCount(20);
      await moreButton(page).focus();
      await expect(results(page)).toHaveCount(40);
      await expect(moreButton(page)).toBeFocused();
      await moreButton(page).press('Enter');
      await expect(results(page)).toHaveCount(47);
      // The button is gone: the reader goes on with the first of the new results.
      await expect(results(page).nth(40).getByRole('link')).toBeFocused();
    });

    await test.step('never take the focus from the field', async () => {
      await ask(page, 'pair');
      // A wheel goes to the end of what is drawn, once.
      await settle(page);
      await page.mouse.wheel(0, 10_000);
      await expect(results(page)).toHaveCount(40);
      await expect(searchField(page)).toBeFocused();
    });
  });
});

test.describe('sections', () => {
  // That a single one is not offered is asked in `tests/unit/search/ui/drawn-parts.test.ts`.
  test('narrow the results to one of them, by pointer and keys, and back, unless nothing is in it', async ({
    page,
    site,
  }) => {
    await test.step('narrow the results to one of them, and back', async () => {
      site.first.behave(finds(31));
      await page.goto(searchAddress(site, 'tap'));
      await expect(section(page, 'All sections 31')).toBeChecked();
      await section(page, 'Tactics 16').check();
      await expect(searchStatus(page)).toHaveText('16 documents found');
      expect(site.first.searches().at(-1)?.facetFilters).toEqual(['hierarchy.lvl0:Tactics']);
      // The others can still be chosen.
      await section(page, 'Providers 2').check();
      await expect
        .poll(() => site.first.searches().at(-1)?.facetFilters)
        .toEqual(['hierarchy.lvl0:Providers']);
      await section(page, 'All sections 31').check();
      await expect(searchStatus(page)).toHaveText('31 documents found');
      await expect(results(page)).toHaveCount(20);
      await expect(page).toHaveURL(searchAddress(site, 'tap'));
    });
    await test.step('are chosen with the arrow keys, and keep the focus while the results change', async () => {
      const isNarrowed = (request: Pick<SeenRequest, 'body'>) =>
        searchesOf(request)[0]?.facetFilters !== undefined;
      const { behavior, release } = held(finds(31), isNarrowed);
      site.first.behave(behavior);
      await ask(page, 'pair');
      await section(page, 'All sections 31').focus();
      await page.keyboard.press('ArrowRight');
      await expect(searchStatus(page)).toHaveText('Fetching new results...');
      await expect(section(page, 'Tactics 16')).toBeFocused();
      release();
      await expect(searchStatus(page)).toHaveText('16 documents found');
      await expect(section(page, 'Tactics 16')).toBeFocused();
    });
    await test.step('are left aside by a query that has nothing in them', async () => {
      site.first.behave(finds(31));
      await page.goto(`${searchAddress(site, 'tap')}&section=No%20such%20section`);
      await expect(searchStatus(page)).toHaveText('31 documents found');
      await expect(section(page, 'All sections 31')).toBeChecked();
    });
  });
});

/** Asks for something else, and waits for the first twenty results. */
async function ask(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await expect(page.getByRole('link', { name: `Result 1 of ${query}` })).toBeVisible();
  await expect(results(page)).toHaveCount(20);
}
