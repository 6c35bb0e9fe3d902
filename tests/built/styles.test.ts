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

/** Selectors of the rules for texts in some direction or language alone. */
const ofLanguages = (css: string) =>
  [...css.matchAll(/(?<=[{}])\[(?:dir|lang)=[^{}]*(?=\{)/g)].map(([selectors]) => selectors);

test('rules for a direction or a language go with the editions that need them', () => {
  const [english, arabic] = ['index.html', 'ar/index.html'].map((file) =>
    ofLanguages(/<style>(.*?)<\/style>/s.exec(builtText(file))?.[1] ?? ''),
  );
  expect(english).toEqual([]);
  expect(arabic).toContain('[dir=rtl] .leaves:after');
  expect(arabic?.filter((selectors) => selectors.startsWith('[lang='))).toEqual([]);
});

test('a rule that goes with some editions alone has no selector for the others', () => {
  // Commas in parentheses part no selectors.
  const selectors = [...sheets]
    .flatMap(ofLanguages)
    .flatMap((each) => each.replace(/\([^()]*\)/g, '').split(','));
  expect(selectors.length).toBeGreaterThan(3);
  for (const selector of selectors) expect(selector).toMatch(/^\[(?:dir|lang)=/);
});

test('the style of every page has each layer once', () => {
  const [core = ''] = sheets;
  const layers = [...core.matchAll(/@layer (\w+)\{/g)].map(([, name]) => name);
  expect(layers).toContain('print');
  expect(layers).toEqual([...new Set(layers)]);
});
