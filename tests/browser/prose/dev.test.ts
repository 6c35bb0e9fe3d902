import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startDev } from '../../unit/dev/dev-site.ts';
import { axeViolations, showIn } from '../support/axe.ts';
import { copyFixture } from '../support/fixture-site.ts';

// Drafts, and the configuration that changes: tests/unit/dev/dev-server.test.ts.
test('while writing, the browser shows what changes by itself at its place and what is wrong, and finds what was written', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const root = copyFixture('prose');
  const dev = await startDev(root);
  const edit = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to));
  /** Only a change that comes after the client of the server has connected is heard of. */
  const connected = () =>
    page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected.'),
      timeout: 60_000,
    });
  try {
    const file = 'content/docs/parts/tabs-again.md';
    edit(file, /$/, `\n${'A line of a long page.\n\n'.repeat(100)}## The end\n`);
    const opened = connected();
    await page.goto(`${dev.url}/parts/tabs-again`);
    await opened;
    await page.evaluate(() => scrollTo(0, 900));
    const reloaded = connected();
    edit(file, 'Again pip.', 'Changed while writing.');
    await expect(page.getByText('Changed while writing.')).toBeAttached({ timeout: 60_000 });
    await reloaded;
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

    const banner = page.getByRole('status', { name: '1 problem on this page' });
    const withLink = connected();
    edit(file, '## The end', '## The end\n\nSee [the letter](/parts/tabz).');
    await withLink;
    await expect(banner).toContainText('Broken link: /parts/tabz', { timeout: 60_000 });
    await expect(banner.getByRole('link')).toHaveText(/^content\/docs\/parts\/tabs-again\.md:\d+$/);
    // On a busy machine the server tells the page a second time to load again, which ends what runs in it.
    await expect(async () => {
      await showIn(page, 'light');
      expect(await axeViolations(page)).toEqual([]);
      await showIn(page, 'dark');
      expect(await axeViolations(page, 'colors')).toEqual([]);
    }).toPass({ timeout: 60_000 });
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();

    await page.goto(`${dev.url}/search?q=changed+while+writing`);
    const found = page.getByRole('main').getByRole('article').getByRole('link').first();
    await expect(found).toHaveAttribute('href', /^\/parts\/tabs-again/, { timeout: 60_000 });
  } finally {
    await dev.stop();
    rmSync(root, { recursive: true, force: true });
  }
});
