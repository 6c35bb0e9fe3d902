import { expect, test } from 'vitest';
import { builtSite } from '../../../checks/built-site.ts';
import { routes } from '../../../checks/routes.ts';
import { documentOf, found, routesOnly, siteOf } from './site-of.ts';

const page = documentOf('');

test('[2R.17] routes with both of their files are fine, and so is the not-found page', () => {
  const site = siteOf({ '/': page, '/architecture/': page, '/community': page }, { '404.html': page });
  expect(found(routes, site)).toEqual([]);
});

test('[2R.17] a route without a file, or with only one of its two, is a problem', () => {
  const files = new Map([['b/index.html', () => page]]);
  const site = builtSite(files, routesOnly('/', '/a/', '/b'));
  expect(found(routes, site)).toEqual([
    '/: index.html was not built',
    '/a/: a/index.html was not built',
    '/a/: a.html was not built',
    '/b: b.html was not built',
  ]);
});

test('a page that no route lists is a problem', () => {
  const site = siteOf({ '/': page }, { 'stray/index.html': page });
  expect(found(routes, site)).toEqual(['/stray/index.html: no content file makes this page']);
});

test('the page at an old path is not a stray page, and must be there with both of its files', () => {
  const promised = { redirects: [{ from: '/old', to: '/' }] };
  expect(
    found(routes, siteOf({ '/': page }, { 'old/index.html': page, 'old.html': page }, promised)),
  ).toEqual([]);
  expect(found(routes, siteOf({ '/': page }, { 'old/index.html': page }, promised))).toEqual([
    '/old: old.html was not built',
  ]);
});

test('the not-found page of each edition is no stray page, one whose name only ends so is', () => {
  const files = { 'es/404.html': page, 'es/404/index.html': page, 'next/404.html': page, 'a404.html': page };
  expect(found(routes, siteOf({ '/': page }, files))).toEqual([
    '/a404.html: no content file makes this page',
  ]);
});
