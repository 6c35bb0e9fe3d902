import type { Page } from '@playwright/test';
import {
  blockStorage,
  expect,
  navbar,
  recordRootAtBodyStart,
  stored,
  storeFirst,
  tacticPage,
  test,
} from '../support/shell.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close', exact: true });
const key = 'dtx:announcement';

test('[2S.8] [3.10] the announcement is seen above the navigation bar and leads to its page until it is closed, then it is gone for good', async ({
  page,
}) => {
  const rootAtBodyStart = await recordRootAtBodyStart(page);
  await page.goto(tacticPage);
  await test.step('it is seen on the first visit, above the navigation bar', async () => {
    expect(await rootAtBodyStart()).not.toHaveProperty('announcementDismissed');
    await expect(bar(page)).toBeVisible();
    const [announcement, nav] = await Promise.all([
      bar(page).boundingBox(),
      page.locator('nav.navbar').boundingBox(),
    ]);
    expect(announcement?.y).toBe(0);
    expect(nav?.y).toBe(announcement?.height);
    await expect(bar(page)).toHaveText(/\S/);
  });

  await test.step('its link leads to a page of the site', async () => {
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/quick-start$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('closed, it is gone, on other pages and after a reload too', async () => {
    await page.goto(tacticPage);
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, key)).toBe('no-key-first-run');
    expect((await page.locator('nav.navbar').boundingBox())?.y).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.goto('/community');
    await expect(bar(page)).toBeHidden();
  });

  await test.step('closed, it does not flash up while the page loads', async () => {
    // Whatever hides the bar must not depend on the page's script, which comes after the first paint.
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.reload();
    expect(await rootAtBodyStart()).toHaveProperty('announcementDismissed');
    await expect(bar(page)).toBeHidden();
  });
});

test('[3.10] an announcement stays when another one was closed in another window, and goes away when it is closed itself there', async ({
  page,
  context,
}) => {
  await page.goto(tacticPage);
  const told = await page.evaluateHandle(() => ({
    told: new Promise<string | null>((done) => {
      addEventListener('storage', ({ newValue }) => done(newValue), { once: true });
    }),
  }));
  const other = await context.newPage();
  await other.goto('/community');
  await other.evaluate((name) => localStorage.setItem(name, 'an-earlier-announcement'), key);
  expect(await told.evaluate((each) => each.told)).toBe('an-earlier-announcement');
  await expect(bar(page)).toBeVisible();
  await close(other).click();
  await expect(bar(page)).toBeHidden();
  await other.close();
});

test('[2S.8] [3.10] an announcement with another id shows although an earlier one was closed, and closes by the keyboard', async ({
  page,
}) => {
  await storeFirst(page, { [key]: 'an-earlier-announcement' });
  await page.goto(tacticPage);
  await expect(bar(page)).toBeVisible();
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(navbar(page).getByRole('link').first(), 'the focus goes on').toBeFocused();
  await page.reload();
  await expect(bar(page)).toBeHidden();
});

test('[3.10] the announcement closes although storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await page.goto(tacticPage);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
});
