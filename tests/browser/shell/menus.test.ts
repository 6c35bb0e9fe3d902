import type { Page } from '@playwright/test';
import { expect, navbar, searchButton, stored, storeFirst, tacticPage, test } from '../support/shell.ts';

const versionKey = 'dtx:version';
const menus = [
  { row: '2S.11', label: 'English', list: 'Languages', others: ['Español', '简体中文', 'العربية'] },
  { row: '2S.12', label: 'Next', list: 'Docs versions', others: [] },
];

const button = (page: Page, label: string) => navbar(page).getByRole('button', { name: label, exact: true });
const entries = (page: Page, list: string) =>
  navbar(page).getByRole('list', { name: list }).getByRole('link');
/** The current choice, which stands first. */
const entry = (page: Page, list: string) => entries(page, list).first();
const awayFromMenus = (page: Page) => page.mouse.move(600, 600);

for (const { row, label, list, others } of menus) {
  test.describe(`${list} menu`, () => {
    test.beforeEach(({ page }) => page.goto(tacticPage));

    test(`[${row}] it is a closed button that opens under the pointer, shows what there is to choose, and closes when the pointer leaves`, async ({
      page,
    }) => {
      await expect(button(page, label)).toHaveAttribute('aria-haspopup', 'true');
      await expect(button(page, label)).toHaveAttribute('aria-expanded', 'false');
      await expect(entries(page, list)).toHaveCount(0);
      await button(page, label).hover();
      await expect(button(page, label)).toHaveAttribute('aria-expanded', 'true');
      await expect(entries(page, list)).toHaveText([label, ...others]);
      await expect(entry(page, list)).toHaveAttribute('aria-current', 'true');
      await expect(entry(page, list)).toHaveAttribute('href', tacticPage);
      await expect(navbar(page).getByRole('list', { name: list }).locator('[aria-current]')).toHaveCount(1);
      await entry(page, list).hover();
      await expect(entry(page, list)).toBeVisible();
      await awayFromMenus(page);
      await expect(entries(page, list)).toHaveCount(0);
      await expect(button(page, label)).toHaveAttribute('aria-expanded', 'false');
      // A click on what the pointer has opened.
      await button(page, label).click();
      await expect(entry(page, list)).toBeVisible();
    });

    test(`[${row}] Enter and Space open it and close it again`, async ({ page }) => {
      await button(page, label).focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(button(page, label), key).toHaveAttribute('aria-expanded', 'true');
        await expect(entry(page, list), key).toBeVisible();
        await page.keyboard.press(key);
        await expect(button(page, label), key).toHaveAttribute('aria-expanded', 'false');
        await expect(entries(page, list), key).toHaveCount(0);
      }
    });

    test(`[${row}] Escape closes it from inside and gives the focus back to its button`, async ({ page }) => {
      await button(page, label).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(entry(page, list)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(entries(page, list)).toHaveCount(0);
      await expect(button(page, label)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(entry(page, list)).toBeVisible();
    });

    test(`[${row}] a click outside closes it, and the focus that moves on`, async ({ page }) => {
      await button(page, label).focus();
      await page.keyboard.press('Enter');
      await expect(entry(page, list)).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(entries(page, list)).toHaveCount(0);
      await expect(button(page, label)).toHaveAttribute('aria-expanded', 'false');

      await button(page, label).focus();
      await page.keyboard.press('Enter');
      for (const _ of [label, ...others]) await page.keyboard.press('Tab');
      await expect(entry(page, list)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entries(page, list)).toHaveCount(0);
      await expect(button(page, label)).toHaveAttribute('aria-expanded', 'false');
    });

    test(`[${row}] the button tells the truth while the keyboard passes by`, async ({ page }) => {
      await searchButton(page).focus();
      for (let i = 0; i < 4; i += 1) {
        await page.keyboard.press('Tab');
        const seen = (await entries(page, list).count()) > 0;
        await expect(button(page, label)).toHaveAttribute('aria-expanded', String(seen));
      }
    });

    test.describe('by touch', () => {
      test.use({ hasTouch: true });

      test(`[${row}] a tap opens it, a tap beside it closes it`, async ({ page }) => {
        await button(page, label).tap();
        await expect(entry(page, list)).toBeVisible();
        await page.getByRole('heading', { level: 1 }).tap();
        await expect(entries(page, list)).toHaveCount(0);
      });
    });
  });
}

test('[2S.11] the language link is marked with its language and stays in the tab', async ({ page }) => {
  await page.goto(tacticPage);
  await button(page, 'English').hover();
  const link = entry(page, 'Languages');
  await expect(link).toHaveAttribute('lang', 'en');
  await expect(link).toHaveAttribute('hreflang', 'en');
  await expect(link).toHaveAttribute('target', '_self');
});

test('[2S.11] the language link keeps query and hash of the address', async ({ page }) => {
  await page.goto(`${tacticPage}?from=mail&x=1#parameters`);
  await button(page, 'English').hover();
  await entry(page, 'Languages').evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await entry(page, 'Languages').click();
  const href = await entry(page, 'Languages').getAttribute('href');
  expect(new URL(href ?? '', page.url()).href).toBe(page.url());
  expect(page.url()).toMatch(/\/tactics\/tap\?from=mail&x=1#parameters$/);
});

test('[2S.12] [3.8] choosing a version stores it as the preferred one and stays on the page', async ({
  page,
}) => {
  await page.goto(tacticPage);
  expect(await stored(page, versionKey)).toBeNull();
  await button(page, 'Next').hover();
  await entries(page, 'Docs versions').click();
  await expect(page).toHaveURL(/\/tactics\/tap$/);
  expect(await stored(page, versionKey)).toBe('current');
  await page.reload();
  await expect(button(page, 'Next')).toBeVisible();
  expect(await stored(page, versionKey)).toBe('current');
});

test('[3.8] a stored version that does not exist is dropped', async ({ page }) => {
  await storeFirst(page, { [versionKey]: 'nope' });
  await page.goto(tacticPage);
  await expect.poll(() => stored(page, versionKey)).toBeNull();
});

test('[2S.11] one menu is open at a time', async ({ page }) => {
  await page.goto(tacticPage);
  await button(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await button(page, 'English').focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Languages')).toBeVisible();
  await expect(entries(page, 'Docs versions')).toHaveCount(0);
});
