import type { Page } from '@playwright/test';
import { routeGroups, searchRoute } from '../../routes.ts';
import { watchComplaints } from '../support/routes.ts';
import { expect, testSavingData as test } from '../support/shell.ts';

/** The sidebar marks this page and no other [2.2]. */
async function expectMarked(page: Page, route: string): Promise<void> {
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toBeVisible();
  await expect(current).toHaveAttribute('href', route);
}

for (const { row, routes } of routeGroups) {
  test(`[${row}] [1.1] [2.2] [2.3] [6.1] each route opens at its listed form, marked in the sidebar and without complaint`, async ({
    context,
  }) => {
    for (const route of routes) {
      // A page of its own: what this one still fetches when the next is opened is no complaint of the next.
      const page = await context.newPage();
      const complaints = watchComplaints(page);
      const response = await page.goto(route);
      expect(response?.status(), route).toBe(200);
      expect(response?.request().redirectedFrom(), route).toBeNull();
      expect(new URL(page.url()).pathname).toBe(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      if (route !== searchRoute) await expectMarked(page, route);
      expect(complaints, route).toEqual([]);
      expect(await context.cookies(), route).toEqual([]);
      await page.close();
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
