import { expect, test } from 'vitest';
import { ids } from '../../../checks/ids.ts';
import { documentOf, found, siteOf } from './site-of.ts';

test('ids that are unique on their page are fine, also when another page has them', () => {
  const page = documentOf('<main id="main"><h2 id="a">A</h2></main>');
  expect(found(ids, siteOf({ '/': page, '/b': page }))).toEqual([]);
});

test('a fragment is looked at like a page', () => {
  const files = { 'fragments/sidebar.html': '<ul id="a"><li id="a"></li></ul>' };
  expect(found(ids, siteOf({ '/': documentOf('') }, files))).toEqual([
    '/fragments/sidebar.html: "a" is given to 2 elements',
  ]);
});

test('an id that is given twice on a page is one problem', () => {
  const page = documentOf('<h2 id="a">A</h2><h2 id="a">B</h2><p id="a"></p><p id="b"></p>');
  expect(found(ids, siteOf({ '/': page }))).toEqual(['/: "a" is given to 3 elements']);
});
