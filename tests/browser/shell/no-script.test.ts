import type { Page } from '@playwright/test';
import { expect, longPage, navbar, phone, sidebar, tacticPage, test } from '../support/shell.ts';

async function expectNoIdleControls(page: Page): Promise<void> {
  for (const name of [/^Switch between dark and light mode/, 'Close', 'Copy', 'Toggle navigation bar']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
}

async function sidebarLeadsOn(page: Page): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'PAIR', exact: true }).click();
  await expect(page).toHaveURL(/\/tactics\/pair$/);
}

async function menuOpens(page: Page, label: string, list: string): Promise<void> {
  const entries = navbar(page).getByRole('list', { name: list }).getByRole('link');
  const entry = entries.first();
  await expect(entries).toHaveCount(0);
  await navbar(page).getByRole('button', { name: label, exact: true }).hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(600, 600);
  await expect(entries).toHaveCount(0);
  await navbar(page).getByRole('button', { name: label, exact: true }).focus();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
}

async function expectEveryPanel(page: Page): Promise<void> {
  const panels = page.getByRole('tabpanel');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    const { shown, label } = await panel.evaluate((element) => ({
      shown: getComputedStyle(element, '::before').content,
      label: element.getAttribute('data-label'),
    }));
    expect(shown).toBe(`"${label}"`);
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[2S.9] [4.2] without script a page has its sidebar, its menus and a skip link, no control that needs script, and is light', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(tacticPage);
    await test.step('a reader whose system is dark gets a light page', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    });
    await test.step('the skip link leads to the content', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
    await test.step('no control is shown that needs script', () => expectNoIdleControls(page));
    await test.step('the menu English opens under the pointer and by focus', () =>
      menuOpens(page, 'English', 'Languages'));
    await test.step('the menu Version opens under the pointer and by focus', () =>
      menuOpens(page, 'Version: Next', 'Docs versions'));
    await test.step('the sidebar is readable beside the text and has no button that does nothing', async () => {
      await expect(sidebar(page)).toBeVisible();
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('TAP');
      await expect(sidebar(page).getByRole('button', { name: /sidebar category/ })).toHaveCount(0);
      await sidebarLeadsOn(page);
    });
    await test.step('a folder without a page shows what it holds', async () => {
      await page.goto('/redteam/');
      await expect(sidebar(page).locator('a[href="/redteam/http/openai_apis"]')).toBeVisible();
    });
    await test.step('every tab panel shows, under its label', async () => {
      await page.goto('/installation/');
      await expectEveryPanel(page);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('[2N.15] without script a phone has the contents, the links of the bar and the sidebar below the text', async ({
      page,
    }) => {
      await page.goto(longPage);
      await test.step('the contents lead to their headings', async () => {
        await page.locator('main summary', { hasText: 'On this page' }).click();
        await page.locator('main details a[href="#examples"]').click();
        await expect(page.locator('#examples')).toBeInViewport();
      });
      await page.goto(tacticPage);
      await test.step('it has the links of the bar and no menu button', async () => {
        await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(navbar(page).getByRole('link', { name: /^Company/ })).toBeVisible();
        await expect(navbar(page).getByRole('link', { name: /^Blog/ })).toBeVisible();
      });
      await test.step('no control is shown that needs script', () => expectNoIdleControls(page));
      for (const [label, list] of [
        ['English', 'Languages'],
        ['Version: Next', 'Docs versions'],
      ] as const) {
        await test.step(`the menu ${label} opens under the pointer and by focus, all of it in view`, async () => {
          await menuOpens(page, label, list);
          await expect(navbar(page).getByRole('list', { name: list })).toBeInViewport({ ratio: 1 });
        });
      }
      await test.step('it has the sidebar below the text', async () => {
        await expect(sidebar(page)).toBeVisible();
        const [text, list] = await Promise.all([
          page.getByRole('main').boundingBox(),
          sidebar(page).boundingBox(),
        ]);
        expect(list?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
        await sidebarLeadsOn(page);
      });
    });
  });
});

test('when the script does not arrive the page reads as usual', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(longPage);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'On this page' }).locator('a[href="#examples"]').click();
  await expect(page.locator('#examples')).toBeInViewport();
});
