import type { Page } from '@playwright/test';
import {
  blockStorage,
  expect,
  navbar,
  recordRootAtBodyStart,
  stored,
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
  await expect(root(page), 'what the browser draws itself').toHaveCSS('color-scheme', colors);
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

const store = (page: Page, choice: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, choice] as const);

test('[2S.10] [4.1] [4.3] [3.9] the button cycles light, dark, system, says so and stores it, and the choice holds', async ({
  page,
}) => {
  await page.goto(tacticPage);
  await test.step('the button cycles light, dark, system, says so and stores it', async () => {
    await expectMode(page, 'light', 'light');
    expect(await stored(page, key)).toBeNull();
    await expect(toggle(page)).toBeEnabled();
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
  await test.step('the switch is enabled, also for the keyboard', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(toggle(page)).toBeEnabled();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expectMode(page, 'dark', 'dark');
    await page.keyboard.press('Space');
    await expectMode(page, 'system', 'light');
  });
  await test.step('the choice holds after a reload and on other pages', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.reload();
    await expectMode(page, 'dark', 'dark');
    await page.goto('/search');
    await expectMode(page, 'dark', 'dark');
  });
});

test('[4.2] [4.4] who chose nothing has a light page, whatever the operating system says', async ({
  page,
}) => {
  await test.step('the first visit is light even when the operating system is dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(tacticPage);
    await expectMode(page, 'light', 'light');
  });
  await test.step('it stays light when the operating system turns dark', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMode(page, 'light', 'light');
  });
  await test.step('the second visit is light, too', async () => {
    await page.reload();
    await expectMode(page, 'light', 'light');
  });
});

test("[4.2] [2S.10] a choice is painted from the first moment, before the page's script, and the switch waits for that", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/_astro/*.js', (route) => route.abort());
  const rootAtBodyStart = await recordRootAtBodyStart(page);
  await page.goto(tacticPage);
  await test.step('without the page script the switch is disabled, so that it promises nothing', () =>
    expect(toggle(page)).toBeDisabled());
  for (const [choice, colors] of [
    ['dark', 'dark'],
    ['system', 'dark'],
    ['light', 'light'],
  ] as const) {
    await test.step(`the choice ${choice} is painted from the first moment`, async () => {
      await store(page, choice);
      await page.reload();
      expect(await rootAtBodyStart()).toMatchObject({ theme: colors, themeChoice: choice });
      expect(await isDark(page)).toBe(colors === 'dark');
    });
  }
});

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

test('[3.9] [4.1] [4.4] what is stored is read with care: "system" follows the operating system, an unknown word is not a choice, and storage may be full', async ({
  page,
}) => {
  await page.goto(tacticPage);
  await test.step('once "system" is chosen, the page follows the operating system at once', async () => {
    await store(page, 'system');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expectMode(page, 'system', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'system', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMode(page, 'system', 'dark');
  });
  await test.step('an unknown stored word counts as no choice', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await store(page, 'purple');
    await page.reload();
    await expectMode(page, 'light', 'light');
    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
    expect(await stored(page, key)).toBe('dark');
  });
  await test.step('with full storage a choice lasts as long as the page', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
  });
});

test('[3.9] [4.1] with blocked storage the page is light and readable, and a choice lasts as long as the page', async ({
  page,
}) => {
  await blockStorage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(tacticPage);
  await expectMode(page, 'light', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await toggle(page).click();
  await expectMode(page, 'dark', 'dark');
  await toggle(page).click();
  await expectMode(page, 'system', 'light');
  await toggle(page).click();
  await expectMode(page, 'light', 'light');
});
