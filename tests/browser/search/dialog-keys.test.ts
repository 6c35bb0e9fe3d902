import type { Locator, Page } from '@playwright/test';
import { answers } from '../../support/search/fake-host.ts';
import { settle } from '../support/shell.ts';
import {
  activeOption,
  ask,
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

/** Lets the open dialog, in which nothing is typed, find the three. */
async function findHits(page: Page, site: FakedSite): Promise<void> {
  site.first.behave(answers({ hits: names.map((name) => tactic(name)) }));
  await page.keyboard.type('a');
  await expect(options(page)).toHaveText(names);
}

test.describe('in the search dialog', () => {
  test('[X.1] [X.2] [X.3] keys and the pointer go through the hits, the input stays one, and what is active in view', async ({
    page,
    site,
  }) => {
    await test.step('[X.3] the keys are explained', async () => {
      await openDialog(page, `${site.url}/only`);
      await expect(dialog(page).getByRole('listitem')).toHaveText([
        /Enter key.*to select/,
        /Arrow up.*Arrow down.*to navigate/,
        /Escape key.*to close/,
        'Keyboard shortcuts',
      ]);
    });
    await test.step('[X.1] the input is a combobox of a dialog, and what it points at is told', async () => {
      await findHits(page, site);
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
    await test.step('[X.2] arrows move from the first hit and go round', async () => {
      await page.keyboard.type('b');
      // Another answer starts at its first hit.
      await expect(activeOption(page)).toHaveText('TAP');
      for (const name of ['PAIR', 'BON', 'TAP']) {
        await page.keyboard.press('ArrowDown');
        await expect(activeOption(page)).toHaveText(name);
      }
      await page.keyboard.press('ArrowUp');
      await expect(activeOption(page)).toHaveText('BON');
    });
    await test.step('[X.2] a pointer that moves makes a hit active, a resting one does not', async () => {
      await options(page).nth(1).hover();
      await expect(activeOption(page)).toHaveText('PAIR');
      await options(page).nth(2).hover();
      await expect(activeOption(page)).toHaveText('BON');
      await page.keyboard.press('ArrowUp');
      await expect(activeOption(page)).toHaveText('PAIR');
      await page.keyboard.type('c');
      await expect(activeOption(page)).toHaveText('TAP');
    });

    await query(page).fill('');
    await findHits(page, site);
    await test.step('keys of an input method are its own', async () => {
      await query(page).evaluate((input) => {
        for (const key of ['ArrowDown', 'Enter']) {
          input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
          // WebKit ends a composition before it tells of the key that ended it.
          input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, keyCode: 229 }));
        }
      });
      await expect(activeOption(page)).toHaveText('TAP');
      await expect(dialog(page)).toBeVisible();
    });
    await test.step('[X.2] Tab goes round inside', () => tabRound(page));
    await test.step('Home, End and the arrows of a line move the caret', async () => {
      await page.keyboard.press('End');
      await page.keyboard.type('bc');
      await page.keyboard.press('Home');
      await page.keyboard.type('x');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('y');
      await expect(query(page)).toHaveValue('xabyc');
    });
    await test.step('[X.3] the query is cleared by its button, which keeps the focus in the input', async () => {
      const clear = dialog(page).getByRole('button', { name: 'Clear the query' });
      await clear.click();
      await expect(query(page)).toHaveValue('');
      await expect(query(page)).toBeFocused();
      await expect(clear).toBeHidden();
      await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    });

    await test.step('the active hit comes into view', async () => {
      site.first.behave(finds(20));
      await page.setViewportSize({ width: 1280, height: 420 });
      await ask(page, 'tap');
      await expect(activeOption(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await expect(activeOption(page)).toBeInViewport({ ratio: 1 });
    });
    await test.step('the page behind can neither be reached nor scrolled', async () => {
      await page.setViewportSize({ width: 1280, height: 300 });
      await query(page).fill('');
      await findHits(page, site);
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

  test('[X.2] a hit is opened beside by keys and clicks that ask for it, and here by others; Enter without a hit leads to the search page, with nothing typed nowhere', async ({
    page,
    site,
    context,
  }) => {
    await openDialog(page, `${site.url}/only`);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(page.url()).toBe(`${site.url}/only`);
    await findHits(page, site);
    await test.step('[X.2] Alt+Enter is left to the browser', async () => {
      await page.evaluate(() => {
        const note = ({ key, defaultPrevented }: KeyboardEvent) => {
          if (key === 'Enter') Object.assign(window, { defaultPrevented });
        };
        addEventListener('keydown', note);
      });
      await page.keyboard.press('Alt+Enter');
      expect(await noted(page, 'defaultPrevented')).toBe(false);
      await expect(dialog(page)).toBeVisible();
      expect(page.url()).toBe(`${site.url}/only`);
    });
    await page.evaluate(() => {
      const { open } = window;
      window.open = (address, target, features) => {
        Object.assign(window, { features });
        return open(address, target, features);
      };
    });
    for (const [keys, what] of [
      ['Control+Enter', 'a new tab'],
      ['Shift+Enter', 'a new window'],
    ] as const) {
      await test.step(`[X.2] ${keys} opens it in ${what}; the dialog stays`, async () => {
        await page.evaluate(() => Reflect.deleteProperty(window, 'features'));
        const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
        await expect(opened).toHaveURL(`${site.url}/only#tap`);
        expect(await opened.evaluate(() => window.opener)).toBeNull();
        expect(/width/.test(String(await noted(page, 'features')))).toBe(what === 'a new window');
        await opened.close();
        await expect(dialog(page)).toBeVisible();
        await expect(query(page)).toHaveValue('a');
        expect(page.url()).toBe(`${site.url}/only`);
      });
    }
    const clicks: Record<string, Parameters<Locator['click']>[0]> = {
      Ctrl: { modifiers: ['Control'] },
      'the middle button': { button: 'middle' },
    };
    for (const [how, click] of Object.entries(clicks)) {
      await test.step(`[X.2] a click with ${how} opens it beside; dialog and focus stay`, async () => {
        const [opened] = await Promise.all([context.waitForEvent('page'), options(page).nth(1).click(click)]);
        await expect(opened).toHaveURL(`${site.url}/only#pair`);
        await expect(dialog(page)).toBeVisible();
        await page.bringToFront();
        await expect(query(page)).toBeFocused();
        await opened.close();
      });
    }
    await test.step('[X.2] Enter opens the active hit and closes the dialog', async () => {
      // Another answer starts at its first hit, wherever the pointer rests.
      await ask(page, 'ac');
      await expect(activeOption(page)).toHaveText('TAP');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}/only#pair`);
      await expect(dialog(page)).toBeHidden();
    });
    await test.step('[X.2] a click opens a hit', async () => {
      await page.keyboard.press('Control+k');
      await ask(page, 'ab');
      await options(page).nth(2).click();
      await expect(page).toHaveURL(`${site.url}/only#bon`);
      await expect(dialog(page)).toBeHidden();
    });
    await test.step('Enter without a hit leads to the search page', async () => {
      site.first.behave(answers());
      await page.keyboard.press('Control+k');
      await query(page).fill('qqxx');
      await expect(dialog(page).getByText('No results for "qqxx"')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}/search?q=qqxx`);
    });
  });
});

/** What the test noted in the global scope of the page. */
const noted = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => Reflect.get(window, key), name);

/** Tab goes through the dialog with three hits, there and back. */
async function tabRound(page: Page): Promise<void> {
  const stops = [
    query(page),
    dialog(page).getByRole('button', { name: 'Clear the query' }),
    dialog(page).getByRole('button', { name: 'Cancel' }),
    seeAll(page),
    dialog(page).getByRole('region', { name: 'Preview' }),
    dialog(page).getByRole('button', { name: 'Keyboard shortcuts' }),
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
}

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
