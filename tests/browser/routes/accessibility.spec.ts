import { expect, test } from '@playwright/test';
import { routes } from '../../routes.ts';
import { axeViolations } from '../support/axe.ts';

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

for (const mode of ['light', 'dark']) {
  test.describe(`in ${mode} mode`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const route of routes) {
      test(`${route} has no accessibility violation on a wide and on a narrow screen`, async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('dtx:color-mode', value), mode);
        await page.goto(route);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        for (const screen of screens) {
          await page.setViewportSize(screen);
          expect(await axeViolations(page), `at ${screen.width} px`).toEqual([]);
        }
      });
    }
  });
}
