import type { Page } from '@playwright/test';
import { held } from '../../support/search/fake-host.ts';
import { expectClosed } from '../shell/drawer-support.ts';
import { desktop, drawer, phone, scrollThrough, settle } from '../support/shell.ts';
import { dialog, expectIsland, openDialog, opener, options, query, typeQuery } from './support/dialog.ts';
import { expect, type FakedSite, finds, test } from './support/faked-site.ts';

test.describe('the search dialog', () => {
  test('[2S.13] [2S.14] [2S.15] opens and closes by keys, its button and a press beside it', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/only`);
    await test.step('[2S.15] gives the focus to its button when nothing had it; [2S.16] says what to type', async () => {
      await page.keyboard.press('Control+k');
      await expect(query(page)).toHaveAttribute('placeholder', 'Search docs');
      await page.keyboard.press('Escape');
      await expect(opener(page)).toBeFocused();
    });
    await test.step('[2S.13] opens with Ctrl+K and Cmd+K, and closes with them', async () => {
      for (const keys of ['Control+k', 'Meta+k', 'Control+K']) {
        await page.keyboard.press(keys);
        await expect(dialog(page)).toBeVisible();
        await expect(query(page)).toBeFocused();
        await page.keyboard.press(keys);
        await expect(dialog(page)).toBeHidden();
      }
    });
    await test.step('[2S.13] [9.23] opens by its button, which says its keys', async () => {
      await expect(opener(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
      await expect(opener(page)).toHaveAttribute('aria-haspopup', 'dialog');
      await opener(page).click();
      await expectIsland(page);
      await expect(query(page)).toBeFocused();
      expect(page.url()).toBe(`${site.url}/only`);
    });
    await test.step('stays when a press that began in the input ends beside it', async () => {
      await query(page).hover();
      await page.mouse.down();
      await page.mouse.move(5, 400);
      await page.mouse.up();
      await expect(dialog(page)).toBeVisible();
    });
    await test.step('[2S.15] closes by its button and by a press beside it', async () => {
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toBeHidden();
      await opener(page).click();
      await page.mouse.move(5, 400);
      await page.mouse.down();
      await expect(dialog(page)).toBeHidden();
      await page.mouse.up();
      await expect(opener(page)).toBeFocused();
    });
    await test.step('[2S.14] opens with a slash, but not where somebody is writing', () => slash(page, site));
    await test.step('opens on the search page, and on the page for unknown paths', async () => {
      await page.keyboard.press('Control+k');
      await expectIsland(page);
      await expect(query(page)).toBeFocused();
      await openDialog(page, `${site.url}/no/such/page`);
      await expect(query(page)).toBeFocused();
    });
  });

  test('[2S.13] [5.1] [4.14] [4.15] [2S.15] takes 64 characters, goes on when it is closed and opened again, and gives back focus and place of the page', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/only`);
    await test.step('[2S.13] [5.1] asks for the selected text of the page, up to 64 characters', async () => {
      const heading = page.getByRole('heading', { level: 1 });
      await heading.selectText();
      await page.keyboard.press('Control+k');
      await expect(query(page)).toHaveValue('Only page');
      await expect.poll(() => site.first.searches().map((search) => search.query)).toEqual(['Only page']);
      await page.keyboard.press('Escape');
      await heading.evaluate((element) => {
        element.textContent = 'word '.repeat(30);
      });
      await heading.selectText();
      await page.keyboard.press('Control+k');
      await expect(query(page)).toHaveValue('word '.repeat(30).slice(0, 64));
    });
    await test.step('[5.1] [9.8] takes 64 characters', async () => {
      // Put there at once, but for the last: each letter that is typed is asked for.
      await query(page).fill('x'.repeat(60));
      await page.keyboard.type('x'.repeat(10));
      await expect(query(page)).toHaveValue('x'.repeat(64));
      // Else it would come while the next step counts.
      await expect.poll(() => site.first.searches().at(-1)?.query).toBe('x'.repeat(64));
    });

    await test.step('[2S.13] closed and opened again in the same moment, goes on: the page stays still, the answer comes', async () => {
      for (const host of [site.first, site.second]) host.requests.length = 0;
      const { behavior, release } = held(finds(1));
      site.first.behave(behavior);
      await openDialog(page, `${site.url}/only`);
      await page.keyboard.type('t');
      await expect.poll(() => site.first.searches().length).toBe(1);
      await page.evaluate(() => {
        const pressed = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
        for (let i = 0; i < 2; i += 1) pressed();
      });
      await settle(page);
      await expect(dialog(page)).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      release();
      await expect(options(page)).toHaveCount(1);
      expect(site.first.searches()).toHaveLength(1);
    });
    await test.step('[4.14] [4.15] keeps the query for the next time, selected; a second Escape drops it', async () => {
      site.first.behave(finds(3));
      await page.keyboard.press('End');
      await typeQuery(page, 'ap');
      await expect(options(page)).toHaveCount(3);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(query(page)).toHaveValue('tap');
      await expect(options(page)).toHaveCount(3);
      expect(await page.evaluate(() => `${getSelection()}`)).toBe('tap');
      expect(site.first.requests).toHaveLength(3);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(query(page)).toHaveValue('');
      await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    });

    await test.step('[2S.15] closes with Escape, gives the focus back and leaves the page where it was', async () => {
      await page.setViewportSize({ width: 1280, height: 200 });
      await page.goto(`${site.url}/only`);
      await scrollThrough(page, 20, 120);
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(0);
      const link = page.getByRole('contentinfo').getByRole('link').first();
      await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
      await page.keyboard.press('Control+k');
      // A page that is not drawn yet as it is now scrolls as before.
      await settle(page);
      await page.mouse.wheel(0, 300);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });

    await test.step('does not open above another dialog', async () => {
      await page.setViewportSize(phone);
      await scrollThrough(page, 0);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.press('/');
      await expect(dialog(page)).toBeHidden();
      // Its history entry is left as well: a step back that is still on its way would take the next visit with it.
      await page.keyboard.press('Escape');
      await expectClosed(page);
    });

    await test.step('[2S.13] the button says Command+K on an Apple device', async () => {
      await page.setViewportSize(desktop);
      await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
      await page.goto(`${site.url}/only`);
      const button = page.getByRole('button', { name: 'Search (Command+K)' });
      await expect(button).toHaveText('Search Command+K');
    });
  });
});

/** A slash opens the dialog here and on the search page, which is open then, but not while somebody writes. */
async function slash(page: Page, site: FakedSite): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await expect(query(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(query(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  // The focused button is not a place to write.
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await page.goto(`${site.url}/search`);
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the search page', async ({ page, site }) => {
    await page.goto(`${site.url}/only`);
    await opener(page).click();
    await expect(page).toHaveURL(/\/search\??$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  });
});
