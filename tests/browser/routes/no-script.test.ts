import { expect, test } from '@playwright/test';
import { routeGroups, routes, searchRoute } from '../../routes.ts';

test.use({ javaScriptEnabled: false });

/** What a reader sees of a page, asked in one step: each locator would bring its code into every page anew. */
function whatShows() {
  const shows = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
  const sidebar = document.querySelector('nav[aria-label="Docs sidebar"]');
  return {
    heading: shows(document.querySelector('main h1')),
    text: document.querySelector<HTMLElement>('main')?.innerText ?? '',
    current: shows(sidebar?.querySelector('[aria-current="page"]') ?? null),
    links: [...(sidebar?.querySelectorAll('a[href]') ?? [])].filter(shows).length,
  };
}

test.describe('without JavaScript [1.1]', () => {
  for (const { row, routes } of routeGroups.filter((group) => group.row !== '2R.1')) {
    test(`the routes of ${row} show h1, text and sidebar links`, async ({ page }) => {
      for (const route of routes) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        const { heading, text, current, links } = await page.evaluate(whatShows);
        expect(heading, `h1 of ${route}`).toBe(true);
        expect(text, route).toMatch(/\S.{200}/s);
        expect(current, `current page in the sidebar of ${route}`).toBe(true);
        expect(links, `links in the sidebar of ${route}`).toBeGreaterThan(10);
      }
    });
  }

  test('the search page says that it needs JavaScript, and its site map leads to every page [2R.1]', async ({
    page,
  }) => {
    // It opens dozens of pages.
    test.slow();
    await page.goto(searchRoute);
    // By selector: a text locator leaves out what stands in a noscript element.
    const hint = page.locator('main noscript p');
    await expect(hint).toBeVisible();
    await expect(hint).toContainText('Search needs JavaScript.');
    await expect(page.getByRole('heading', { name: 'Site map' })).toBeVisible();

    // Asked in one step: a locator looks at each of thousands of links several times.
    const linked = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main a')]
          .filter((link) => link.checkVisibility())
          .flatMap((link) => link.getAttribute('href') ?? []),
      );
    const mapped = await linked();
    const found = new Set(mapped);
    const missing = () => routes.filter((route) => route !== searchRoute && !found.has(route));
    for (const route of mapped) {
      if (missing().length === 0) break;
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      for (const below of await linked()) found.add(below);
    }
    expect(mapped.length).toBeGreaterThan(30);
    expect(missing()).toEqual([]);
  });

  test('the form of the search page is sent, and leads back to it [2R.1]', async ({ page }) => {
    await page.goto(searchRoute);
    await page.getByRole('searchbox', { name: 'Search' }).fill('a & b');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await expect(page).toHaveURL(`${searchRoute}?q=a+%26+b`);
    await expect(page.getByRole('heading', { name: 'Site map' })).toBeVisible();
    for (const name of ['Retry', 'Try again', 'Show more results'])
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  });
});
