import type { Page } from '@playwright/test';
import { answers } from '../../support/search/fake-host.ts';
import { sentPage } from '../../support/sent-page.ts';
import { test as onRealSite } from '../support/shell.ts';
import { expect, manyHits, test } from './support/faked-site.ts';
import { keepReports } from './support/reports.ts';
import { results, searchAddress, searchField, searchStatus, section } from './support/search-page.ts';

test('a site with a provider connects to it ahead of time, and reports chosen results to it when reports are switched on', async ({
  page,
  request,
  site,
}) => {
  await test.step('[7.12] connects to its first host ahead of time, on every page, and may ask no other', async () => {
    for (const path of ['/', '/only', '/search', '/no/such/page']) {
      const sent = sentPage(await (await request.get(site.url + path)).text());
      expect(sent.attributes('link[rel=preconnect]', 'href')).toEqual([site.first.origin]);
      expect(sent.attributes('link[rel=preconnect]', 'crossOrigin')).toEqual(['anonymous']);
      const [policy] = sent.attributes('meta[http-equiv=content-security-policy]', 'content');
      expect(policy?.split('; ').find((directive) => directive.startsWith('connect-src'))).toBe(
        `connect-src 'self' ${site.first.origin} ${site.second.origin}`,
      );
    }
  });

  await test.step('[7.13] reports a chosen result with the id of its answer, when reports are switched on', async () => {
    const report = await keepReports(page);
    site.first.behave(answers((search) => ({ hits: manyHits(search, 3), queryID: 'id-1' })));
    await page.goto(searchAddress(site, 'tap'));
    await expect(results(page)).toHaveCount(3);
    expect(site.first.searches()[0]?.clickAnalytics).toBe(true);
    await results(page).nth(1).getByRole('link').click();
    await expect(page).toHaveURL(`${site.url}/only#hit-2`);
    await expect.poll(report).toMatchObject({
      events: [{ eventName: 'Item Selected', queryID: 'id-1', objectIDs: ['tap-2'], positions: [2] }],
    });
  });
});

onRealSite('the search page of the site as it is published answers in the browser', async ({ page }) => {
  await onRealSite.step('[2R.1] answers in the browser, on the first visit', async () => {
    await page.goto('/search?q=crescendo');
    await expect(results(page).first().getByRole('link')).toHaveAttribute('href', /^\/tactics\/crescendo/);
    await expect(searchStatus(page)).toHaveText(/^\d+ documents found$/);
    const count = Number.parseInt((await searchStatus(page).textContent()) ?? '', 10);
    const all = section(page, new RegExp(`^All sections ${count}$`));
    await expect(all).toBeChecked();
    await expect(results(page).first().locator('mark').first()).toBeVisible();
  });

  await onRealSite.step('[9.1] shows 20 results, and more at the end', async () => {
    await searchField(page).fill('model');
    await expectAnswered(page, 'model');
    await expect(results(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Show more results' }).scrollIntoViewIfNeeded();
    await expect(results(page)).toHaveCount(40);
  });

  await onRealSite.step('[1.6] finds what readers type, and leads there', async () => {
    await searchField(page).fill('--max_prompts');
    await expectAnswered(page, '--max_prompts');
    const link = results(page).first().getByRole('link');
    await expect(link).toBeVisible();
    const target = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.click();
    await expect(page).toHaveURL(target.href);
    await expect(page.getByRole('main')).toContainText('max_prompts');
    await page.goBack();
    await expect(searchField(page)).toHaveValue('--max_prompts');
    await expect(results(page).first()).toBeVisible();
  });
});

/** While letters come slowly, results of what was typed so far are shown. */
async function expectAnswered(page: Page, query: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for "${query}"`);
  await expect(page.locator('.search-results')).toHaveAttribute('aria-busy', 'false');
}
