import type { Page } from '@playwright/test';
import { sentPage } from '../../support/sent-page.ts';
import { expect, footerColumn, navbar, phone, settle, stored, testOn } from '../support/shell.ts';

const test = testOn('configured');

const tocLinks = (page: Page) => page.locator('nav.toc').getByRole('link').allTextContents();

/** The frame of a page in Arabic, wide and on a phone. */
async function isTurnedRound(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const [list, text] = await Promise.all([
    page.locator('.sidebar').boundingBox(),
    page.locator('h1').boundingBox(),
  ]);
  expect(list?.x).toBeGreaterThan(text?.x ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize(phone);
  await page.locator('[data-drawer-open]').click();
  await settle(page);
  const box = await page.locator('[data-drawer]').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(phone.width);
  await page.mouse.click(10, 400);
  await expect(page.locator('[data-drawer]')).toBeHidden();
}

// That a page without noIndex says nothing about search engines is asked of every route, in tests/built/head.test.ts.
test('[2N.10] with noIndex every page asks search engines to stay away', async ({ request, site }) => {
  for (const path of ['/', '/guide', '/search']) {
    const html = await (await request.get(site.url + path)).text();
    expect(sentPage(html).attributes('meta[name=robots]', 'content'), path).toEqual(['noindex, nofollow']);
  }
});

test('[2S.6] [2S.8] [2N.11] [2N.15] edit address, chat, fixed announcement, levels and direction of the configuration are seen in a page', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/guide`);
  await test.step('with an edit address each page links to its source in a new tab', async () => {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: 'Edit this page (opens in new tab)', exact: true });
    await expect(link).toHaveAttribute(
      'href',
      'https://code.example.org/configured/edit/main/content/docs/guide.md',
    );
    await expect(link).toHaveAttribute('target', '_blank');
  });
  await test.step('with a chat address the footer column Community has two links', async () => {
    const links = footerColumn(page, 'Community').getByRole('link');
    await expect(links).toHaveText([/^Chat/, /^GitHub/]);
    await expect(links.first()).toHaveAttribute('href', 'https://chat.example.org/invite');
    await expect(links.first()).toHaveAttribute('target', '_blank');
  });
  await test.step('an announcement that cannot be closed has no button', async () => {
    const bar = page.locator('[data-announcement].announcement');
    await expect(bar).toHaveText('This announcement cannot be closed.');
    await expect(bar.getByRole('button')).toHaveCount(0);
  });
  await test.step('the contents leave out headings of level 4', async () => {
    expect(await tocLinks(page)).toEqual(['Second level', 'Third level', 'Another second level']);
  });
  await test.step('a page can ask for other levels, or for no contents', async () => {
    await page.goto(`${site.url}/deep`);
    expect(await tocLinks(page)).toEqual(['Third level', 'Fourth level']);
    await page.goto(`${site.url}/plain`);
    await expect(page.locator('nav.toc, .toc-mobile')).toHaveCount(0);
    await expect(page.locator('main h2[id]')).toHaveCount(2);
  });
  // Last: closing the drawer goes back in the history, which would end a navigation that begins at once.
  await test.step('a right-to-left language turns the frame round', () => isTurnedRound(page));
});

test('[2S.2] [2S.12] [3.8] a navbar link inside the site opens in the same tab, and with two versions the menu lists both and stores the chosen one', async ({
  page,
  site,
}) => {
  await test.step('a navbar link inside the site opens in the same tab', async () => {
    await page.goto(`${site.url}/`);
    const link = navbar(page).getByRole('link', { name: 'Guide', exact: true });
    await expect(link).not.toHaveAttribute('target');
    await link.click();
    await expect(page).toHaveURL(/\/guide$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('with two versions the menu lists both and stores the chosen one', async () => {
    await page.reload();
    await navbar(page).getByRole('button', { name: 'Version: Next', exact: true }).hover();
    const entries = navbar(page).locator('#versions a');
    await expect(entries).toHaveText(['Next', '1.0']);
    await expect(entries.first()).toHaveAttribute('aria-current', 'true');
    await entries.filter({ hasText: '1.0' }).evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
    });
    await entries.filter({ hasText: '1.0' }).click();
    expect(await stored(page, 'dtx:version')).toBe('1.0');
    await page.reload();
    expect(await stored(page, 'dtx:version')).toBe('1.0');
  });
});
