import type { Page } from '@playwright/test';
import { answers, fails, hangs, inTurn } from '../../support/search/fake-host.ts';
import { axeViolations, showIn } from '../support/axe.ts';
import { expect, type FakedSite, finds, test } from './support/faked-site.ts';
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

/** Everything the search page can show, and how to get there. */
const states: Record<string, (page: Page, site: FakedSite) => Promise<void>> = {
  'the site map': async (page, site) => {
    await page.goto(searchAddress(site));
    await expect(siteMap(page)).toBeVisible();
  },
  results: async (page, site) => {
    site.first.behave(finds(31));
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(20);
  },
  'results of one section': async (page, site) => {
    site.first.behave(finds(31));
    await page.goto(searchAddress(site, 'tap'));
    await section(page, 'Tactics 16').check();
    await expect(searchStatus(page)).toHaveText('16 documents found');
  },
  'all results': async (page, site) => {
    site.first.behave(finds(31));
    await page.goto(searchAddress(site, 'tap'));
    await moreButton(page).scrollIntoViewIfNeeded();
    await expect(results(page)).toHaveCount(31);
  },
  'no results': async (page, site) => {
    await page.goto(searchAddress(site, 'qqxx'));
    await expect(searchStatus(page)).toHaveText('No results were found');
  },
  waiting: async (page, site) => {
    site.first.behave(hangs());
    site.second.behave(hangs());
    await page.goto(searchAddress(site, 'tap'));
    await expect(searchStatus(page)).toHaveText('Fetching new results...');
  },
  'a failure': async (page, site) => {
    site.first.behave(fails(500));
    site.second.behave(fails(500));
    await page.goto(searchAddress(site, 'tap'));
    await expect(tryAgain(page)).toBeVisible();
  },
  'a failure of a further page': async (page, site) => {
    site.first.behave(inTurn(finds(31), fails(403)));
    await page.goto(searchAddress(site, 'tap'));
    await moreButton(page).scrollIntoViewIfNeeded();
    await expect(tryAgain(page)).toBeVisible();
  },
  'the failure of its code': async (page, site) => {
    await page.route('**/_astro/start.*.js', (route) => route.abort());
    await page.goto(searchAddress(site, 'tap'));
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(`[2R.1] ${name} at 360 and 1280 px: no violation in light or dark, nothing cut off`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await reach(page, site);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await showIn(page, 'light');
      expect.soft(await axeViolations(page), `light, ${width} px`).toEqual([]);
      await showIn(page, 'dark');
      expect.soft(await axeViolations(page, 'colors'), `dark, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('the outcome is announced politely, in one place, without taking the focus', async ({ page, site }) => {
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

test('every part is reached by Tab, in the order it is seen', async ({ page, site }) => {
  site.first.behave(finds(21));
  await page.goto(searchAddress(site, 'tap'));
  await expect(results(page)).toHaveCount(20);
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section(page, 'All sections 21')).toBeFocused();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    await expect(results(page).nth(i).getByRole('link')).toBeFocused();
  }
});

test('on paper there are results, and no controls', async ({ page, site }) => {
  site.first.behave(finds(31));
  await page.goto(searchAddress(site, 'tap'));
  await expect(results(page)).toHaveCount(20);
  await page.emulateMedia({ media: 'print' });
  await expect(searchField(page)).toBeHidden();
  await expect(moreButton(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Search results for "tap"' })).toBeVisible();
  await expect(results(page).first()).toBeVisible();
});
