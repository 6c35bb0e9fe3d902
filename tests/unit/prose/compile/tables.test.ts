import { expect, test } from 'vitest';
import { htmlOf } from './compiled.ts';

const rows = (html: string) =>
  html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>')).replace(/\n/g, '');

test('below an empty corner the first cell of each row is the header of the row', async () => {
  const html = await htmlOf('| | One | Two |\n|---|---|---|\n| Command | `a` | b |\n| **Names** | c | d |\n');
  expect(rows(html)).toBe(
    '<tbody><tr><th scope="row">Command</th><td><code>a</code></td><td>b</td></tr>' +
      '<tr><th scope="row"><strong>Names</strong></th><td>c</td><td>d</td></tr>',
  );
});

test('where the first column has a title its cells are cells', async () => {
  expect(rows(await htmlOf('| A | B |\n|---|---|\n| a | b |\n'))).toBe(
    '<tbody><tr><td>a</td><td>b</td></tr>',
  );
});
