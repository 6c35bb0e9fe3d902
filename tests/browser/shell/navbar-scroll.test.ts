import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  longPage,
  navbar,
  navbarPlace,
  phone,
  scrollThrough,
  searchButton,
  settle,
  sidebar,
  test,
} from '../support/shell.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
const bottom = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Follows a link to a heading. The browser tells the page in a later task, maybe after frames that show the jump. */
async function jump(page: Page, place: number): Promise<void> {
  const jumped = await page.evaluateHandle(() => ({
    told: new Promise<void>((done) => {
      addEventListener('hashchange', () => done(), { once: true });
    }),
  }));
  await contents(page).nth(place).click();
  await jumped.evaluate(({ told }) => told);
}

async function hidesAndComesBack(page: Page): Promise<void> {
  expect(await navbarPlace(page)).toBe('shown');
  await scrollThrough(page, 100, 200, 400);
  expect(await navbarPlace(page)).toBe('hidden');
  await scrollThrough(page, 390);
  expect(await navbarPlace(page)).toBe('shown');
  expect((await navbar(page).boundingBox())?.y).toBe(0);
}

test('[2S.1] the navigation bar hides on the way down and comes back on the way up, but not for small moves', async ({
  page,
}) => {
  await page.goto(longPage);
  await test.step('it hides on the way down and comes back on the way up', () => hidesAndComesBack(page));

  await test.step('it stays while less than its own height is scrolled', async () => {
    await scrollThrough(page, 0, 20, 40, 59);
    expect(await page.evaluate(() => scrollY)).toBe(59);
    await expect(navbar(page)).toBeInViewport();
    await scrollThrough(page, 61, 75, 140);
    expect(await navbarPlace(page)).toBe('hidden');
    await scrollThrough(page, 10);
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a jump that starts at the very top does not hide it, the next step down does', async () => {
    await scrollThrough(page, 0, 900);
    expect(await navbarPlace(page)).toBe('shown');
    await scrollThrough(page, 901);
    expect(await navbarPlace(page)).toBe('hidden');
  });

  await test.step('a small bounce at the very bottom does not bring it back', async () => {
    const end = await bottom(page);
    await scrollThrough(page, 0, 300, end);
    expect(await navbarPlace(page)).toBe('hidden');
    await scrollThrough(page, end - 20);
    expect(await navbarPlace(page)).toBe('hidden');
    await scrollThrough(page, end - 200);
    expect(await navbarPlace(page)).toBe('shown');
  });

  await test.step('[2S.19] its search stays in view, opens by pointer and gives the focus back', async () => {
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await scrollThrough(page, 0, 300, 600);
      expect(await navbarPlace(page)).toBe('hidden');
      await expect(searchButton(page)).toBeInViewport({ ratio: 1 });
      await searchButton(page).click();
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(searchButton(page)).toBeFocused();
      expect(await navbarPlace(page), 'the bar is where the focus is').toBe('shown');
      await searchButton(page).blur();
    }
    await page.setViewportSize(desktop);
  });

  await test.step('so it does on a phone', async () => {
    await page.setViewportSize(phone);
    // Not reloaded: the browser would go back to the place.
    await page.goto('about:blank');
    await page.goto(longPage);
    await hidesAndComesBack(page);
  });
});

test('[2S.1] [2N.4] going to a heading hides the bar, on the way up too; a page loaded at one has its bar', async ({
  page,
}) => {
  await page.goto(longPage);
  await test.step('following a link to a heading hides the bar, on the way up too', async () => {
    await jump(page, 8);
    expect(await navbarPlace(page)).toBe('hidden');
    const low = await page.evaluate(() => scrollY);

    await jump(page, 3);
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(low);
    expect(await navbarPlace(page)).toBe('hidden');

    const here = await page.evaluate(() => scrollY);
    await scrollThrough(page, here - 30);
    expect(await navbarPlace(page)).toBe('shown');
  });

  await test.step('going to a heading of another page hides the bar, on the way up too', async () => {
    const bar = () => navbarPlace(page);
    await scrollThrough(page, 4000, 12000);
    expect(await bar()).toBe('hidden');
    await page.evaluate(() => location.assign('/quick-start#keep-going'));
    await expect(page.locator('#keep-going')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeLessThan(12000);
    await expect.poll(bar).toBe('hidden');
    await page.evaluate(() => location.assign('/community'));
    await expect.poll(bar).toBe('shown');
  });

  await test.step('a page loaded at a heading has its bar, until its reader goes on', async () => {
    await page.goto(`${longPage}#lists`);
    await expect(page.locator('#lists')).toBeInViewport();
    expect(await navbarPlace(page)).toBe('shown');
    const here = await page.evaluate(() => scrollY);
    await scrollThrough(page, here + 30);
    expect(await navbarPlace(page)).toBe('hidden');
  });
});

test('the bar comes back when the keyboard reaches it, stays while the focus is in it, and the keyboard walks through it without moving the page', async ({
  page,
}) => {
  await page.goto(longPage);
  await test.step('it comes back when the keyboard reaches it, and stays while the focus is in it', async () => {
    await scrollThrough(page, 100, 200, 400);
    expect(await navbarPlace(page)).toBe('hidden');
    await searchButton(page).focus();
    expect(await navbarPlace(page)).toBe('shown');
    await scrollThrough(page, 500, 600);
    expect(await navbarPlace(page)).toBe('shown');
  });

  await test.step('on the way back the keyboard reaches it without moving the page', async () => {
    const next = sidebar(page).getByRole('link').first();
    await next.evaluate((link) => link.focus({ preventScroll: true }));
    await scrollThrough(page, 1500, 1600);
    expect(await navbarPlace(page)).toBe('hidden');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('nav.navbar :focus')).toHaveCount(1);
    expect(await navbarPlace(page)).toBe('shown');
    expect(await page.evaluate(() => scrollY)).toBe(1600);
  });

  await test.step('the keyboard walks through it without moving the page', async () => {
    await searchButton(page).blur();
    await scrollThrough(page, 900, 1200, 1190);
    await searchButton(page).evaluate((link) => link.focus({ preventScroll: true }));
    for (let i = 0; i < 3; i += 1) {
      await page.keyboard.press('Tab');
      await settle(page);
      await expect(page.locator('nav.navbar :focus')).toHaveCount(1);
      expect(await page.evaluate(() => scrollY)).toBe(1190);
    }
  });
});
