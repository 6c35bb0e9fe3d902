import { expect, test } from 'vitest';
import { builtSite } from '../../../checks/built-site.ts';
import { canonical } from '../../../checks/canonical.ts';
import { documentOf, found, routesOnly, siteOf } from './site-of.ts';

const head = (canonicalUrl: string, ogUrl = canonicalUrl) =>
  documentOf('', `<link rel="canonical" href="${canonicalUrl}"><meta property="og:url" content="${ogUrl}">`);
const notFound = { '404.html': documentOf('') };

test('[2N.8] pages that name their own address in the listed form are fine; the not-found page names none', () => {
  const site = siteOf(
    {
      '/': head('https://docs.example/'),
      '/architecture/': head('https://docs.example/architecture/'),
      '/community': head('https://docs.example/community'),
    },
    notFound,
  );
  expect(found(canonical, site)).toEqual([]);
});

test.each([
  ['https://docs.example/community/', 'another slash'],
  ['https://elsewhere.example/community', 'another site'],
  ['/community', 'no whole address'],
])('[2N.8] a canonical address that is not the listed form is a problem: %s (%s)', (address) => {
  const site = siteOf({ '/community': head(address, 'https://docs.example/community') });
  expect(canonical.find(site)).toEqual([
    {
      page: '/community',
      problem: `canonical is ${address}`,
      fix: 'It must be https://docs.example/community',
    },
  ]);
});

test('[2N.8] a missing, a repeated and a needless canonical address are problems', () => {
  const right = 'https://docs.example/b';
  const twice = head(right).replace(/<head>(.*)<\/head>/, '<head>$1$1</head>');
  const site = siteOf(
    { '/a': documentOf(''), '/b': twice },
    { '404.html': head('https://docs.example/404.html') },
  );
  expect(found(canonical, site)).toEqual([
    '/404.html: canonical is https://docs.example/404.html',
    '/404.html: og:url is https://docs.example/404.html',
    '/a: canonical is missing',
    '/a: og:url is missing',
    `/b: canonical is ${right} and ${right}`,
    `/b: og:url is ${right} and ${right}`,
  ]);
});

test('[2N.8] a page for which another one stands names that one, and not itself', () => {
  const routes = [{ path: '/next/a', canonical: '/a' }];
  const named = (address: string) =>
    found(
      canonical,
      builtSite(new Map([['next/a/index.html', () => head(address)]]), { ...routesOnly(), routes }),
    );
  expect(named('https://docs.example/a')).toEqual([]);
  expect(named('https://docs.example/next/a')).toEqual([
    '/next/a: canonical is https://docs.example/next/a',
    '/next/a: og:url is https://docs.example/next/a',
  ]);
});

test('a canonical address that no page may have is to be removed', () => {
  const [problem] = canonical.find(siteOf({}, { '404.html': head('https://docs.example/404.html') }));
  expect(problem?.fix).toBe('Only a route has one; remove it');
});
