import { expect, test } from 'vitest';
import { anchors } from '../../../checks/anchors.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const from = (body: string) =>
  siteOf({
    '/': documentOf(`<h2 id="own">Own</h2>${body}`),
    '/tactics/': documentOf('<h2 id="limits">Limits</h2><h2 id="über">Über</h2>'),
  });

test.each([
  '#own',
  '#top',
  '/#own',
  '/tactics/#limits',
  'https://docs.example/tactics/#limits',
  '/tactics/?q=1#limits',
  '/tactics/#%C3%BCber',
  '/tactics/#:~:text=prune',
  '/tactics/#limits:~:text=prune',
  'https://elsewhere.example/#nothing',
  '/nowhere#limits',
])('[8.14] an anchor that names an element is fine, a broken link is not counted twice: %s', (href) => {
  expect(found(anchors, from(`<a href="${href}">x</a>`))).toEqual([]);
});

test.each([
  ['#gone', '/'],
  ['#Own', '/'],
  ['#', '/'],
  ['/tactics/#gone', '/tactics/'],
  ['/tactics#gone', '/tactics/'],
  ['https://docs.example/tactics/#own', '/tactics/'],
])('[8.14] an anchor that names nothing is a problem: %s', (href, page) => {
  expect(found(anchors, from(`<a href="${href}">x</a>`))).toEqual([`/: ${href} (no such id on ${page})`]);
});

test('[8.14] an anchor of a fragment is checked when it names its page', () => {
  const fragment = '<a href="#anything">x</a><a href="/#gone">y</a>';
  const site = siteOf({ '/': documentOf('') }, { 'fragments/sidebar.html': fragment });
  expect(found(anchors, site)).toEqual(['/fragments/sidebar.html: /#gone (no such id on /)']);
});

test('[8.14] a problem says what to do: another id, or one at all', () => {
  const fixes = anchors.find(from('<a href="/tactics/#gone">x</a><a href="#">y</a>')).map(({ fix }) => fix);
  expect(fixes).toEqual([
    'Link to an id of /tactics/, or give an element there this id',
    'Name the id it links to',
  ]);
});
