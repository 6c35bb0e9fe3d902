import { expect, type Page, test } from '@playwright/test';
import { routeGroups, translatedLocales, translatedRoutes } from '../../routes.ts';
import { axeViolations } from '../support/axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Changes the width and waits for what the page's script makes of it: just what scrolls now is a tab stop. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // What is in a closed <details> is not measured before it is opened.
  const misplacedStops = () =>
    page
      .locator('[data-scroller]')
      .evaluateAll(
        (all) =>
          all.filter(
            (it) => it.checkVisibility() && it.scrollWidth > it.clientWidth !== it.hasAttribute('tabindex'),
          ).length,
      );
  await expect.poll(misplacedStops).toBe(0);
}

/** Translations, and a page of each kind that shows the original. */
const inOtherLanguages = translatedLocales.map((locale) => ({
  row: `language ${locale}`,
  routes: [...translatedRoutes, '/tactics/pair', '/category/-api', '/search', '/privacy'].map(
    (route) => `/${locale}${route}`,
  ),
}));

for (const { row, routes } of [...routeGroups, ...inOtherLanguages]) {
  test.describe(`accessibility of the routes of ${row}`, () => {
    for (const route of routes) {
      test(`${route} has no violation, wide or narrow, in light or dark`, async ({ page }) => {
        test.slow();
        await page.goto(route);
        for (const width of [360, 1280]) {
          await resize(page, width);
          expect.soft(await axeViolations(page), `light, ${width} px`).toEqual([]);
        }
        await page.locator('.navbar [data-color-mode], .drawer [data-color-mode]').first().click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        for (const width of [1280, 360]) {
          await resize(page, width);
          expect.soft(await axeViolations(page, 'colors'), `dark, ${width} px`).toEqual([]);
        }
      });
    }
  });
}
