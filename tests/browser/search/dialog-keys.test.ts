import type { Page } from '@playwright/test';
import { answers } from '../../support/search/fake-host.ts';
import { settle } from '../support/shell.ts';
import {
  activeOption,
  dialog,
  openDialog,
  options,
  query,
  seeAll,
  tactic,
  typeQuery,
} from './support/dialog.ts';
import { expect, type FakedSite, finds, test } from './support/faked-site.ts';

const names = ['TAP', 'PAIR', 'BON'];

/** The dialog with three hits. */
async function openWithHits(page: Page, site: FakedSite): Promise<void> {
  site.first.behave(answers({ hits: names.map((name) => tactic(name)) }));
  await openDialog(page, `${site.url}/only`);
  await page.keyboard.type('a');
  await expect(options(page)).toHaveText(names);
}

test.describe('in the search dialog', () => {
  test('[X.1] the input is a combobox of a dialog, and what it points at is told', async ({ page, site }) => {
    await openWithHits(page, site);
    await expect(query(page)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(query(page)).toHaveAttribute('autocomplete', 'off');
    await expect(query(page)).toHaveAttribute('spellcheck', 'false');
    await expect(query(page)).toHaveAttribute('enterkeyhint', 'search');
    await expect(dialog(page).getByRole('listbox', { name: 'Search results' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(activeOption(page)).toHaveText('PAIR');
    await expect(activeOption(page)).toHaveCount(1);
    await expect(query(page)).toHaveAttribute(
      'aria-activedescendant',
      (await activeOption(page).getAttribute('id')) ?? '',
    );
    await expect(query(page)).toBeFocused();
  });

  test('[X.2] arrows move from the first hit and go round', async ({ page, site }) => {
    await openWithHits(page, site);
    await expect(activeOption(page)).toHaveText('TAP');
    for (const name of ['PAIR', 'BON', 'TAP']) {
      await page.keyboard.press('ArrowDown');
      await expect(activeOption(page)).toHaveText(name);
    }
    await page.keyboard.press('ArrowUp');
    await expect(activeOption(page)).toHaveText('BON');
    // Another answer starts at its first hit.
    await page.keyboard.type('b');
    await expect(activeOption(page)).toHaveText('TAP');
  });

  test('the active hit comes into view', async ({ page, site }) => {
    site.first.behave(finds(20));
    await page.setViewportSize({ width: 1280, height: 420 });
    await openDialog(page, `${site.url}/only`);
    await typeQuery(page, 'tap');
    await expect(activeOption(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(activeOption(page)).toBeInViewport({ ratio: 1 });
  });

  test('[X.2] Enter opens the active hit and closes the dialog', async ({ page, site }) => {
    await openWithHits(page, site);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/only#pair`);
    await expect(dialog(page)).toBeHidden();
  });

  for (const [keys, what] of [
    ['Control+Enter', 'a new tab'],
    ['Meta+Enter', 'a new tab'],
    ['Shift+Enter', 'a new window'],
  ] as const) {
    test(`[X.2] ${keys} opens it in ${what}; the dialog stays`, async ({ page, site, context }) => {
      await openWithHits(page, site);
      await page.evaluate(() => {
        const { open } = window;
        window.open = (address, target, features) => {
          Object.assign(window, { features });
          return open(address, target, features);
        };
      });
      const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
      await expect(opened).toHaveURL(`${site.url}/only#tap`);
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      const features = await page.evaluate(() => (window as unknown as { features: string }).features);
      expect(/width/.test(features)).toBe(what === 'a new window');
      await expect(dialog(page)).toBeVisible();
      await expect(query(page)).toHaveValue('a');
      expect(page.url()).toBe(`${site.url}/only`);
    });
  }

  test('[X.2] Alt+Enter is left to the browser', async ({ page, site }) => {
    await openWithHits(page, site);
    await page.evaluate(() => {
      addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (key === 'Enter') Object.assign(window, { defaultPrevented });
      });
    });
    await page.keyboard.press('Alt+Enter');
    expect(
      await page.evaluate(() => (window as unknown as { defaultPrevented: boolean }).defaultPrevented),
    ).toBe(false);
    await expect(dialog(page)).toBeVisible();
    expect(page.url()).toBe(`${site.url}/only`);
  });

  test('[X.2] a pointer that moves makes a hit active, a resting one does not', async ({ page, site }) => {
    await openWithHits(page, site);
    await options(page).nth(2).hover();
    await expect(activeOption(page)).toHaveText('BON');
    await page.keyboard.press('ArrowUp');
    await expect(activeOption(page)).toHaveText('PAIR');
    await page.keyboard.type('b');
    await expect(activeOption(page)).toHaveText('TAP');
  });

  test('[X.2] a click opens a hit', async ({ page, site }) => {
    await openWithHits(page, site);
    await options(page).nth(1).click();
    await expect(page).toHaveURL(`${site.url}/only#pair`);
    await expect(dialog(page)).toBeHidden();
  });

  for (const [how, click] of [
    ['Ctrl', { modifiers: ['Control'] }],
    ['the middle button', { button: 'middle' }],
  ] as const) {
    test(`[X.2] a click with ${how} opens it beside; dialog and focus stay`, async ({
      page,
      site,
      context,
    }) => {
      await openWithHits(page, site);
      const option = options(page).nth(1);
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        option.click({ ...click, modifiers: 'modifiers' in click ? [...click.modifiers] : [] }),
      ]);
      await expect(opened).toHaveURL(`${site.url}/only#pair`);
      await expect(dialog(page)).toBeVisible();
      await page.bringToFront();
      await expect(query(page)).toBeFocused();
    });
  }

  test('[X.2] Tab goes round inside', async ({ page, site }) => {
    await openWithHits(page, site);
    const stops = [
      query(page),
      dialog(page).getByRole('button', { name: 'Clear the query' }),
      dialog(page).getByRole('button', { name: 'Cancel' }),
      seeAll(page),
      dialog(page).getByRole('region', { name: 'Preview' }),
    ];
    for (const stop of [...stops.slice(1), query(page)]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    for (const stop of stops.reverse()) {
      await page.keyboard.press('Shift+Tab');
      await expect(stop).toBeFocused();
    }
    await expect(query(page)).toBeFocused();
  });

  test('[X.3] the query is cleared by its button, which keeps the focus in the input', async ({
    page,
    site,
  }) => {
    await openWithHits(page, site);
    const clear = dialog(page).getByRole('button', { name: 'Clear the query' });
    await clear.click();
    await expect(query(page)).toHaveValue('');
    await expect(query(page)).toBeFocused();
    await expect(clear).toBeHidden();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  test('[X.3] the keys are explained', async ({ page, site }) => {
    await openDialog(page, `${site.url}/only`);
    await expect(dialog(page).getByRole('listitem')).toHaveText([
      /Enter key.*to select/,
      /Arrow up.*Arrow down.*to navigate/,
      /Escape key.*to close/,
    ]);
  });

  test('Home, End and the arrows of a line move the caret', async ({ page, site }) => {
    await openWithHits(page, site);
    await page.keyboard.type('bc');
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('y');
    await expect(query(page)).toHaveValue('xabyc');
  });

  test('keys of an input method are its own', async ({ page, site }) => {
    await openWithHits(page, site);
    await query(page).evaluate((input) => {
      for (const key of ['ArrowDown', 'Enter'])
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
    });
    await expect(activeOption(page)).toHaveText('TAP');
    await expect(dialog(page)).toBeVisible();
  });

  test('Enter without a hit leads to the search page, with nothing typed nowhere', async ({ page, site }) => {
    await openDialog(page, `${site.url}/only`);
    await page.keyboard.press('Enter');
    await page.keyboard.type('qqxx');
    await expect(dialog(page).getByText('No results for "qqxx"')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/search?q=qqxx`);
  });

  test('the page behind can neither be reached nor scrolled', async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await openWithHits(page, site);
    await page.mouse.move(640, 290);
    // A page that is not drawn yet as it is now scrolls as before.
    await settle(page);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page
      .locator('.brand')
      .first()
      .evaluate((link: HTMLElement) => link.focus());
    await expect(query(page)).toBeFocused();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('the dialog opens by a tap, fills the screen, and a tap opens a hit', async ({ page, site }) => {
    site.first.behave(finds(31));
    await page.goto(`${site.url}/only`);
    await page.getByRole('button', { name: 'Search (Ctrl+K)' }).tap();
    await expect(query(page)).toBeFocused();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 });
    await typeQuery(page, 'tap');
    await expect(options(page).first()).toBeVisible();
    const controls = dialog(page).locator('button:visible, a:visible');
    for (const box of await controls.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON()),
    )) {
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await dialog(page).getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search (Ctrl+K)' }).tap();
    await options(page).nth(1).tap();
    await expect(page).toHaveURL(/\/only#hit-/);
    await expect(dialog(page)).toBeHidden();
  });
});
