import { expect, longPage, navbar, phone, settle, test } from '../support/shell.ts';

for (const [layout, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone })) {
  test.describe(layout, () => {
    test.use({ viewport });

    test('[2N.4] a page opened at a heading shows that heading, not hidden under the bar', async ({
      page,
    }) => {
      await page.goto(`${longPage}#dtx-attack-run`);
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
    });
  });
}

test('[2N.4] a heading stays clear of the bar even when the bar comes back', async ({ page }) => {
  await page.goto(`${longPage}#dtx-attack-run`);
  const heading = page.locator('#dtx-attack-run');
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const height = await navbar(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(top).toBeGreaterThan(height);
});

test('[2N.4] a page opened without a hash starts at the top', async ({ page }) => {
  await page.goto(longPage);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const hash of ['#nowhere', '#%E0%A4%A', '#']) {
  test(`[2N.4] the hash ${hash} names nothing and leaves the page at the top, with its bar`, async ({
    page,
  }) => {
    await page.goto(longPage + hash);
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Switch between dark and light mode/ })).toBeEnabled();
  });
}
