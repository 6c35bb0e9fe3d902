import type { Page } from '@playwright/test';
import { desktop, expect, longPage, navbar, phone, settle, test } from '../support/shell.ts';

/** Loads a page. Without the blank one between, another hash would be a place in the page that is there. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

test('[2N.4] a page opened at a heading shows that heading, not hidden under the bar', async ({ page }) => {
  for (const [layout, size] of Object.entries({ desktop, phone })) {
    await test.step(`in the layout for ${layout}`, async () => {
      await page.setViewportSize(size);
      await load(page, `${longPage}#dtx-attack-run`);
      const heading = page.locator('#dtx-attack-run');
      await expect(heading).toBeInViewport({ ratio: 1 });
      await settle(page);
      const { top, middle } = await heading.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + 5, box.top + box.height / 2);
        return { top: box.top, middle: at !== null && element.contains(at) };
      });
      const bar = await navbar(page).boundingBox();
      expect(top).toBeGreaterThanOrEqual(Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0)));
      expect(middle).toBe(true);
      expect(top, 'it stays clear of the bar even when the bar comes back').toBeGreaterThan(
        bar?.height ?? Number.POSITIVE_INFINITY,
      );
    });
  }
});

test('[2N.4] a page opened without a hash, or with one that names nothing, starts at the top, with its bar', async ({
  page,
}) => {
  for (const hash of ['', '#nowhere', '#%E0%A4%A', '#']) {
    await test.step(`at ${longPage}${hash}`, async () => {
      await load(page, longPage + hash);
      await settle(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(navbar(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: /^Switch between dark and light mode/ })).toBeEnabled();
    });
  }
});
