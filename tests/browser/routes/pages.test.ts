import { routeGroups, searchRoute } from '../../routes.ts';
import { watchComplaints } from '../support/routes.ts';
import { expect, testInTurn as test } from '../support/shell.ts';
import { isWide, measure, measuresOf, proseRoutes, wide } from './measure.ts';

// One after the other: what is measured of the pages as they are opened is judged at the end.
test.describe.configure({ mode: 'default' });
test.use({ viewport: wide });

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
      const isMeasured = proseRoutes.includes(route);
      const opensWide = isWide(page);
      if (!opensWide) await (isMeasured ? measure(page, route) : page.setViewportSize(wide));
      // The sidebar marks this page and no other [2.2].
      const marked = route === searchRoute ? [] : [route];
      await expect
        .poll(() => page.evaluate(whatShows), route)
        .toEqual({ path: route, headings: [true], marked });
      if (opensWide && isMeasured) await measure(page, route);
      expect(complaints, route).toEqual([]);
      expect(await context.cookies(), route).toEqual([]);
    }
  });
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

test('on every page prose has a readable measure, titles one edge, and tables and code fit', async ({
  page,
}) => {
  const lines = new Map<number, number[]>([1024, 1440].map((width) => [width, []]));
  const titles = new Set<number | undefined>();
  const openings: number[] = [];
  const code: boolean[] = [];
  for (const route of proseRoutes) {
    const found = await measuresOf(page, route);
    expect([...found.keys()], route).toEqual(expect.arrayContaining([360, 1440]));
    for (const [width, { wide, tables, lines: full, opening, title, code: fits }] of found) {
      lines.get(width)?.push(...full);
      expect.soft(wide, `${route} at ${width} px`).toBe(false);
      // Between a phone and a wide screen a table may be scrolled.
      if (width !== 1024) expect.soft(tables, `${route} at ${width} px`).toEqual([]);
      if (width !== 1440) continue;
      if (opening !== undefined) openings.push(opening);
      titles.add(title);
      code.push(...fits);
    }
  }
  titles.delete(undefined);
  expect(titles.size, 'left edges of titles').toBe(1);
  expect(openings.length).toBeGreaterThan(50);
  expect(Math.max(...openings), 'height of a title with its lead').toBeLessThanOrEqual(260);
  expect(code.length).toBeGreaterThan(400);
  expect(code.filter((fits) => !fits).length / code.length).toBeLessThan(0.05);
  for (const [width, counts] of lines) {
    expect(counts.length, `lines at ${width} px`).toBeGreaterThan(100);
    // Lines end at words, and fonts differ between systems: the mean is held.
    expect(mean(counts), `${width} px`).toBeGreaterThan(60);
    expect(mean(counts), `${width} px`).toBeLessThan(74);
  }
});

test('the docs sidebar has an entry for every section [1.5], and is not on the search page, the one page outside the docs tree [2.5]', async ({
  page,
}) => {
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
  await page.goto(searchRoute);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar).toHaveCount(0);
});

test('the generated page of the API section is named with an emoji and shows a card for every page below /integrate/api/ [2R.4]', async ({
  page,
}) => {
  await page.goto('/category/-api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\p{Extended_Pictographic} API$/u);
  const group = routeGroups.find(({ row }) => row === '2R.11');
  const expected = group?.routes.filter((route) => route.startsWith('/integrate/api/')) ?? [];
  const links = await page
    .locator('.cards a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...links].sort()).toEqual([...expected].sort());
});
