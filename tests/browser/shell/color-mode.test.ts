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

const key = 'dtx:color-mode';
const root = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  navbar(page).getByRole('button', { name: /^Switch between dark and light mode/ });

async function expectMode(
  page: Page,
  choice: 'light' | 'dark' | 'system',
  colors: 'light' | 'dark',
): Promise<void> {
  await expect(toggle(page)).toHaveAccessibleName(
    `Switch between dark and light mode (currently ${choice} mode)`,
  );
  await expect(toggle(page)).toHaveAttribute('title', `${choice} mode`);
  await expect(root(page)).toHaveAttribute('data-theme', colors);
  await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
  const icons = ['light', 'dark', 'system'];
  for (const icon of icons) {
    await expect(toggle(page).locator(`.when-${icon}`)).toBeVisible({ visible: icon === choice });
  }
  expect(await isDark(page)).toBe(colors === 'dark');
}

/** Whether the page is really painted dark. */
async function isDark(page: Page): Promise<boolean> {
  const [red = 255] = await page.evaluate(() =>
    (getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
  );
  return red < 100;
}

test('[2S.10] [4.1] [3.9] the button cycles light, dark, system, says so and stores it', async ({ page }) => {
  await page.goto(tacticPage);
  await expectMode(page, 'light', 'light');
  expect(await stored(page, key)).toBeNull();
  for (const [choice, colors] of [
    ['dark', 'dark'],
    ['system', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const) {
    await toggle(page).click();
    await expectMode(page, choice, colors);
    expect(await stored(page, key)).toBe(choice);
  }
});

test('[4.3] the switch is enabled, also for the keyboard', async ({ page }) => {
  await page.goto(tacticPage);
  await expect(toggle(page)).toBeEnabled();
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expectMode(page, 'dark', 'dark');
  await page.keyboard.press('Space');
  await expectMode(page, 'system', 'light');
});

test('[4.2] [4.4] the first visit is light even when the operating system is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(tacticPage);
  await expectMode(page, 'light', 'light');
  await page.reload();
  await expectMode(page, 'light', 'light');
});

test('[4.4] a reader who chose nothing stays light when the operating system turns dark', async ({
  page,
}) => {
  await page.goto(tacticPage);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'light', 'light');
});

test('[4.1] [4.4] once "system" is chosen, the page follows the operating system at once', async ({
  page,
}) => {
  await storeFirst(page, { [key]: 'system' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(tacticPage);
  await expectMode(page, 'system', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'system', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'system', 'dark');
});

test('[3.9] the choice holds after a reload and on other pages', async ({ page }) => {
  await page.goto(tacticPage);
  await toggle(page).click();
  await page.reload();
  await expectMode(page, 'dark', 'dark');
  await page.goto('/search');
  await expectMode(page, 'dark', 'dark');
});

for (const [choice, colors] of [
  ['dark', 'dark'],
  ['system', 'dark'],
  ['light', 'light'],
] as const) {
  test(`[4.2] the choice ${choice} is painted from the first moment, before the page's script`, async ({
    page,
  }) => {
    await storeFirst(page, { [key]: choice });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/_astro/*.js', (route) => route.abort());
    const rootAtBodyStart = await recordRootAtBodyStart(page);
    await page.goto(tacticPage);
    expect(await rootAtBodyStart()).toMatchObject({ theme: colors, themeChoice: choice });
    expect(await isDark(page)).toBe(colors === 'dark');
  });
}

test('[3.9] a choice reaches the other open tabs of the site', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto(tacticPage), other.goto('/community')]);
  await toggle(page).click();
  await expectMode(other, 'dark', 'dark');
  await toggle(other).click();
  await expectMode(page, 'system', 'light');
  await other.evaluate(() => localStorage.clear());
  await expectMode(page, 'light', 'light');
});

test('[3.9] an unknown stored word counts as no choice', async ({ page }) => {
  await storeFirst(page, { [key]: 'purple' });
  await page.goto(tacticPage);
  await expectMode(page, 'light', 'light');
  await toggle(page).click();
  await expectMode(page, 'dark', 'dark');
  expect(await stored(page, key)).toBe('dark');
});

test('[3.9] with blocked storage the page is light and readable', async ({ page }) => {
  await blockStorage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(tacticPage);
  await expectMode(page, 'light', 'light');
});

test('[3.9] [4.1] with blocked storage a choice lasts as long as the page', async ({ page }) => {
  await blockStorage(page);
  await page.goto(tacticPage);
  await toggle(page).click();
  await expectMode(page, 'dark', 'dark');
  await toggle(page).click();
  await expectMode(page, 'system', 'light');
  await toggle(page).click();
  await expectMode(page, 'light', 'light');
});

test('[3.9] [4.1] with full storage a choice lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(tacticPage);
  await toggle(page).click();
  await expectMode(page, 'dark', 'dark');
});

test('[2S.10] without the page script the switch is disabled, so that it promises nothing', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(tacticPage);
  await expect(toggle(page)).toBeDisabled();
});
