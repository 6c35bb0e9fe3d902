import { routeGroups, searchRoute } from '../../routes.ts';
import { watchComplaints } from '../support/routes.ts';
import { expect, test } from '../support/shell.ts';

/** What a reader sees of a page, asked in one step: each locator would bring its code into every page anew. */
function whatShows() {
  const shows = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
  const headings = [...document.querySelectorAll('h1')];
  const sidebar = document.querySelector('nav[aria-label="Docs sidebar"]');
  const current = [...(sidebar?.querySelectorAll('[aria-current="page"]') ?? [])];
  return {
    path: location.pathname,
    headings: headings.map(shows),
    marked: current.map((link) => (shows(link) ? link.getAttribute('href') : 'hidden')),
  };
}

for (const { row, routes } of routeGroups) {
  test(`[${row}] [1.1] [2.2] [2.3] [6.1] each route opens at its listed form, marked in the sidebar and without complaint`, async ({
    page,
    context,
  }) => {
    for (const route of routes) {
      const complaints = watchComplaints(page);
      const response = await page.goto(route);
      expect(response?.status(), route).toBe(200);
      expect(response?.request().redirectedFrom(), route).toBeNull();
      // The sidebar marks this page and no other [2.2].
      const marked = route === searchRoute ? [] : [route];
      await expect
        .poll(() => page.evaluate(whatShows), route)
        .toEqual({ path: route, headings: [true], marked });
      expect(complaints, route).toEqual([]);
      expect(await context.cookies(), route).toEqual([]);
    }
  });
}

test.describe('the docs sidebar', () => {
  test('has an entry for every section of the documentation [1.5]', async ({ page }) => {
    await page.goto('/');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const sections = [
      '/installation/',
      '/quick-start',
      '/tactics/',
      '/providers/',
      '/dtx/sdk',
      '/integrate/',
      '/dtx-guard',
    ];
    for (const section of sections) await expect(sidebar.locator(`a[href="${section}"]`)).toBeVisible();
  });

  test('is not on the search page, the one page outside the docs tree [2.5]', async ({ page }) => {
    await page.goto(searchRoute);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
  });
});

test.describe('the generated page of the API section [2R.4]', () => {
  test('is named with an emoji and shows a card for every page below /integrate/api/', async ({ page }) => {
    await page.goto('/category/-api');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\p{Extended_Pictographic} API$/u);
    const group = routeGroups.find(({ row }) => row === '2R.11');
    const expected = group?.routes.filter((route) => route.startsWith('/integrate/api/')) ?? [];
    const links = await page
      .locator('.cards a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect([...links].sort()).toEqual([...expected].sort());
  });
});
