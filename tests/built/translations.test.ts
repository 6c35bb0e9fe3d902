import { expect, test } from 'vitest';
import { pageOf } from './site.ts';

/** A page that is translated, with tables of the product model. */
const fields = '/quick-start/redteam-files';
const firstTable = '.model-table:has(th[scope=col])';

test.each([
  ['es', 'Campo', undefined],
  ['zh-CN', '字段', undefined],
  ['ar', 'الحقل', 'ltr'],
])(
  'a product table of a translation has its titles in that language and marks what is not: %s',
  (locale, title, direction) => {
    const page = pageOf(`/${locale}${fields}`);
    expect(page.text(`${firstTable} th[scope=col]`)).toBe(title);
    const meaning = `${firstTable} tbody > tr:first-child > td:last-child [lang=en]`;
    expect(page.text(meaning)).toBe('What is tested, in words.');
    expect(page.attributes(meaning, 'dir')[0]).toBe(direction);
  },
);

test('a product table in the language of the model marks nothing', () => {
  expect(pageOf(fields).texts('.model-table').length).toBeGreaterThan(0);
  expect(pageOf(fields).texts('.model-table [lang]')).toEqual([]);
});

test('the sections of the page that is not found are named in the language of the edition', () => {
  const page = pageOf('/ar/404');
  const names = page.texts('main .columns a');
  for (const name of ['الرئيسية', 'التكتيكات']) expect(names).toContain(name);
  expect(page.texts('main .columns [lang=en]')).toEqual([]);
});
