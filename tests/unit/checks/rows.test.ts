import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { behaviorFile, readRows, rowProblems } from '../../../checks/rows.ts';
import { rowsNamed } from '../../../checks/rows-named.ts';

const rows = readRows(`# What the site promises

Tests carry \`[2S.1]\` in their titles.

## Shell

- **2S.1** The bar slides away.
- **2S.10** A button of *its* own.

## Limits

- **9.20** 5 ms. *Not tested: inside a library.*
`);
const named = (source: string) => rowsNamed('a.test.ts', source).map(({ id }) => id);
const inTests = (...ids: string[]) => ids.map((id) => ({ id, file: 'tests/a.test.ts' }));

test.each([
  ["test('[2S.1] hides', () => {});", ['2S.1']],
  ["it('hides [2S.1, 2S.10]', () => {});", ['2S.1', '2S.10']],
  ["test.describe('[X.7] sitemap', () => { test('[2.1] routes', () => {}); });", ['X.7', '2.1']],
  ["test.each([1])('[9.1] %d', () => {});", ['9.1']],
  ['test.each`a`(`[9.1] $' + '{a}`, () => {});', ['9.1']],
  ["test.for(cases)('[9.1] %s', ([a]) => {});", ['9.1']],
])('the title of a test names rows: %s', (source, ids) => {
  expect(named(source)).toEqual(ids);
});

test.each([
  "// [2S.1]\ntest('hides', () => {});",
  "test('hides', () => { expect('[2S.1]').toBe(1); });",
  "test('selects [role=tab] and [a, 2S.1]', () => {});",
  "test.skip('[2S.1] hides', () => {});",
  "test.describe.skip('shell', () => { test('[2S.1] hides', () => {}); });",
  "test.todo('[2S.1] hides');",
])('what is not a title of a test that runs names no row: %s', (source) => {
  expect(named(source)).toEqual([]);
});

test('a title made from a table names the rows of the table, also of an imported one', () => {
  const title = (expression: string) => `\`[\${${expression}}] opens\``;
  const own = `const menus = [{ row: '2S.10' }]; for (const { row } of menus) test(${title('row')}, () => {});`;
  expect(named(own)).toEqual(['2S.10']);
  const imported = `import { groups } from '../routes.ts'; for (const g of groups) test(${title('g.row')}, () => {});`;
  const read = (file: string) =>
    file === 'tests/routes.ts' ? "export const groups = [{ row: '9.1' }];" : undefined;
  expect(rowsNamed('tests/browser/a.test.ts', imported, read)).toEqual([
    { id: '9.1', file: 'tests/browser/a.test.ts' },
  ]);
  expect(named("const menus = [{ row: '2S.10' }]; test('opens', () => {});")).toEqual([]);
});

test('a test that names a row which does not exist is a problem', () => {
  expect(rowProblems(rows, inTests('2S.1', '2S.10', '2S.99'))).toEqual([
    {
      page: 'tests/a.test.ts',
      problem: '2S.99 is not in docs/behavior.md',
      fix: 'Correct the number in the title of the test, or add what it promises',
    },
  ]);
});

test('a promised behaviour that no test names is a problem, unless it says why nothing can be tested', () => {
  expect(rowProblems(rows, inTests('2S.1'))).toEqual([
    {
      page: 'docs/behavior.md',
      problem: 'no test names 2S.10 (A button of *its* own.)',
      fix: 'Write [2S.10] in the title of its test, or behind the line why it cannot be tested',
    },
  ]);
});

test('a list with a repeated number, or an item without one, is refused with its line', () => {
  expect(() => readRows('# A\n- **1.1** a\n- **1.1** b')).toThrow(
    'docs/behavior.md: line 3: 1.1 comes twice',
  );
  for (const item of ['- **1.1**', '- 1.1 a', '  - **1.1 a**', '* a'])
    expect(() => readRows(`# A\n${item}`), item).toThrow('docs/behavior.md: line 2: not of the form');
});

test('the list of the project holds every row once, numbered without a gap', () => {
  const last: Record<string, number> = {};
  for (const { id } of readRows(readFileSync(behaviorFile, 'utf8'))) {
    const [group = '', number] = id.split('.');
    expect(Number(number), id).toBe((last[group] ?? 0) + 1);
    last[group] = Number(number);
  }
  const counts = {
    1: 12,
    2: 7,
    '2R': 17,
    '2S': 46,
    '2T': 34,
    '2N': 15,
    3: 11,
    4: 22,
    5: 7,
    6: 1,
    7: 18,
    8: 15,
    9: 24,
    X: 12,
  };
  expect(last).toEqual(counts);
});
