import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFolder, builtText } from './site.ts';

test('no style needs `light-dark()`: browsers before 2024 would show black on dark', () => {
  const files = globSync('**/*.{html,css}', { cwd: builtFolder });
  expect(files.length).toBeGreaterThan(100);
  const needing = files.filter((file) => /<style>[^<]*light-dark\(|^[^<]*light-dark\(/.test(builtText(file)));
  expect(needing).toEqual([]);
});

/** Every style sheet inside any page. */
const sheets = new Set(
  globSync('**/index.html', { cwd: builtFolder }).flatMap((file) =>
    [...builtText(file).matchAll(/<style>(.*?)<\/style>/gs)].flatMap(([, css = '']) => css.split('\n')),
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
