import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RenderContext } from '../../../src/view/context.ts';
import { Legend } from '../../../src/view/roles/Legend.tsx';
import { RoleGlyph } from '../../../src/view/roles/RoleGlyph.tsx';
import { isRole, roleGlyphs, roles } from '../../../src/view/roles/roles.ts';
import type { PartName } from '../../../src/view/styles.ts';
import { contrast } from '../../support/contrast.ts';
import { declarationsOf } from '../../support/css-declarations.ts';
import { themeColor } from '../../support/theme-colors.ts';
import { page, siteOf } from '../site-folder.ts';

const declarations = declarationsOf(readFileSync('src/view/roles/roles.css', 'utf8'));
const kinds = ['plain', ...roles];

const said = (kind: string, property: string, media = '') =>
  declarations.find(
    (each) => each.media === media && each.property === property && each.selectors.includes(`.role-${kind}`),
  )?.value ?? 'none';

/** The colour that a property of a role has in a mode; it is a pair, or the colour of the theme or of the role. */
function color(kind: string, property: string, mode: 'light' | 'dark'): string {
  const value = said(kind, property);
  const pair = value.match(/#\w{6}/g);
  if (pair) return pair[mode === 'light' ? 0 : 1] ?? 'none';
  const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? value;
  return token === 'role' ? color(kind, '--role', mode) : themeColor(token, mode);
}

describe.each(['light', 'dark'] as const)('colours of the roles in %s mode', (mode) => {
  const grounds = (kind: string) => [
    color(kind, '--role-wash', mode),
    ...['paper', 'surface', 'raised'].map((token) => themeColor(token, mode)),
  ];

  it.each(kinds)('reach 4.5 to 1 with words and 3 to 1 with lines: %s', (kind) => {
    for (const ground of grounds(kind)) {
      const [words, lines] = [color(kind, '--role-text', mode), color(kind, '--role', mode)];
      expect.soft(contrast(words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect.soft(contrast(lines, ground), `${lines} on ${ground}`).toBeGreaterThanOrEqual(3);
      expect.soft(contrast(themeColor('ink', mode), ground), `ink on ${ground}`).toBeGreaterThanOrEqual(7);
    }
  });

  it('differ from each other', () => {
    expect(new Set(kinds.map((kind) => color(kind, '--role', mode))).size).toBe(kinds.length);
  });
});

it('[X.12] roles have shapes of their own, so that colour is never alone', () => {
  expect(new Set(Object.values(roleGlyphs)).size).toBe(roles.length);
  expect([...roles]).toEqual(['attacker', 'target', 'evaluator', 'finding', 'guard']);
});

it('the reader’s own colours replace those of the roles', () => {
  const forced = declarations.filter(({ media }) => media === '(forced-colors: active)');
  expect(forced.map(({ selectors, property, value }) => [...selectors, property, value])).toEqual([
    ['[class*="role-"]', '--role', 'CanvasText'],
    ['[class*="role-"]', '--role-text', 'CanvasText'],
    ['[class*="role-"]', '--role-wash', 'Canvas'],
    ['.role-glyph .hit', 'fill', 'Highlight'],
    ['.role-glyph .hit', 'stroke', 'Highlight'],
  ]);
});

it('names from outside are roles only when they are in the list', () => {
  expect(['attacker', 'guard', 'atacker', 'plain', 'toString', ''].filter(isRole)).toEqual([
    'attacker',
    'guard',
  ]);
});

async function drawn(element: ReactElement) {
  const site = await siteOf({ 'x.md': page({ title: 'X' }, '\nText.\n') });
  const parts = new Set<PartName>();
  const html = renderToStaticMarkup(
    createElement(RenderContext.Provider, { value: { site, path: '/x', parts } }, element),
  );
  return { tree: fromHtml(html, { fragment: true }), html, parts };
}

describe('the legend', () => {
  it('says the roles of its picture in words, once each, in the order of the list', async () => {
    const { tree, html, parts } = await drawn(
      createElement(Legend, { used: ['guard', 'attacker', 'guard', 'finding'] }),
    );
    expect(selectAll('li', tree).map((each) => textOf(each).trim())).toEqual([
      'Attacker',
      'Finding',
      'Guard',
    ]);
    expect(selectAll('svg', tree).map(({ properties }) => properties.ariaHidden)).toEqual(
      Array(3).fill('true'),
    );
    expect([...parts]).toEqual(['roles']);
    expect(html).not.toContain('style=');
  });

  it('is not there for a picture without roles, nor are its styles', async () => {
    const { html, parts } = await drawn(createElement(Legend, { used: [] }));
    expect([html, [...parts]]).toEqual(['', []]);
  });
});

it('the sign of a role is as large as asked', async () => {
  const { html } = await drawn(createElement(RoleGlyph, { role: 'target', size: 32 }));
  expect(html).toContain('class="role-glyph role-target"');
  expect(html).toContain('width="32"');
});
