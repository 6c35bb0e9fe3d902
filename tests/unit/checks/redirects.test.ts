import { expect, test } from 'vitest';
import { redirects } from '../../../checks/redirects.ts';
import { documentOf, found, siteOf, url } from './site-of.ts';

const target = documentOf('<h2 id="limits">Limits</h2>');

/** A site whose old path `/old` is promised to lead to `to`, with this page at it. */
const leading = (to: string, page: string) =>
  siteOf(
    { '/': target, '/tactics/': target },
    { 'old/index.html': page, 'old.html': page },
    { redirects: [{ from: '/old', to }] },
  );
const pageTo = (to: string, canonical = '/tactics/', robots = 'noindex, follow') =>
  documentOf(
    `<a href="${to}">Tactics</a>`,
    `<meta name="robots" content="${robots}"><link rel="canonical" href="${url}${canonical}">` +
      `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
  );

test.each(['/tactics/', '/tactics/#limits'])('an old path that leads to %s is fine', (to) => {
  expect(found(redirects, leading(to, pageTo(to)))).toEqual([]);
});

test('an old path may lead to a heading in any script: its address is written as a refresh needs it', () => {
  const to = '/tactics/#límites';
  const page = (refresh: string) => pageTo(to).replace(`0; url=${to}`, `0; url=${refresh}`);
  const site = (refresh: string) =>
    siteOf(
      { '/': target, '/tactics/': target.replace('"limits"', '"límites"') },
      { 'old/index.html': page(refresh), 'old.html': page(refresh) },
      { redirects: [{ from: '/old', to }] },
    );
  expect(found(redirects, site(encodeURI(to)))).toEqual([]);
  expect(found(redirects, site(to))).toEqual(['/old: has no refresh to its target']);
});

test('an old path that leads to a place which does not exist is a problem', () => {
  const to = '/tactics/#limit';
  expect(redirects.find(leading(to, pageTo(to)))).toEqual([
    {
      page: '/old',
      problem: '/tactics/#limit (no such id on /tactics/)',
      fix: 'Name an id of /tactics/ in content/redirects.yml, or none',
    },
  ]);
});

test('an old path that leads to a page which was not built is a problem', () => {
  expect(found(redirects, leading('/gone', pageTo('/gone')))).toEqual(['/old: /gone is not a page']);
});

test('a page at an old path that does not lead on, or may be listed, is a problem', () => {
  expect(found(redirects, leading('/tactics/', documentOf('')))).toEqual([
    '/old: has no refresh to its target',
    '/old: has no link to its target',
    '/old: does not name https://docs.example/tactics/ as its address',
    '/old: lets search engines list it',
  ]);
  expect(found(redirects, leading('/tactics/', pageTo('/', '/', 'index')))).toHaveLength(4);
});

test('a page at an old path that names a place as its address, or says anything twice, is a problem', () => {
  const to = '/tactics/#limits';
  expect(found(redirects, leading(to, pageTo(to, to)))).toEqual([
    '/old: does not name https://docs.example/tactics/ as its address',
  ]);
  const twice = pageTo(to).replace(
    /<head>(.*)<\/head><body>(.*)<\/body>/,
    '<head>$1$1</head><body>$2$2</body>',
  );
  expect(found(redirects, leading(to, twice))).toEqual([
    '/old: has no refresh to its target',
    '/old: has no link to its target',
    '/old: does not name https://docs.example/tactics/ as its address',
    '/old: lets search engines list it',
  ]);
});
