import { expect, testInTurn as test } from './site.ts';

test.describe('on paper [X.9]', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

  test('a page of code is left with what can be read, to the edges, whole and dark', async ({ page }) => {
    await page.goto('/parts/code');
    await test.step('only what can be read is left', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']) {
        await expect(page.getByRole('navigation', { name })).toHaveCount(0);
      }
      await expect(page.getByRole('button')).toHaveCount(0);
    });
    await test.step('a sheet that is wide is used to its edges', async () => {
      await page.setViewportSize({ width: 1122, height: 790 });
      const [left, right] = await page
        .getByRole('main')
        .evaluate((main) => [
          main.getBoundingClientRect().left,
          innerWidth - main.getBoundingClientRect().right,
        ]);
      expect(left).toBe(0);
      expect(right).toBe(0);
    });
    await test.step('long lines of code wrap instead of being cut off', async () => {
      await page.setViewportSize({ width: 700, height: 990 });
      const [code, frame] = await page
        .locator('#long + figure')
        .evaluate((figure) => [
          figure.querySelector('code')?.getBoundingClientRect().right,
          figure.getBoundingClientRect().right,
        ]);
      expect(code).toBeLessThanOrEqual(frame ?? 0);
    });
    await test.step('text is dark, also for a reader of the dark mode', async () => {
      await page.evaluate(() => localStorage.setItem('dtx:color-mode', 'dark'));
      await page.reload();
      const colors = await page
        .locator('.prose > h1, .prose > p, .prose code')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
      for (const color of colors) {
        const brightest = Math.max(...(color.match(/\d+/g) ?? []).map(Number));
        expect(brightest, color).toBeLessThan(128);
      }
    });
  });

  test('nothing stays hidden: tabs, what is folded, where a link leads', async ({ page }) => {
    await test.step('every tab shows, under its label', async () => {
      await page.goto('/parts/tabs');
      for (const name of ['pip', 'uv', 'Docker'])
        await expect(page.getByText(`Panel one of ${name}.`)).toBeVisible();
      await expect(page.getByRole('tablist')).toHaveCount(0);
      const label = await page.locator('[data-label=Docker]').evaluate((panel) => {
        const { content, display, breakAfter } = getComputedStyle(panel, '::before');
        return { content, display, breakAfter };
      });
      // A label is not left alone at the end of a sheet.
      expect(label).toEqual({
        content: expect.stringMatching(/Docker/),
        display: 'block',
        breakAfter: 'avoid',
      });
    });
    await test.step('what is folded is open', async () => {
      await page.goto('/parts/blocks');
      await expect(page.getByText('The whole report, with')).toBeVisible();
      const summary = page.locator('summary').filter({ visible: true }).first();
      expect(await summary.evaluate((each) => getComputedStyle(each).breakAfter)).toBe('avoid');
    });
    await test.step('a link that leaves the site shows its address', async () => {
      await page.goto('/parts/text');
      const link = page.locator('.prose').getByRole('link', { name: 'elsewhere' });
      const address = await link.evaluate((each) => {
        const { content, maskImage, backgroundColor, overflowWrap } = getComputedStyle(each, '::after');
        const words = document.createRange();
        words.selectNodeContents(each);
        const room = each.getBoundingClientRect().width - words.getBoundingClientRect().width;
        return { content, maskImage, backgroundColor, overflowWrap, room };
      });
      expect(address).toMatchObject({
        content: expect.stringContaining('https://example.org/page'),
        maskImage: 'none',
        backgroundColor: 'rgba(0, 0, 0, 0)',
        // In the cell of a table it must not make the table wider than the paper.
        overflowWrap: 'anywhere',
      });
      expect(address.room, 'pixels the address takes in the line').toBeGreaterThan(100);
    });
  });
});
