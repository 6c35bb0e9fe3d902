import { expect, navbar, tacticPage, test } from '../support/shell.ts';

// The footer: tests/built/footer.test.ts.

const external = [
  { label: 'Company', href: 'https://detoxio.ai' },
  { label: 'Blog', href: 'https://blog.detoxio.ai/' },
];

test('[2S.2] [2S.3] the navigation bar links to Company and Blog in a new tab, says so, and marks what leaves the site', async ({
  page,
}) => {
  await page.goto(tacticPage);
  for (const { label, href } of external) {
    await test.step(`the link to ${label}`, async () => {
      const link = navbar(page).getByRole('link', { name: `${label} (opens in new tab)`, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
  }
  await test.step('a link that leaves the site carries a drawn mark', async () => {
    const mark = await navbar(page)
      .getByRole('link', { name: /^Company/ })
      .evaluate((link) => {
        const style = getComputedStyle(link, '::after');
        return { shape: style.clipPath, width: Number.parseFloat(style.width) };
      });
    expect(mark.shape).toContain('polygon');
    expect(mark.width).toBeGreaterThan(4);
  });
});
