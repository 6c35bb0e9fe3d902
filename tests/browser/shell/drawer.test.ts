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

test('[2S.4] [4.5] the mobile menu opens by its button: on a docs page on the sidebar, outside the docs on the main menu', async ({
  page,
}) => {
  // So low that the sidebar has to be scrolled to show the current page.
  await page.setViewportSize({ ...phone, height: 480 });
  await page.goto(tacticPage);
  await test.step('it is closed at first and opens by its button', async () => {
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

  await test.step('the docs sidebar shows first, the main menu behind a button', async () => {
    await expect(panel(page, 'secondary')).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('TAP');
    await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    await expect(panel(page, 'primary')).toHaveJSProperty('inert', true);
    await expect(panel(page, 'primary')).toBeHidden();

    await drawer(page).getByRole('button', { name: '← Back to main menu', exact: true }).click();
    await expect(panel(page, 'primary')).toBeVisible();
    await expect(panel(page, 'primary')).toHaveJSProperty('inert', false);
    await expect(panel(page, 'secondary')).toHaveJSProperty('inert', true);
    await expect(panel(page, 'secondary')).toBeHidden();
    await expect(panel(page, 'primary').locator('a').first(), 'the focus goes on').toBeFocused();
    await expect(panel(page, 'primary').getByRole('listitem').getByRole('link').first()).toHaveAccessibleName(
      'Company (opens in new tab)',
    );
    const here = page.url();
    await page.context().route('https://**', (route) => route.abort());
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      panel(page, 'primary').getByRole('listitem').getByRole('link').first().click(),
    ]);
    await tab.close();
    expect(page.url(), 'a link that opens a tab leaves this page alone').toBe(here);

    await closer(page).click();
    await expectClosed(page);
    await open(page);
    await expect(panel(page, 'secondary')).toBeVisible();
  });

  await test.step('outside the docs the mobile menu has the main menu only', async () => {
    await page.goto('/search');
    await open(page);
    await expect(panel(page, 'primary')).toBeVisible();
    await expect(panel(page, 'primary')).toHaveJSProperty('inert', false);
    await expect(drawer(page).getByRole('button', { name: '← Back to main menu' })).toHaveCount(0);
    await expect(drawer(page).getByRole('link', { name: /^Blog/ })).toBeVisible();
  });
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'its close button': (page) => closer(page).click(),
  'a tap beside it': (page) => page.mouse.click(phone.width - 10, phone.height / 2),
  Escape: (page) => page.keyboard.press('Escape'),
  'Back in the browser': (page) => page.goBack(),
};

test('[2S.4] the mobile menu closes by its close button, a tap beside it, Escape and Back, and leaves the reader on the page', async ({
  page,
}) => {
  await page.goto(tacticPage);
  await markDocument(page);
  await open(page);
  for (const [way, close] of Object.entries(ways)) {
    await test.step(`it closes by ${way}, and opens again whole`, async () => {
      await close(page);
      await expectClosed(page);
      expect(page.url()).toMatch(/\/tactics\/tap$/);
      await expectSameDocument(page);
      if (way === 'its close button') await expect(opener(page), 'the focus comes back').toBeFocused();
      await open(page);
      await expect(sidebar(page)).toBeVisible();
    });
  }
});

test('[2S.4] Tab and Shift+Tab stay inside the mobile menu', async ({ page }) => {
  await page.goto(tacticPage);
  await open(page);
  const stops = await drawer(page).locator('a, button').count();
  // Where each key leads, noted by the page: asking it after each costs as much as the key.
  await page.evaluate(() => {
    const places: (string | undefined)[] = [];
    Object.assign(window, { places });
    const note = () => {
      const { activeElement } = document;
      // Between the last and the first stop the browser's own controls, seen as the body, may have the focus.
      const isInside = activeElement === document.body || activeElement?.closest('dialog');
      places.push(isInside ? 'inside' : activeElement?.outerHTML);
    };
    addEventListener('keyup', ({ key }) => key === 'Tab' && note(), true);
  });
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let i = 0; i < stops + 3; i += 1) await page.keyboard.press(key);
  }
  const places = await page.evaluate(() => (window as unknown as { places: (string | undefined)[] }).places);
  expect(places).toEqual(Array.from({ length: 2 * (stops + 3) }, () => 'inside'));
});

test('[2S.4] the page behind the mobile menu does not scroll, and stands where it stood when the menu is closed', async ({
  page,
}) => {
  await page.goto(longPage);
  await test.step('while it is open the page behind it does not scroll', async () => {
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

  await test.step('opened far down, it leaves the reader where he was', async () => {
    await scrollThrough(page, 800, 1500, 1450);
    expect(await navbarPlace(page)).toBe('shown');
    await open(page);
    await closer(page).click();
    await expectClosed(page);
    expect(await page.evaluate(() => scrollY)).toBe(1450);
  });
});

test('[4.6] [9.14] the mobile menu is for 996 px and less, the bar and the columns for more, also when the window is widened while it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await page.goto(tacticPage);
  await test.step('it is for 996 px and less, the bar and the columns for more', async () => {
    await expect(opener(page)).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await expect(page.locator('.navbar-links')).toBeHidden();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(opener(page)).toBeHidden();
    await expect(sidebar(page)).toBeVisible();
    await expect(page.locator('.navbar-links')).toBeVisible();
  });

  await test.step('widening to 997 px closes the mobile menu for good and puts the sidebar back', async () => {
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
});

async function dropdownOpensAndCloses(page: Page, label: string, current: string): Promise<void> {
  const entry = drawer(page).getByRole('link', { name: current, exact: true });
  await expect(entry).toBeHidden();
  const expand = drawer(page).getByRole('button', { name: `${label}: Expand the dropdown`, exact: true });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  await expand.click();
  await expect(entry).toBeVisible();
  const collapse = drawer(page).getByRole('button', { name: `${label}: Collapse the dropdown`, exact: true });
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await collapse.click();
  await expect(entry).toBeHidden();
}

test('[2S.4] [4.8] [2S.10] in the mobile menu branches, dropdowns and the colour mode work', async ({
  page,
}) => {
  await page.goto(tacticPage);
  await open(page);
  await test.step('branches of the sidebar open in it too', async () => {
    await sidebar(page)
      .getByRole('button', { name: "Expand sidebar category 'Architecture'", exact: true })
      .click();
    await expect(sidebar(page).getByRole('link', { name: 'Plugins', exact: true }).first()).toBeVisible();
  });
  await drawer(page).getByRole('button', { name: '← Back to main menu' }).click();
  for (const [label, current] of [
    ['Version: Next', 'Next'],
    ['English', 'English'],
  ] as const) {
    await test.step(`the dropdown ${label} opens and closes by its button`, () =>
      dropdownOpensAndCloses(page, label, current));
  }
  await test.step('the colour mode switches', async () => {
    await drawer(page)
      .getByRole('button', { name: /currently light mode/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(drawer(page).getByRole('button', { name: /currently dark mode/ })).toBeVisible();
  });
  await test.step('branches that were opened in it stay open in the sidebar', async () => {
    await closer(page).click();
    await page.setViewportSize(desktop);
    await expect(
      sidebar(page).getByRole('button', { name: "Collapse sidebar category 'Architecture'", exact: true }),
    ).toBeVisible();
  });
});
