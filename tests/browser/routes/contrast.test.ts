import { themeColor, themeTokens } from '../../support/theme-colors.ts';
import { showIn } from '../support/axe.ts';
import { expect, testInTurn as test } from '../support/shell.ts';

// How far the colours of the theme are apart is computed: tests/unit/theme/contrast.test.ts.
test('text is drawn in the colours of the theme, in light and in dark mode', async ({ page }) => {
  await page.goto('/community');
  expect(themeTokens.length).toBeGreaterThan(20);
  for (const mode of ['light', 'dark'] as const) {
    await showIn(page, mode);
    const drawn = await page.evaluate((tokens) => {
      const style = getComputedStyle(document.body.appendChild(document.createElement('span')));
      const sample = document.body.lastElementChild as HTMLElement;
      const colors = tokens.map((token) => {
        sample.style.color = `var(--${token})`;
        return [token, style.color] as const;
      });
      sample.remove();
      const paragraph = document.querySelector('main h2 ~ p');
      return {
        ...Object.fromEntries(colors),
        text: paragraph && getComputedStyle(paragraph).color,
        page: getComputedStyle(document.documentElement).backgroundColor,
      };
    }, themeTokens);
    const expected = themeTokens.map((token) => [token, rgb(themeColor(token, mode))] as const);
    expect(drawn, mode).toEqual({
      ...Object.fromEntries(expected),
      text: rgb(themeColor('ink', mode)),
      page: rgb(themeColor('paper', mode)),
    });
  }
});

/** `#rrggbb` as a browser tells it: `rgb(r, g, b)`. */
function rgb(color: string): string {
  const parts = color.match(/\w{2}/g) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}
