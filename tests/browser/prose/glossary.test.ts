import { expect, type Page } from '@playwright/test';
import { axeViolations, showIn } from '../support/axe.ts';
import { serveFixture } from '../support/fixture-site.ts';
import { shared } from '../support/shared.ts';
import { test as base, testInTurnAt } from '../support/shell.ts';

const testInTurn = testInTurnAt('glossary');
const test = base.extend<{ siteUrl: string }>({
  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => use((await shared('glossary', () => serveFixture('glossary'))).url),
    { timeout: 240_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

const word = (page: Page, name = 'evaluator') => page.getByRole('button', { name, exact: true });
const definition = (page: Page) => page.getByRole('tooltip');

test.describe('a term', () => {
  test.beforeEach(({ page }) => page.goto('/terms'));

  testInTurn(
    'is its first mention on the page, described for screen readers at once, and looks like the text around it',
    async ({ page }) => {
      await expect(word(page)).toHaveCount(1);
      await expect(word(page)).toHaveAccessibleDescription('Judges a reply, by --eval or by itself.');
      await expect(definition(page)).toHaveCount(0);
      await expect(page.getByText('The evaluator again.').getByRole('button')).toHaveCount(0);

      await test.step('but for a dotted line', async () => {
        const [button, text] = await word(page).evaluate((each) => {
          const styles = [each, each.closest('p') ?? each].map((element) => getComputedStyle(element));
          return styles.map(({ font, color }) => `${font} ${color}`);
        });
        expect(button).toBe(text);
        await expect(word(page)).toHaveCSS('text-decoration-style', 'dotted');
        const [height, plain] = await page
          .locator('.prose > p', { hasText: 'evaluator' })
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
        expect(height, 'a line with a term is as high as others').toBe(plain);
      });
      await test.step('is plain text on paper', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(word(page)).toHaveCSS('text-decoration-line', 'none');
        await expect(definition(page)).toHaveCount(0);
      });
    },
  );

  testInTurn('shows its definition by pointer and by focus, and closes with Escape', async ({ page }) => {
    await test.step('while it has the focus', async () => {
      await word(page).focus();
      await expect(definition(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(definition(page)).toHaveText(/^Pass or fail/);
      await word(page, 'verdict').blur();
      await expect(definition(page)).toBeHidden();
    });
    await test.step('while the pointer is on the word or on the definition', async () => {
      await word(page).hover();
      await expect(definition(page)).toHaveText('Judges a reply, by --eval or by itself.');
      // In small steps: the pointer must not fall through a gap between the two.
      const box = (await definition(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const from = (await word(page).boundingBox()) ?? box;
      for (let y = from.y + from.height / 2; y < box.y + box.height - 2; y += 1) {
        await page.mouse.move(from.x + 10, y);
        expect(await definition(page).isVisible(), `at ${y - from.y} px`).toBe(true);
      }
      await page.mouse.move(0, 0);
      await expect(definition(page)).toBeHidden();
    });
    await test.step('closes with Escape, keeps the focus, and opens when the reader comes back', async () => {
      await word(page).hover();
      await page.keyboard.press('Escape');
      await expect(definition(page)).toBeHidden();
      await page.mouse.move(0, 0);
      await word(page).hover();
      await expect(definition(page)).toBeVisible();
      await page.mouse.move(0, 0);
      await word(page).focus();
      await page.keyboard.press('Escape');
      await expect(definition(page)).toBeHidden();
      await expect(word(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(definition(page)).toBeVisible();
    });
  });

  testInTurn('shows its definition below its line, whole, on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => {
        document.documentElement.dir = value;
      }, dir);
      for (const name of ['evaluator', 'verdict']) {
        await word(page, name).focus();
        const box = await definition(page).boundingBox();
        const line = await word(page, name).boundingBox();
        expect(box?.x, dir).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 999), dir).toBeLessThanOrEqual(360);
        const gap = (box?.y ?? 0) - ((line?.y ?? 0) + (line?.height ?? 0));
        expect(Math.abs(gap), `${name} (${dir}): below its line`).toBeLessThan(12);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow, dir).toBeLessThanOrEqual(360);
      // In the other direction it is placed anew.
      await word(page, 'verdict').blur();
    }
  });

  testInTurn('has no accessibility violation, closed and open, in both colour modes', async ({ page }) => {
    expect.soft(await axeViolations(page), 'light, closed').toEqual([]);
    await word(page).focus();
    expect.soft(await axeViolations(page), 'light, open').toEqual([]);
    await showIn(page, 'dark');
    await expect(definition(page)).toBeVisible();
    expect.soft(await axeViolations(page, 'colors'), 'dark, open').toEqual([]);
    await word(page).blur();
    await expect(definition(page)).toBeHidden();
    expect.soft(await axeViolations(page, 'colors'), 'dark, closed').toEqual([]);
  });
});

test.describe('a term by touch', () => {
  test.use({ hasTouch: true });

  test('shows its definition when it is tapped, and hides it when another place is', async ({ page }) => {
    await page.goto('/terms');
    await word(page).tap();
    await expect(definition(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(definition(page)).toBeHidden();
  });
});

test.describe('a term without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its definition by pointer and by focus', async ({ page }) => {
    await page.goto('/terms');
    await word(page).hover();
    await expect(definition(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(definition(page)).toBeHidden();
    await word(page).focus();
    await expect(definition(page)).toBeVisible();
  });
});

testInTurn(
  'the glossary lists every term with an address, its page and what is doubtful',
  async ({ page }) => {
    await page.goto('/glossary#term-verdict');
    await expect(page.locator('dt')).toHaveText(['evaluator', 'verdict']);
    await expect(page.locator('dd').first()).toContainText('Judges a reply');
    await expect(page.locator('dd').first().getByRole('link')).toHaveAttribute('href', '/only');
    await page.locator('dd').nth(1).getByRole('link', { name: 'Not certain: [1]' }).click();
    await expect(page.locator('li:target')).toContainText(
      'Read in the code, not run. Read from the reports.',
    );
    await page.goBack();
    await expect(page.locator('#term-verdict:target')).toBeVisible();
    await expect(page.getByRole('button', { name: 'evaluator' })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  },
);
