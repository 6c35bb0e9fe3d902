import type { Page } from '@playwright/test';
import {
  drawer,
  expect,
  expectSameDocument,
  markDocument,
  phone,
  scrollThrough,
  settle,
  sidebar,
  tacticPage,
  test,
} from '../support/shell.ts';
import { closer, expectClosed, open } from './drawer-support.ts';

const historyLength = (page: Page) => page.evaluate(() => history.length);

test.use({ viewport: phone });
test.beforeEach(({ page }) => page.goto(tacticPage));

test('[2S.4] a link of the mobile menu leads to its page, where the menu is closed', async ({ page }) => {
  await open(page);
  await sidebar(page).getByRole('link', { name: 'PAIR', exact: true }).click();
  await expect(page).toHaveURL(/\/tactics\/pair$/);
  await expectClosed(page);
});

test('[2S.4] Back after following a link of the mobile menu returns in one step', async ({ page }) => {
  await page.goto('/community');
  await page.goto(tacticPage);
  await open(page);
  await sidebar(page).getByRole('link', { name: 'PAIR', exact: true }).click();
  await expect(page).toHaveURL(/\/tactics\/pair$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/tactics\/tap$/);
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/community$/);
});

test('[2S.4] [2N.4] a link of the mobile menu, opened far down, leads to the top of its page, and Back to where the reader was', async ({
  page,
}) => {
  await scrollThrough(page, 800, 1500, 1450);
  await open(page);
  await drawer(page).getByRole('link', { name: 'Community', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');
  // Restored scrolling would come late.
  await settle(page);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TAP');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1450);
});

test('[2S.4] opening and closing leaves nothing behind for Back', async ({ page }) => {
  await page.goto('/community');
  await page.goto(tacticPage);
  for (let i = 0; i < 2; i += 1) {
    await open(page);
    await closer(page).click();
    await expectClosed(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/community$/);
});

test('[2S.4] opening the mobile menu twice in a row takes one entry of the history', async ({ page }) => {
  const before = await historyLength(page);
  await open(page);
  await closer(page).click();
  await expectClosed(page);
  await open(page);
  expect(await historyLength(page)).toBe(before + 1);
});

test('[2S.4] closed and opened again in the same moment, the mobile menu is whole, and one Back closes it', async ({
  page,
}) => {
  await markDocument(page);
  await open(page);
  const opened = await historyLength(page);
  await page.evaluate(() => {
    for (const name of ['close', 'open'])
      document.querySelector<HTMLElement>(`[data-drawer-${name}]`)?.click();
  });
  await settle(page);
  await expect(drawer(page)).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  expect(await historyLength(page)).toBe(opened);
  await page.goBack();
  await expectClosed(page);
  await expectSameDocument(page);
});

/** Presses buttons of the mobile menu in the task in which the page begins to leave the entry of the closed menu. */
async function pressWhileLeaving(page: Page, ...names: ('open' | 'close')[]): Promise<void> {
  await page.evaluate(async (all) => {
    const drawer = document.querySelector('[data-drawer]');
    const press = (name: string) => document.querySelector<HTMLElement>(`[data-drawer-${name}]`)?.click();
    const left = new Promise((done) => addEventListener('popstate', done, { once: true }));
    // After the listener of the page, which was there before.
    const closed = new Promise((done) => drawer?.addEventListener('close', done, { once: true }));
    press('close');
    await closed;
    for (const name of all) {
      press(name);
      // The browser's own comes later, often only when the entry is left.
      if (name === 'close') drawer?.dispatchEvent(new Event('close'));
    }
    await left;
  }, names);
  await settle(page);
}

test('[2S.4] opened again before the entry of the history is left, the mobile menu stays open, and one Back closes it', async ({
  page,
}) => {
  await markDocument(page);
  await open(page);
  const opened = await historyLength(page);
  await pressWhileLeaving(page, 'open');
  await expect(drawer(page)).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  expect(await historyLength(page)).toBe(opened);
  await page.goBack();
  await expectClosed(page);
  await expectSameDocument(page);
});

test('[2S.4] opened and closed again before the entry of the history is left, the mobile menu leaves the reader on the page', async ({
  page,
}) => {
  await markDocument(page);
  await open(page);
  await pressWhileLeaving(page, 'open', 'close');
  await expectClosed(page);
  await expectSameDocument(page);
});

test('[2S.4] a page loaded again with an open mobile menu begins with a closed one that opens and closes', async ({
  page,
}) => {
  await open(page);
  await page.reload();
  await expectClosed(page);
  await markDocument(page);
  await open(page);
  await closer(page).click();
  await expectClosed(page);
  await settle(page);
  await expectSameDocument(page);
});
