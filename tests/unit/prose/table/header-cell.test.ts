import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderCell } from '../../../../src/prose/table/HeaderCell.tsx';

const cell = (...children: ReactNode[]) => renderToStaticMarkup(createElement(HeaderCell, null, ...children));
const code = (text: string) => createElement('code', null, text);

test('the text of a column title begins with a capital', () => {
  expect(cell('you want to')).toBe('<th scope="col">You want to</th>');
  expect(cell('étape')).toBe('<th scope="col">Étape</th>');
  expect(cell('set by ', code('-o'))).toBe('<th scope="col">Set by <code>-o</code></th>');
});

test('flags and names in code stay as they are', () => {
  expect(cell('--agent')).toBe('<th scope="col">--agent</th>');
  expect(cell(code('dtx[torch]'), ' installs')).toBe('<th scope="col"><code>dtx[torch]</code> installs</th>');
});

test('an empty corner is the header of nothing', () => {
  expect(cell()).toBe('<td></td>');
});

test('the header of a row is what the author wrote', () => {
  const html = renderToStaticMarkup(createElement(HeaderCell, { scope: 'row' }, 'dtx'));
  expect(html).toBe('<th scope="row">dtx</th>');
});
