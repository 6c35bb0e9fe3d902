import { expect, footerColumn, navbar, tacticPage, test } from '../support/shell.ts';

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

test('[2S.5] [2S.6] [2S.7] the footer leads to the docs, the code, the blog and the website, and says what the tool is for', async ({
  page,
  request,
}) => {
  await page.goto(tacticPage);
  await test.step('the footer column Docs leads to API, Quick Start and SDK, which exist', async () => {
    const links = footerColumn(page, 'Docs').getByRole('link');
    await expect(links).toHaveText(['API', 'Quick Start', 'SDK']);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/category/-api', '/quick-start', '/dtx/sdk']);
    for (const href of hrefs) expect((await request.get(href ?? '', { maxRedirects: 0 })).status()).toBe(200);
  });

  await test.step('the footer column Community has the code and, while none is set, no chat', async () => {
    const links = footerColumn(page, 'Community').getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAccessibleName('GitHub (opens in new tab)');
    await expect(links).toHaveAttribute('href', 'https://github.com/detoxio-ai');
    await expect(links).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Chat' })).toHaveCount(0);
  });

  await test.step('the footer column More leads to the blog and the website in a new tab', async () => {
    const links = footerColumn(page, 'More').getByRole('link');
    await expect(links).toHaveText([/^Blog/, /^Website/]);
    const targets = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    );
    expect(targets).toEqual([
      ['https://blog.detoxio.ai/', '_blank', 'noopener noreferrer'],
      ['https://detoxio.ai', '_blank', 'noopener noreferrer'],
    ]);
  });

  await test.step('the footer says what the tool is for and which version the documentation has', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Test only systems you own or are allowed to test.');
    await expect(footer).toContainText(/Documentation \d+\.\d+\.\d+/);
  });
});
