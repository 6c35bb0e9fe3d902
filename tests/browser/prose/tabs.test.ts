import type { Page } from '@playwright/test';
import { expect, testInTurn as test, test as testAlone } from './site.ts';

const set = (page: Page, place: number) => page.getByRole('tablist').nth(place);
const tab = (page: Page, place: number, name: string) =>
  set(page, place).getByRole('tab', { name, exact: true });

test.describe('tabs [X.9]', () => {
  test.beforeEach(({ page }) => page.goto('/parts/tabs'));

  test('show one panel, are one tab stop, and are moved through by arrows', async ({ page }) => {
    await test.step('show one panel, named by its tab, and are one tab stop', async () => {
      await expect(set(page, 0).getByRole('tab')).toHaveText(['pip', 'uv', 'Docker']);
      await expect(page.getByRole('tabpanel', { name: 'pip' }).first()).toHaveText('Panel one of pip.');
      await expect(page.getByText('Panel one of uv.')).toBeHidden();
      await tab(page, 0, 'pip').focus();
      await page.keyboard.press('Tab');
      await expect(page.locator('[role=tab]:focus')).toHaveCount(0);
    });
    await test.step('arrows move, wrap at both ends and select; Home and End go to the ends', async () => {
      const moves = [
        ['ArrowRight', 'uv'],
        ['ArrowRight', 'Docker'],
        ['ArrowRight', 'pip'],
        ['ArrowLeft', 'Docker'],
        ['Home', 'pip'],
        ['End', 'Docker'],
      ] as const;
      await tab(page, 0, 'pip').focus();
      for (const [key, name] of moves) {
        await page.keyboard.press(key);
        await expect(tab(page, 0, name)).toBeFocused();
        await expect(tab(page, 0, name)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByText(`Panel one of ${name}.`)).toBeVisible();
        await expect(set(page, 0).locator('[aria-selected=true]')).toHaveCount(1);
      }
    });
    await test.step('arrows follow the reading direction of the page', async () => {
      await page.keyboard.press('Home');
      await expect(tab(page, 0, 'pip')).toBeFocused();
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await page.keyboard.press('ArrowLeft');
      await expect(tab(page, 0, 'uv')).toBeFocused();
    });
    await test.step('and that of their own text, where a page is not translated', async () => {
      await set(page, 0).evaluate((list: HTMLElement) => {
        list.dir = 'ltr';
      });
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 0, 'Docker')).toBeFocused();
    });
  });

  test('sets of one name switch together, whatever their order; others stay', async ({ page }) => {
    await tab(page, 1, 'pip').click();
    await tab(page, 0, 'uv').click();
    await expect(page.getByText('Panel one of uv.')).toBeVisible();
    await expect(page.getByText('Panel two of uv.')).toBeVisible();
    await expect(page.getByText('Panel two of pip.')).toBeHidden();
    await expect(page.getByText('Panel of Linux.')).toBeVisible();

    await test.step('a set without the chosen tab keeps its own', async () => {
      await tab(page, 1, 'pip').click();
      await tab(page, 0, 'Docker').click();
      await expect(page.getByText('Panel one of Docker.')).toBeVisible();
      await expect(page.getByText('Panel two of pip.')).toBeVisible();
    });
    await test.step('the chosen tab stays where it is on the screen while sets above it switch', async () => {
      await page.setViewportSize({ width: 1280, height: 400 });
      const chosen = tab(page, 1, 'uv');
      await tab(page, 1, 'pip').click();
      const before = (await chosen.boundingBox())?.y ?? 0;
      await chosen.click();
      expect(Math.abs(((await chosen.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
    });
  });

  test('a choice goes to the same page in another window', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(page.url());
    await tab(other, 0, 'uv').click();
    await expect(tab(page, 0, 'uv')).toHaveAttribute('aria-selected', 'true');
    await tab(other, 0, 'pip').click();
    await expect(tab(page, 0, 'pip')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Panel one of pip.')).toBeVisible();
    // A set that has no such tab keeps its own.
    await tab(other, 0, 'Docker').click();
    await expect(tab(page, 0, 'Docker')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Panel two of pip.')).toBeVisible();
    await other.close();
  });

  test('a choice is remembered, but not of a set without a name', async ({ page }) => {
    await test.step('a set without a name forgets', async () => {
      await tab(page, 2, 'uv').click();
      await expect(page.getByText('Panel of another uv.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Panel of Linux.')).toBeVisible();
      await expect(page.getByText('Panel one of pip.')).toBeVisible();
    });
    await test.step('the choice is remembered after a reload and on the next page, beside those in other sets', async () => {
      await page.evaluate(() => localStorage.setItem('dtx:tabs', '{"shell":"PowerShell"}'));
      await tab(page, 0, 'uv').click();
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('dtx:tabs') ?? ''));
      expect(stored).toEqual({ shell: 'PowerShell', installer: 'uv' });
      await page.reload();
      await expect(page.getByText('Panel one of uv.')).toBeVisible();
      await page.goto('/parts/tabs-again');
      await expect(page.getByText('Again uv.')).toBeVisible();
      await expect(page.getByText('Again pip.')).toBeHidden();
    });
    await test.step('the remembered tab shows without a flash: before the script of the page has come', async () => {
      await page.route(/\.js$/, (route) => route.abort());
      await page.reload();
      await expect(page.getByText('Again uv.')).toBeVisible();
      await expect(page.getByText('Again pip.')).toBeHidden();
    });
  });

  test('a stored choice that means nothing is passed over', async ({ page }) => {
    // More that is nothing: tests/unit/storage/slots.test.ts.
    for (const stored of ['{bad', '{"installer":"nothing"}']) {
      await test.step(stored, async () => {
        await page.evaluate((value) => localStorage.setItem('dtx:tabs', value), stored);
        await page.reload();
        await expect(page.getByText('Panel one of pip.')).toBeVisible();
        await tab(page, 0, 'uv').click();
        await expect(page.getByText('Panel one of uv.')).toBeVisible();
      });
    }
  });
});

test.describe('tabs without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  testAlone('all panels show, each under its label, and there is nothing to press', async ({ page }) => {
    await page.goto('/parts/tabs');
    for (const name of ['pip', 'uv', 'Docker'])
      await expect(page.getByText(`Panel one of ${name}.`)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    const label = await page
      .locator('[data-label=Docker]')
      .evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(label).toMatch(/Docker/);
  });
});
