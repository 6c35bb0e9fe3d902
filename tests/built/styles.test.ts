import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFolder, builtText } from './site.ts';

/** Every style sheet inside any page. */
const sheets = new Set(
  globSync('**/index.html', { cwd: builtFolder }).flatMap((file) =>
    [...builtText(file).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css),
  ),
);

test('what WebKit has by a name of its own alone is sent under both', () => {
  expect(sheets.size).toBeGreaterThan(5);
  for (const css of sheets) {
    const declarations = css.match(/[\w-]*(?:user-select|text-size-adjust):\w+%?/g) ?? [];
    const [own, standard] = [true, false].map((isOwn) =>
      declarations.filter((each) => each.startsWith('-webkit-') === isOwn),
    );
    expect(own).toEqual(standard?.map((each) => `-webkit-${each}`));
  }
});

test('a line of text gets its style by itself: WebKit refuses the shorthand with one', () => {
  for (const css of sheets) expect(css).not.toMatch(/text-decoration:[^;}]*\b(?:dotted|dashed|wavy|double)/);
});
