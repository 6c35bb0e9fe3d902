import type { Page } from '@playwright/test';
import { answers, fails, hangs, inTurn } from '../../support/search/fake-host.ts';
import { axeViolations, showIn } from '../support/axe.ts';
import { expect, finds, manyHits, test } from './support/faked-site.ts';
import {
  moreButton,
  results,
  searchAddress,
  searchField,
  searchStatus,
  section,
  siteMap,
  tryAgain,
} from './support/search-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Eight hits on two pages. To axe one result is like another: asking it about twenty takes its time. */
const few = answers((request) => {
  const count = request.facetFilters ? 4 : 8;
  return {
    hits: manyHits({ ...request, hitsPerPage: 4 }, count),
    nbHits: count,
    nbPages: count / 4,
    facets: { 'hierarchy.lvl0': { Tactics: 4, Providers: 2, 'Quick start': 2 } },
  };
});

/** So low that four results do not end in view: nothing more comes before it is wanted. */
const height = 400;

/** Where more results come; the button there may be gone already. */
const endOfPage = (page: Page) => page.locator('.search-more');

/** The sheet tells apart what is up to 768 px wide and what is wider, and that for the sections alone. */
const [narrow, wide] = [360, 1280];

/**
 * Reaches what the search page can show, and asks axe; which colours are on which is asked in both modes. That nothing
 * is cut off is asked in each state on a narrow and a wide screen.
 * @param widths on which axe is asked: one, unless there are sections
 */
async function withoutViolation(
  page: Page,
  state: string,
  reach: () => Promise<unknown>,
  widths: readonly number[] = [narrow],
): Promise<void> {
  await test.step(state, async () => {
    await reach();
    await showIn(page, 'light');
    for (const width of [wide, narrow]) {
      await page.setViewportSize({ width, height });
      // What lies below the bar is a matter of how far the reader has scrolled, and that of how tall the letters are.
      await page.evaluate(() => scrollTo(0, 0));
      if (widths.includes(width)) expect.soft(await axeViolations(page), `light, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await showIn(page, 'dark');
    expect.soft(await axeViolations(page, 'colors'), 'dark').toEqual([]);
  });
}

test.describe('[2R.1] at 360 and 1280 px there is no violation in light or dark, and nothing cut off', () => {
  test.use({ viewport: { width: narrow, height } });

  // The screen of its code that is missing is looked at in `tests/browser/islands/start.test.ts`.
  test('of what is found and of what is not, from the site map to a failure', async ({ page, site }) => {
    site.first.behave(few);
    await withoutViolation(page, 'the site map', async () => {
      await page.goto(searchAddress(site));
      await expect(siteMap(page)).toBeVisible();
    });
    await withoutViolation(
      page,
      'results',
      async () => {
        await searchField(page).fill('tap');
        await expect(results(page)).toHaveCount(4);
      },
      [narrow, wide],
    );
    await test.step('on a narrow screen a result is as high as a finger needs', async () => {
      for (const link of await results(page).getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
    // It was there all the time: the end has not come into view.
    await expect(moreButton(page)).toBeVisible();
    await withoutViolation(page, 'all results, of one section', async () => {
      await section(page, 'Tactics 4').check();
      await expect(searchStatus(page)).toHaveText('4 documents found');
      await expect(page.getByText('4 of 4 shown')).toBeVisible();
      await expect(moreButton(page)).toHaveCount(0);
    });
    await withoutViolation(page, 'no results', async () => {
      site.first.behave(answers());
      await searchField(page).fill('qqxx');
      await expect(searchStatus(page)).toHaveText('No results were found');
    });
    await withoutViolation(page, 'waiting', async () => {
      site.first.behave(hangs());
      site.second.behave(hangs());
      await page.goto(searchAddress(site, 'tap'));
      await expect(searchStatus(page)).toHaveText('Fetching new results...');
    });
    await withoutViolation(page, 'a failure', async () => {
      for (const host of [site.first, site.second]) host.behave(fails(500));
      await searchField(page).fill('pair');
      await expect(tryAgain(page)).toBeVisible();
    });
    await withoutViolation(page, 'a failure of a further page', async () => {
      const answersOnce = inTurn(few, fails(403));
      for (const host of [site.first, site.second]) host.behave(answersOnce);
      await searchField(page).fill('bon');
      await expect(results(page)).toHaveCount(4);
      await endOfPage(page).scrollIntoViewIfNeeded();
      await expect(tryAgain(page)).toBeVisible();
    });
  });
});

test('every part is reached by Tab, in the order it is seen; on paper there are no controls; the outcome is announced', async ({
  page,
  site,
}) => {
  site.first.behave(finds(21));
  await page.goto(searchAddress(site, 'tap'));
  await expect(results(page)).toHaveCount(20);
  await expect(searchField(page)).toBeFocused();
  await expect(moreButton(page)).toBeVisible();

  await test.step('on paper there are results, and no controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(searchField(page)).toBeHidden();
    await expect(moreButton(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Search results for "tap"' })).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('every part is reached by Tab, in the order it is seen', async () => {
    await searchField(page).focus();
    await page.keyboard.press('Tab');
    await expect(section(page, 'All sections 21')).toBeFocused();
    const found = await results(page).getByRole('link').all();
    expect(found).toHaveLength(20);
    for (const link of found) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
  });

  await test.step('the outcome is announced politely, in one place, without taking the focus', async () => {
    await page.goto(searchAddress(site));
    await expect(searchStatus(page)).toHaveCount(1);
    await expect(searchStatus(page)).toBeEmpty();
    const status = await searchStatus(page).elementHandle();
    site.first.behave(answers());
    await searchField(page).fill('tap');
    await expect(searchStatus(page)).toHaveText('No results were found');
    site.first.behave(fails(403, 'No'));
    await searchField(page).fill('pair');
    await expect(searchStatus(page)).toContainText('Unable to fetch results');
    // A region that is put in place together with its text is not read.
    expect(await status?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(searchField(page)).toBeFocused();
  });
});
