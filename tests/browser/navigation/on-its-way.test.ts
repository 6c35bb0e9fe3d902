import type { Page } from '@playwright/test';
import { drawer, expect, phone, settle, testInTurn as test } from '../support/shell.ts';
import { expectSameDocument, heading, hold, link, open } from './support.ts';

/** Follows a link to a page that is held back, from a page with a table of contents. */
async function follow(page: Page): Promise<() => void> {
  await open(page, '/tactics/');
  const goOn = await hold(page, '/community');
  await link(page, 'Community').click();
  await expect(page).toHaveURL('/community');
  return goOn;
}

/** Clicks a link that is in no page. */
const click = (page: Page, attributes: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    const element = document.createElement('a');
    for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    document.body.append(element);
    element.click();
    element.remove();
  }, attributes);

test.describe('while a page is on its way', () => {
  test('[2N.2] what leads to no other page does not keep it away', async ({ page }) => {
    const alone = [
      ['an address for mail', (page: Page) => click(page, { href: 'mailto:someone@example.org' })],
      [
        'a file to save',
        async (page: Page) => {
          const download = page.waitForEvent('download');
          await click(page, { href: '/robots.txt', download: '' });
          await download;
        },
      ],
      [
        'a place in the page that is still there',
        (page: Page) =>
          page
            .locator('[data-toc] a')
            .nth(1)
            .evaluate((element: HTMLElement) => element.click()),
      ],
    ] as const;
    // The last one might bring back what another one had kept away.
    const again = [['the same link once more', (page: Page) => link(page, 'Community').click()]] as const;
    for (const acts of [alone, again]) {
      await test.step(acts.map(([name]) => name).join(', '), async () => {
        const goOn = await follow(page);
        await page.evaluate(() => scrollTo(0, 900));
        for (const [name, act] of acts) {
          await act(page);
          await settle(page);
          await expect(heading(page, 'Attack tactics'), name).toBeVisible();
          expect(new URL(page.url()).pathname, name).toBe('/community');
        }
        goOn();
        await expect(heading(page, 'Community')).toBeVisible();
        expect(new URL(page.url()).pathname).toBe('/community');
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await expect(heading(page, 'Community')).toBeFocused();
        await expectSameDocument(page);
      });
    }
  });

  test('[2N.2] the drawer can be opened, stays open, and keeps its links', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/tactics/');
    const goOn = await hold(page, '/community');
    await page.evaluate(() => location.assign('/community'));
    await expect(page).toHaveURL('/community');
    await page.getByRole('button', { name: 'Toggle navigation bar', exact: true }).click();
    const links = () =>
      drawer(page)
        .locator('a')
        .evaluateAll((all) => all.map((each) => `${each.textContent} ${each.getAttribute('href')}`));
    const before = await links();
    goOn();
    await expect(page).toHaveTitle(/^Community/);
    await settle(page);
    const inSidebar = (all: string[]) => all.filter((text) => !text.includes('/community'));
    expect(inSidebar(await links()).some((text) => text.endsWith(' null'))).toBe(false);
    expect((await links()).length).toBeGreaterThan(before.length / 2);
    await expect(drawer(page).locator('[aria-current=page]')).toHaveText('Community');
    await drawer(page).getByRole('link', { name: 'Supported models' }).click();
    await expect(heading(page, 'Supported models')).toBeVisible();
    await expectSameDocument(page);
  });

  test('[4.18] its progress bar ends when a reader goes elsewhere', async ({ page }) => {
    for (const [name, leave] of [
      ['another page', (page: Page) => link(page, 'Supported models').click()],
      ['Back', (page: Page) => page.goBack()],
    ] as const) {
      await test.step(name, async () => {
        const goOn = await follow(page);
        await expect(page.locator('.progress-bar')).toHaveCount(1);
        await leave(page);
        await expect(page.locator('.progress-bar')).toHaveCount(0);
        await expect(heading(page, name === 'Back' ? 'Attack tactics' : 'Supported models')).toBeVisible();
        goOn();
      });
    }
  });
});
