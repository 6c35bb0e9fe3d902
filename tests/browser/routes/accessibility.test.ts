import { expect, type Page, test } from '@playwright/test';
import { routeGroups } from '../../routes.ts';
import { axeViolations } from '../support/axe.ts';

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Changes the viewport and lets the page react: what scrolls now becomes a tab stop. */
async function resize(page: Page, screen: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(screen);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const { row, routes } of routeGroups) {
  test.describe(`accessibility of the routes of ${row}`, () => {
    for (const route of routes) {
      test(`${route} has no violation on a wide and on a narrow screen`, async ({ page }) => {
        await page.goto(route);
        for (const screen of screens) {
          await resize(page, screen);
          expect.soft(await axeViolations(page), `at ${screen.width} px`).toEqual([]);
        }
      });

      test(`${route} has no violation in dark colours`, async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('dtx:color-mode', 'dark'));
        await page.goto(route);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        for (const screen of screens) {
          await resize(page, screen);
          expect.soft(await axeViolations(page, 'colors'), `at ${screen.width} px`).toEqual([]);
        }
      });
    }
  });
}
