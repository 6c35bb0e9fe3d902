import { expect, test } from './site.ts';

test.describe('on paper [X.9]', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  test('only what can be read is left', async ({ page }) => {
    await page.goto('/parts/code');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']) {
      await expect(page.getByRole('navigation', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('a sheet that is wide is used to its edges', async ({ page }) => {
    await page.setViewportSize({ width: 1122, height: 790 });
    await page.goto('/parts/code');
    const [left, right] = await page
      .getByRole('main')
      .evaluate((main) => [
        main.getBoundingClientRect().left,
        innerWidth - main.getBoundingClientRect().right,
      ]);
    expect(left).toBe(0);
    expect(right).toBe(0);
  });

  test('every tab shows, under its label', async ({ page }) => {
    await page.goto('/parts/tabs');
    for (const name of ['pip', 'uv', 'Docker'])
      await expect(page.getByText(`Panel one of ${name}.`)).toBeVisible();
    const label = await page
      .locator('[data-label=Docker]')
      .evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(label).toMatch(/Docker/);
  });

  test('what is folded is open', async ({ page }) => {
    await page.goto('/parts/blocks');
    await expect(page.getByText('The whole report, with')).toBeVisible();
  });

  test('a link that leaves the site shows its address', async ({ page }) => {
    await page.goto('/parts/text');
    const link = page.locator('.prose').getByRole('link', { name: 'elsewhere' });
    const after = await link.evaluate((each) => getComputedStyle(each, '::after').content);
    expect(after).toContain('https://example.org/page');
  });

  test('long lines of code wrap instead of being cut off', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 990 });
    await page.goto('/parts/code');
    const [code, frame] = await page
      .locator('#long + figure')
      .evaluate((figure) => [
        figure.querySelector('code')?.getBoundingClientRect().right,
        figure.getBoundingClientRect().right,
      ]);
    expect(code).toBeLessThanOrEqual(frame ?? 0);
  });

  test('text is dark, also for a reader of the dark mode', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dtx:color-mode', 'dark'));
    await page.goto('/parts/code');
    const colors = await page
      .locator('.prose > h1, .prose > p, .prose code')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    for (const color of colors) {
      const brightest = Math.max(...(color.match(/\d+/g) ?? []).map(Number));
      expect(brightest, color).toBeLessThan(128);
    }
  });
});
