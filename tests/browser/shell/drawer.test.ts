import type { Page } from '@playwright/test';
import {
  desktop,
  drawer,
  expect,
  expectSameDocument,
  longPage,
  markDocument,
  navbarPlace,
  phone,
  scrollThrough,
  settle,
  sidebar,
  tacticPage,
  test,
} from '../support/shell.ts';
import { closer, expectClosed, open, opener } from './drawer-support.ts';

const panel = (page: Page, name: 'primary' | 'secondary') => page.locator(`[data-drawer-panel=${name}]`);

test.use({ viewport: phone });
test.beforeEach(({ page }) => page.goto(tacticPage));

test('[2S.4] [4.5] the mobile menu is closed at first and opens by its button', async ({ page }) => {
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await open(page);
  await expect(page.locator('[data-drawer-open]')).toHaveAttribute('aria-expanded', 'true');
  await expect(closer(page)).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: 'DTX', exact: true })).toHaveAttribute('href', '/');
  await expect(
    drawer(page).getByRole('button', { name: /^Switch between dark and light mode/ }),
  ).toBeEnabled();
  expect(page.url()).toMatch(/\/tactics\/tap$/);
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'its close button': (page) => closer(page).click(),
  'a tap beside it': (page) => page.mouse.click(phone.width - 10, phone.height / 2),
  Escape: (page) => page.keyboard.press('Escape'),
  'Back in the browser': (page) => page.goBack(),
};

for (const [way, close] of Object.entries(ways)) {
  test(`[2S.4] the mobile menu closes by ${way} and leaves the reader on the page`, async ({ page }) => {
    await markDocument(page);
    await open(page);
    await close(page);
    await expectClosed(page);
    expect(page.url()).toMatch(/\/tactics\/tap$/);
    await expectSameDocument(page);
    await open(page);
    await expect(sidebar(page)).toBeVisible();
  });
}

test('[2S.4] closing the mobile menu gives the focus back to its button', async ({ page }) => {
  await open(page);
  await closer(page).click();
  await expect(opener(page)).toBeFocused();
});

test('[2S.4] Tab and Shift+Tab stay inside the mobile menu', async ({ page }) => {
  await open(page);
  const stops = await drawer(page).locator('a, button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let i = 0; i < stops + 3; i += 1) {
      await page.keyboard.press(key);
      // Between the last and the first stop the browser's own controls, seen as the body, may have the focus.
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog')
          ? 'inside'
          : activeElement?.outerHTML;
      });
      expect(place).toBe('inside');
    }
  }
});

test('[2S.4] on a docs page the docs sidebar shows first, the main menu behind a button', async ({
  page,
}) => {
  await open(page);
  await expect(panel(page, 'secondary')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('TAP');
  await expect(panel(page, 'primary')).toHaveJSProperty('inert', true);
  await expect(panel(page, 'primary')).toBeHidden();

  await drawer(page).getByRole('button', { name: '← Back to main menu', exact: true }).click();
  await expect(panel(page, 'primary')).toBeVisible();
  await expect(panel(page, 'primary')).toHaveJSProperty('inert', false);
  await expect(panel(page, 'secondary')).toHaveJSProperty('inert', true);
  await expect(panel(page, 'secondary')).toBeHidden();
  await expect(panel(page, 'primary').getByRole('listitem').getByRole('link').first()).toHaveAccessibleName(
    'Company (opens in new tab)',
  );

  await closer(page).click();
  await expectClosed(page);
  await open(page);
  await expect(panel(page, 'secondary')).toBeVisible();
});

test('[2S.4] outside the docs the mobile menu has the main menu only', async ({ page }) => {
  await page.goto('/search');
  await open(page);
  await expect(panel(page, 'primary')).toBeVisible();
  await expect(panel(page, 'primary')).toHaveJSProperty('inert', false);
  await expect(drawer(page).getByRole('button', { name: '← Back to main menu' })).toHaveCount(0);
  await expect(drawer(page).getByRole('link', { name: /^Blog/ })).toBeVisible();
});

test('[2S.4] while the mobile menu is open the page behind it does not scroll', async ({ page }) => {
  await page.goto(longPage);
  await scrollThrough(page, 30);
  await open(page);
  // A page that is not drawn yet as it is now scrolls as before.
  await settle(page);
  await page.mouse.move(phone.width - 10, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 6000);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(30);
  await closer(page).click();
  await expectClosed(page);
  // And does not scroll as long as it is drawn with the menu.
  await settle(page);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('[2S.4] the mobile menu opened far down leaves the reader where he was', async ({ page }) => {
  await page.goto(longPage);
  await scrollThrough(page, 800, 1500, 1450);
  expect(await navbarPlace(page)).toBe('shown');
  await open(page);
  await closer(page).click();
  await expectClosed(page);
  expect(await page.evaluate(() => scrollY)).toBe(1450);
});

test('[4.6] [9.14] widening to 997 px closes the mobile menu for good and puts the sidebar back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page);
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
  await expect(page.locator('.sidebar').getByRole('link', { name: 'TAP', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expectClosed(page);
  await expect(opener(page)).toBeVisible();
});

test('[9.14] the mobile menu is for 996 px and less, the bar and the columns for more', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(opener(page)).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await expect(page.locator('.navbar-links')).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(opener(page)).toBeHidden();
  await expect(sidebar(page)).toBeVisible();
  await expect(page.locator('.navbar-links')).toBeVisible();
});

test('[2S.4] [4.8] branches of the sidebar open in the mobile menu too, and stay in the sidebar', async ({
  page,
}) => {
  await open(page);
  await sidebar(page)
    .getByRole('button', { name: "Expand sidebar category 'Architecture'", exact: true })
    .click();
  await expect(sidebar(page).getByRole('link', { name: 'Plugins', exact: true }).first()).toBeVisible();
  await closer(page).click();
  await page.setViewportSize(desktop);
  await expect(
    sidebar(page).getByRole('button', { name: "Collapse sidebar category 'Architecture'", exact: true }),
  ).toBeVisible();
});

for (const label of ['Next', 'English']) {
  test(`[4.8] the dropdown ${label} of the mobile menu opens and closes by its button`, async ({ page }) => {
    await open(page);
    await drawer(page).getByRole('button', { name: '← Back to main menu' }).click();
    const entry = drawer(page).getByRole('link', { name: label, exact: true });
    await expect(entry).toBeHidden();
    const expand = drawer(page).getByRole('button', { name: `${label}: Expand the dropdown`, exact: true });
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    await expand.click();
    await expect(entry).toBeVisible();
    const collapse = drawer(page).getByRole('button', {
      name: `${label}: Collapse the dropdown`,
      exact: true,
    });
    await expect(collapse).toHaveAttribute('aria-expanded', 'true');
    await collapse.click();
    await expect(entry).toBeHidden();
  });
}

test('[2S.10] the colour mode switches from the mobile menu', async ({ page }) => {
  await open(page);
  await drawer(page)
    .getByRole('button', { name: /currently light mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(drawer(page).getByRole('button', { name: /currently dark mode/ })).toBeVisible();
});
