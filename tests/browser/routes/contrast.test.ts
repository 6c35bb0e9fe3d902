import type { Page } from '@playwright/test';
import { expect, testSavingData as test } from '../support/shell.ts';

/** Surfaces that carry body text. */
const surfaces = ['paper', 'surface', 'raised', 'finding-wash', 'pass-wash', 'caution-wash'];

test.describe('text against what it stands on', () => {
  for (const mode of ['light', 'dark']) {
    test(`in ${mode} mode body text has 7 to 1, quiet text, links and code 4.5 to 1 and borders of controls 3 to 1 on every surface`, async ({
      page,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('dtx:color-mode', value), mode);
      await page.goto('/community');
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const atLeast = async (ratio: number, text: string, surface: string) =>
        expect
          .soft(await tokenContrast(page, text, surface), `${text} on ${surface}`)
          .toBeGreaterThanOrEqual(ratio);

      for (const surface of surfaces) await atLeast(7, 'ink', surface);
      await atLeast(7, 'code-ink', 'surface');
      for (const surface of surfaces)
        for (const text of ['muted', 'finding-text', 'pass-text', 'caution-text'])
          await atLeast(4.5, text, surface);
      for (const kind of ['comment', 'keyword', 'string', 'number', 'function', 'property', 'type'])
        for (const surface of ['surface', 'finding-wash', 'pass-wash', 'caution-wash'])
          await atLeast(4.5, `code-${kind}`, surface);
      // `finding` is the ring around what has the focus.
      for (const surface of ['paper', 'surface', 'raised'])
        for (const line of ['control-line', 'finding']) await atLeast(3, line, surface);

      // A paragraph is really drawn in those colours.
      const drawn = await page.evaluate(() => {
        const paragraph = document.querySelector('main h2 ~ p');
        return [
          paragraph && getComputedStyle(paragraph).color,
          getComputedStyle(document.documentElement).backgroundColor,
        ];
      });
      expect(drawn).toEqual([await tokenColor(page, 'ink'), await tokenColor(page, 'paper')]);
    });
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

/** Contrast of two tokens by the formula of WCAG 2, from 1 to 21. */
async function tokenContrast(page: Page, text: string, surface: string): Promise<number> {
  const [a, b] = [luminance(await tokenColor(page, text)), luminance(await tokenColor(page, surface))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
