import { expect, testInTurn as test } from '../support/shell.ts';

test('[2R.17] another form of a path stays in the address while the page names its listed form', async ({
  page,
}) => {
  // Every form of every route, as servers answer it: tests/built/hosts.test.ts.
  for (const form of ['/community/', '/community/index.html']) {
    await test.step(form, async () => {
      await page.goto(form);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
      expect(new URL(page.url()).pathname).toBe(form);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/community$/);
      const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
      await expect(current).toHaveAttribute('href', '/community');
    });
  }
});
