import { expect, test } from 'vitest';
import { sentPage } from '../support/sent-page.ts';
import { builtText, pageOf } from './site.ts';

/** Where each edition has its complete sidebar. */
const editions = ['', '/es', '/zh-CN', '/ar'];

test.each(editions)('no two entries of the sidebar of "%s" have the same name [2.7]', (base) => {
  const names = sentPage(builtText(`${base}/fragments/sidebar.html`)).texts('a, button:not([aria-label])');
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
});

test.each(editions)('every entry of "%s" stands in a list that is called by its group [2.7]', (base) => {
  const page = pageOf(`${base}/tactics/pair`);
  const titles = page.attributes('[data-sidebar] > p', 'id');
  expect(titles).toEqual(['nav-start', 'nav-use', 'nav-understand', 'nav-reference']);
  expect(page.attributes('[data-sidebar] > ul', 'ariaLabelledBy')).toEqual(titles);
});
