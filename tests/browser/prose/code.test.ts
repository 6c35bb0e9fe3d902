import type { Page } from '@playwright/test';
import { expect, test, testInTurn, testReading } from './site.ts';

const block = (page: Page, heading: string) => page.locator(`#${heading} + figure`);

/** Colours of the first token of each kind, and of plain code. */
function tokenColors(page: Page): Promise<string[]> {
  return block(page, 'plain').evaluate((figure) =>
    ['.k', '.s', '.c', 'code'].map((kind) => {
      const token = figure.querySelector(kind);
      return token ? getComputedStyle(token).color : '';
    }),
  );
}

test.describe('code', () => {
  test.beforeEach(({ page }) => page.goto('/parts/code'));

  testReading('is highlighted in the light and in the dark', async ({ page }) => {
    const light = await tokenColors(page);
    expect(new Set(light).size).toBe(4);
    expect(light).not.toContain('');
    await page.evaluate(() => localStorage.setItem('dtx:color-mode', 'dark'));
    await page.reload();
    const dark = await tokenColors(page);
    expect(new Set(dark).size).toBe(4);
    for (const [i, color] of dark.entries()) expect(color).not.toBe(light[i]);
  });

  testReading('shows its title, its line numbers and its marked lines', async ({ page }) => {
    const numbered = block(page, 'numbered');
    await expect(numbered.locator('figcaption')).toHaveText('scope.yml');
    const lines = numbered.locator('.l');
    await expect(lines).toHaveCount(6);
    const content = await lines.first().evaluate((line) => getComputedStyle(line, '::before').content);
    expect(content).toBe('counter(line)');
    await expect(numbered.locator('.lm')).toHaveText([
      /^ {2}name: shop$/,
      /^ {2}plugins:$/,
      /^ {4}- toxicity$/,
    ]);
    const [plain, marked] = await Promise.all(
      ['.l:not(.lm)', '.lm'].map((line) =>
        numbered
          .locator(line)
          .first()
          .evaluate((each) => getComputedStyle(each).backgroundColor),
      ),
    );
    expect(marked).not.toBe(plain);
  });

  testInTurn('a block with longer lines offers to break them, and others do not', async ({ page }) => {
    const session = block(page, 'session');
    await expect(session.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(session.getByRole('button', { name: 'Wrap lines' })).toHaveCount(0);
    await page.setViewportSize({ width: 240, height: 700 });
    const wrap = session.getByRole('button', { name: 'Wrap lines' });
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await wrap.focus();
    await page.keyboard.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    const overflow = () => session.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBe(0);
    await wrap.click();
    expect(await overflow()).toBeGreaterThan(0);
  });

  testReading('without showLineNumbers has none', async ({ page }) => {
    await expect(block(page, 'plain').locator('.numbered')).toHaveCount(0);
  });

  testReading('every line is one line high, empty ones too', async ({ page }) => {
    const tops = await block(page, 'numbered')
      .locator('.l')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
    const steps = tops.slice(1).map((top, i) => Math.round(top - (tops[i] ?? 0)));
    expect(new Set(steps).size).toBe(1);
    expect(steps[0]).toBeGreaterThan(15);
  });

  testReading('a change tells added from removed lines by sign and colour', async ({ page }) => {
    const change = block(page, 'change');
    await expect(change.locator('.lr')).toHaveText(['-  - name: old']);
    await expect(change.locator('.la')).toHaveText(['+  - name: new', '+  - name: newer']);
    const colors = await change
      .locator('.l')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).backgroundColor));
    expect(new Set(colors).size).toBe(3);
  });

  testReading('a session tells commands from output', async ({ page }) => {
    const session = block(page, 'session');
    await expect(session.locator('.lc')).toHaveText([
      /^\$ dtx redteam/,
      /--output scope\.yml$/,
      '$ dtx --version',
    ]);
    await expect(session.locator('.lo')).toHaveText(['Scope written to scope.yml', '0.18.2']);
  });

  testReading('an adversarial sample says so, to people and to programs', async ({ page }) => {
    const sample = block(page, 'sample');
    await expect(sample.locator('figcaption')).toHaveText('Adversarial sample: Stand-in');
    await expect(sample.locator('figcaption')).toBeVisible();
    await expect(page.locator('[data-sample]')).toHaveCount(1);
    await expect(sample).toHaveAttribute('data-sample', 'true');
  });

  testInTurn('is a tab stop with a name only while it scrolls', async ({ page }) => {
    const long = block(page, 'long').locator('pre');
    await expect(long).toHaveAttribute('tabindex', '0');
    await expect(long).toHaveAccessibleName('Long line');
    await long.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => long.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
    const short = block(page, 'sample').locator('pre');
    await expect(short).not.toHaveAttribute('tabindex');
    await expect(short).not.toHaveAttribute('role');
    await test.step('and never makes the page itself scroll sideways', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
    });
  });

  testInTurn('a long block is folded until somebody wants to see more [X.9]', async ({ page }) => {
    const folded = block(page, 'folded');
    const code = folded.locator('code');
    const show = folded.getByText('Show all 40 lines');
    /** Share of its lines that shows. */
    const shown = () => code.evaluate((each) => each.clientHeight / each.scrollHeight);
    expect(await shown()).toBeLessThan(0.6);
    await expect(block(page, 'numbered').locator('details')).toHaveCount(0);
    await test.step('by its button, by keyboard', async () => {
      await folded.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect.poll(shown).toBe(1);
      await folded.getByText('Show fewer lines').click();
      await expect.poll(shown).toBeLessThan(0.6);
      await expect(show).toBeInViewport();
    });
    await test.step('by what scrolls to a line of it, which stays in view', async () => {
      const line = folded.getByText('rule-35');
      await line.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await expect.poll(shown).toBe(1);
      await expect(line).toBeInViewport();
    });
    await test.step('and is whole on paper', async () => {
      await page.reload();
      await expect(show).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(show).toBeHidden();
      expect(await shown()).toBe(1);
      await page.emulateMedia({ media: 'screen' });
    });
  });
});
