import { browserOptions } from '../../../tools/browser.ts';
import { expect, settle, test } from '../support/shell.ts';
import { dialog } from './support/dialog.ts';

// Scrollbars that take room, as those of a mouse do.
test.use({ launchOptions: { ...browserOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const kind of ['long', 'short']) {
  test(`[X.4] a ${kind} page does not move when the dialog opens and closes`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto('/community');
    if (kind === 'short') await page.locator('.layout').evaluate((layout) => layout.remove());
    const places = () =>
      page.evaluate(() => {
        const elements = [...document.querySelectorAll('h1, .navbar .brand, .navbar-tools')];
        return elements.map((element) => element.getBoundingClientRect().x);
      });
    const scrolls = () => page.evaluate(() => innerWidth > document.documentElement.clientWidth);
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
