import { expect, test } from '@playwright/test';
import { routeGroups, routes, searchRoute } from '../../routes.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript [1.1]', () => {
  for (const { row, routes } of routeGroups.filter((group) => group.row !== '2R.1')) {
    test(`the routes of ${row} show h1, text and sidebar links`, async ({ page }) => {
      for (const route of routes) {
        await page.goto(route);
        const main = page.locator('main');
        await expect(main.getByRole('heading', { level: 1 }), route).toBeVisible();
        await expect(main, route).toHaveText(/\S.{200}/s, { useInnerText: true });
        const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
        await expect(sidebar.locator('[aria-current="page"]'), route).toBeVisible();
        expect(await sidebar.getByRole('link').count(), `sidebar of ${route}`).toBeGreaterThan(10);
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
