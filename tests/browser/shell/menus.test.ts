import type { Page } from '@playwright/test';
import { expect, navbar, searchButton, stored, storeFirst, tacticPage, test } from '../support/shell.ts';

interface Menu {
  readonly row: string;
  /** Text of the button. */
  readonly label: string;
  /** The current choice as the list has it. */
  readonly current: string;
  readonly list: string;
  readonly others: readonly string[];
}

const versionKey = 'dtx:version';
const menus: Menu[] = [
  {
    row: '2S.11',
    label: 'English',
    current: 'English',
    list: 'Languages',
    others: ['Español', '简体中文', 'العربية'],
  },
  { row: '2S.12', label: 'Version: Next', current: 'Next', list: 'Docs versions', others: [] },
];

const button = (page: Page, label: string) => navbar(page).getByRole('button', { name: label, exact: true });
const entries = (page: Page, list: string) =>
  navbar(page).getByRole('list', { name: list }).getByRole('link');
/** The current choice, which stands first. */
const entry = (page: Page, list: string) => entries(page, list).first();
const awayFromMenus = (page: Page) => page.mouse.move(600, 600);

async function expectShut(page: Page, { label, list }: Menu, when?: string): Promise<void> {
  await expect(button(page, label), when).toHaveAttribute('aria-expanded', 'false');
  await expect(entries(page, list), when).toHaveCount(0);
}

async function worksByPointer(page: Page, menu: Menu): Promise<void> {
  const { label, current, list, others } = menu;
  await test.step('it is a closed button that opens under the pointer, shows what there is to choose, and closes when the pointer leaves', async () => {
    await expect(button(page, label)).toHaveAttribute('aria-haspopup', 'true');
    await expectShut(page, menu);
    await button(page, label).hover();
    await expect(button(page, label)).toHaveAttribute('aria-expanded', 'true');
    await expect(entries(page, list)).toHaveText([current, ...others]);
    await expect(entry(page, list)).toHaveAttribute('aria-current', 'true');
    await expect(entry(page, list)).toHaveAttribute('href', tacticPage);
    await expect(navbar(page).getByRole('list', { name: list }).locator('[aria-current]')).toHaveCount(1);
    await entry(page, list).hover();
    await expect(entry(page, list)).toBeVisible();
    await awayFromMenus(page);
    await expectShut(page, menu);
    // A click on what the pointer has opened.
    await button(page, label).click();
    await expect(entry(page, list)).toBeVisible();
  });

  await test.step('a click outside closes it', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await expectShut(page, menu);
    // One that a key has opened, too.
    await button(page, label).focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, list)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expectShut(page, menu);
  });
}

async function worksByKeyboard(page: Page, menu: Menu): Promise<void> {
  const { label, list, others } = menu;
  await test.step('Enter and Space open it and close it again', async () => {
    await button(page, label).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(button(page, label), key).toHaveAttribute('aria-expanded', 'true');
      await expect(entry(page, list), key).toBeVisible();
      await page.keyboard.press(key);
      await expectShut(page, menu, key);
    }
  });

  await test.step('Escape closes it from inside and gives the focus back to its button', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry(page, list)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entries(page, list)).toHaveCount(0);
    await expect(button(page, label)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entry(page, list)).toBeVisible();
  });

  await test.step('the focus that moves on closes it', async () => {
    for (const _ of [label, ...others]) await page.keyboard.press('Tab');
    await expect(entry(page, list)).toBeVisible();
    await page.keyboard.press('Tab');
    await expectShut(page, menu);
  });

  await test.step('the button tells the truth while the keyboard passes by', async () => {
    await searchButton(page).focus();
    for (let i = 0; i < 4; i += 1) {
      await page.keyboard.press('Tab');
      const seen = (await entries(page, list).count()) > 0;
      await expect(button(page, label)).toHaveAttribute('aria-expanded', String(seen));
    }
  });
}

for (const menu of menus) {
  const { row, list } = menu;
  test(`[${row}] the ${list} menu works by pointer and by keyboard`, async ({ page }) => {
    await page.goto(tacticPage);
    await worksByPointer(page, menu);
    await worksByKeyboard(page, menu);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('[2S.11] [2S.12] a tap opens a menu, a tap beside it closes it', async ({ page }) => {
    await page.goto(tacticPage);
    for (const { label, list } of menus) {
      await button(page, label).tap();
      await expect(entry(page, list)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(entries(page, list)).toHaveCount(0);
    }
  });
});

test('[2S.11] the language link is marked with its language, stays in the tab and keeps query and hash of the address', async ({
  page,
}) => {
  await page.goto(`${tacticPage}?from=mail&x=1#parameters`);
  await test.step('one menu is open at a time', async () => {
    await button(page, 'Version: Next').focus();
    await page.keyboard.press('Enter');
    await button(page, 'English').focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, 'Languages')).toBeVisible();
    await expect(entries(page, 'Docs versions')).toHaveCount(0);
  });
  const link = entry(page, 'Languages');
  await test.step('the link is marked with its language and stays in the tab', async () => {
    await expect(link).toHaveAttribute('lang', 'en');
    await expect(link).toHaveAttribute('hreflang', 'en');
    await expect(link).toHaveAttribute('target', '_self');
  });
  await test.step('it keeps query and hash of the address', async () => {
    await link.evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault());
    });
    await link.click();
    const href = await link.getAttribute('href');
    expect(new URL(href ?? '', page.url()).href).toBe(page.url());
    expect(page.url()).toMatch(/\/tactics\/tap\?from=mail&x=1#parameters$/);
  });
});

test('[2S.12] [3.8] choosing a version stores it as the preferred one and stays on the page; a stored one that does not exist is dropped', async ({
  page,
}) => {
  await test.step('no version is stored before one is chosen', async () => {
    await page.goto(tacticPage);
    expect(await stored(page, versionKey)).toBeNull();
  });
  await test.step('a stored version that does not exist is dropped', async () => {
    await storeFirst(page, { [versionKey]: 'nope' });
    await page.reload();
    await expect.poll(() => stored(page, versionKey)).toBeNull();
  });
  await test.step('choosing one stores it as the preferred one and stays on the page', async () => {
    await button(page, 'Version: Next').hover();
    await entries(page, 'Docs versions').click();
    await expect(page).toHaveURL(/\/tactics\/tap$/);
    expect(await stored(page, versionKey)).toBe('current');
    await page.reload();
    await expect(button(page, 'Version: Next')).toBeVisible();
    expect(await stored(page, versionKey)).toBe('current');
  });
});
