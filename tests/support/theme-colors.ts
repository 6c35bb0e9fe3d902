import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8');
/** What is said first of a token holds for readers who ask for nothing else. */
const plain = css.slice(0, css.indexOf('@media'));

const colors = new Map(
  [...plain.matchAll(/--([\w-]+): var\(--l, (#\w{6})\) var\(--d, (#\w{6})\);/g)].map(
    ([, token = '', light = '', dark = '']) => [token, { light, dark }],
  ),
);

/** Names of the theme's colours that are one colour in light and one in dark mode. */
export const themeTokens: readonly string[] = [...colors.keys()];

/**
 * Colour of a token in a mode, as the style sheet has it: `#rrggbb`.
 * @throws when there is no such colour
 */
export function themeColor(token: string, mode: 'light' | 'dark'): string {
  const color = colors.get(token);
  if (!color) throw new Error(`The theme has no colour ${token}`);
  return color[mode];
}
