import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderCell } from '../../../../src/prose/table/HeaderCell.tsx';
import { withLabels } from '../../../../src/prose/table/rows.tsx';

const row = (...cells: ReactNode[]) => h('tr', null, ...cells);
const head = (...titles: ReactNode[]) =>
  h('thead', null, row(...titles.map((title, key) => h(HeaderCell, { key }, title))));
const html = (...parts: ReactNode[]) => renderToStaticMarkup(h('table', null, withLabels(parts)));

test('each cell but the first says the title of its column, and each part its role', () => {
  const table = html(
    head('flag', ['sets ', h('code', { key: 'x' }, 'x')]),
    h('tbody', null, row(h('td', null, '-a'), h('td', null, 'one'))),
  );
  expect(table).toBe(
    '<table><thead role="rowgroup"><tr role="row">' +
      '<th scope="col" role="columnheader">Flag</th><th scope="col" role="columnheader">Sets <code>x</code></th>' +
      '</tr></thead><tbody role="rowgroup"><tr role="row">' +
      '<td role="cell">-a</td><td role="cell" data-label="Sets x">one</td></tr></tbody></table>',
  );
});

test('a header of a row stays one, and an empty corner is a cell', () => {
  const table = html(
    head(null, 'one'),
    h('tbody', null, row(h(HeaderCell, { scope: 'row' }, 'dtx'), h('td', null, 'a'))),
  );
  expect(table).toContain('<td role="cell"></td><th scope="col" role="columnheader">One</th>');
  expect(table).toContain('<th scope="row" role="rowheader">dtx</th><td role="cell" data-label="One">a</td>');
});

test('a component in place of a row is left as it is', () => {
  const Row = ({ children, role }: { children?: ReactNode; role?: string }) =>
    h('tr', { id: role ?? 'none' }, children);
  const table = html(head('a', 'b'), h('tbody', null, h(Row, null, h('td', null, 'c'))));
  expect(table).toContain('<tr id="none"><td>c</td></tr>');
});

test('a table without a head has no labels', () => {
  expect(html(h('tbody', null, row(h('td', null, 'a'), h('td', null, 'b'))))).toBe(
    '<table><tbody role="rowgroup"><tr role="row"><td role="cell">a</td><td role="cell">b</td></tr></tbody></table>',
  );
});
