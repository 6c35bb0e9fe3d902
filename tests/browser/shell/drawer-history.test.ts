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
test('[2S.4] [2N.4] a link of the mobile menu leads to the top of its page, where the menu is closed, and Back to where the reader was, in one step', async ({
  page,
}) => {
  await page.goto('/community');
  await page.goto(tacticPage);
  await test.step('opened far down, it leads to the top of its page, and Back to where the reader was', async () => {
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
  await test.step('it leads to its page, where the menu is closed', async () => {
    await open(page);
    await sidebar(page).getByRole('link', { name: 'PAIR', exact: true }).click();
    await expect(page).toHaveURL(/\/tactics\/pair$/);
    await expectClosed(page);
    // The main menu goes along, too.
    await expect(page.locator('[data-drawer] a[hreflang="es"]')).toHaveAttribute('href', '/es/tactics/pair');
  });
  await test.step('Back after following it returns in one step', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/tactics\/tap$/);
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/community$/);
  });
});

test('[2S.4] opening the mobile menu takes one entry of the history, and opening and closing leaves nothing behind for Back', async ({
  page,
}) => {
  await page.goto('/community');
  await page.goto(tacticPage);
  const before = await historyLength(page);
  for (let i = 0; i < 2; i += 1) {
    await open(page);
    expect(await historyLength(page)).toBe(before + 1);
    await closer(page).click();
    await expectClosed(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/community$/);
});

/** The menu is whole, and one Back closes it on the page that was marked. */
async function expectOneBackCloses(page: Page, lengthWhenOpened: number): Promise<void> {
  await expect(drawer(page)).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  expect(await historyLength(page)).toBe(lengthWhenOpened);
  await page.goBack();
  await expectClosed(page);
  await expectSameDocument(page);
}

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

test('[2S.4] closed and opened again before the entry of the history is left, or loaded again while it is open, the mobile menu opens and closes as ever', async ({
  page,
}) => {
  await page.goto(tacticPage);
  await markDocument(page);
  await test.step('closed and opened again in the same moment, it is whole, and one Back closes it', async () => {
    await open(page);
    const opened = await historyLength(page);
    await page.evaluate(() => {
      for (const name of ['close', 'open'])
        document.querySelector<HTMLElement>(`[data-drawer-${name}]`)?.click();
    });
    await settle(page);
    await expectOneBackCloses(page, opened);
  });

  await test.step('opened again before the entry is left, it stays open, and one Back closes it', async () => {
    await open(page);
    const opened = await historyLength(page);
    await pressWhileLeaving(page, 'open');
    await expectOneBackCloses(page, opened);
  });

  await test.step('opened and closed again before the entry is left, it leaves the reader on the page', async () => {
    await open(page);
    await pressWhileLeaving(page, 'open', 'close');
    await expectClosed(page);
    await expectSameDocument(page);
  });

  await test.step('a page loaded again with an open menu begins with a closed one that opens and closes', async () => {
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
});
