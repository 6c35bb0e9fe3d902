import type { Page } from '@playwright/test';
import { showIn } from '../support/axe.ts';
import { expect, testSavingData as test } from '../support/shell.ts';

// How far the colours of the theme are apart is computed: tests/unit/theme/contrast.test.ts.
test('text is drawn in the colours of the theme, in light and in dark mode', async ({ page }) => {
  await page.goto('/community');
  for (const mode of ['light', 'dark'] as const) {
    await showIn(page, mode);
    const drawn = await page.evaluate(() => {
      const paragraph = document.querySelector('main h2 ~ p');
      return [
        paragraph && getComputedStyle(paragraph).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ];
    });
    expect(drawn, mode).toEqual([await tokenColor(page, 'ink'), await tokenColor(page, 'paper')]);
    // They are those of the mode, as the style sheet has them.
    expect(drawn[1], mode).toBe(mode === 'light' ? 'rgb(251, 250, 247)' : 'rgb(16, 19, 21)');
  }
});

/** What a token resolves to in the colours of the page: `rgb(r, g, b)`. */
function tokenColor(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const sample = document.createElement('span');
    sample.style.color = `var(--${name})`;
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }, token);
}
