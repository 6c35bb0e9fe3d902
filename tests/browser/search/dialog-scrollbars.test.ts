import { browserOptions } from '../../../tools/testing/browser.ts';
import { test as base, expect, settle } from '../support/shell.ts';
import { dialog } from './support/dialog.ts';

/**
 * A browser whose scrollbars take room, as those of a mouse do. It is this test's own: as an option of the launch it
 * would end the process of the tests before, and its own again for those after it.
 */
const test = base.extend({
  context: async ({ playwright, baseURL }, use) => {
    const options = { ...browserOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] };
    const browser = await playwright.chromium.launch(options);
    await use(
      await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 1920, height: 800 } }),
    );
    await browser.close();
  },
});

test('[X.4] a page does not move when the dialog opens and closes', async ({ page }) => {
  await page.goto('/community');
  const places = () =>
    page.evaluate(() => {
      const elements = [...document.querySelectorAll('h1, .navbar .brand, .navbar-tools')];
      return elements.map((element) => element.getBoundingClientRect().x);
    });
  const scrolls = () => page.evaluate(() => innerWidth > document.documentElement.clientWidth);
  for (const kind of ['long', 'short']) {
    await test.step(`[X.4] a ${kind} page does not move when the dialog opens and closes`, async () => {
      if (kind === 'short') await page.locator('.layout').evaluate((layout) => layout.remove());
      const before = await places();
      expect(await scrolls()).toBe(kind === 'long');
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
      expect(await places()).toEqual(before);
      // A page that is not drawn yet as it is now scrolls as before.
      await settle(page);
      await page.mouse.wheel(0, 300);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      // The browser tells later that the dialog was closed; then the page gets its scrollbar back.
      await expect.poll(scrolls).toBe(kind === 'long');
      expect(await places()).toEqual(before);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
});
