import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { stringsSchema } from '../../../src/site/strings.ts';
import { type Host, hasNginx, nginxServer, ownServer } from '../../support/hosts.ts';
import { type BuiltFixture, builtFixtureOf } from '../fixture.ts';

/** The fixture with three versions in four languages, each language with its own strings. */
let site: BuiltFixture;
beforeAll(async () => {
  site = await builtFixtureOf('editions');
});

const address = 'https://docs.example.org';

/** Languages a page names as those it is written in, each with its address. */
function namedOn(path: string): (readonly [string | undefined, string | undefined])[] {
  const page = site.pageOf(path);
  const links = 'link[rel=alternate][hreflang]';
  const addresses = page.attributes(links, 'href');
  return page.attributes(links, 'hrefLang').map((language, i) => [language, addresses[i]] as const);
}

test('[2S.11] the language menu stays in the version, and has each language once', () => {
  const page = site.pageOf('/1.0/guide');
  expect(page.text('nav.navbar #languages')).toBe('EnglishDeutsch日本語العربية');
  expect(page.attributes('nav.navbar #languages a', 'href')).toEqual([
    '/1.0/guide',
    '/de/1.0/guide',
    '/ja/1.0/guide',
    '/ar/1.0/guide',
  ]);
  const english = site.pageOf('/de/next/search').attributes('nav.navbar #languages a[lang=en]', 'href');
  expect(english).toEqual(['/next/search']);
});

test.each([
  ['de', 'ltr', 'Anleitung zum Wasserkocher'],
  ['ja', 'ltr', 'やかんの使い方'],
  ['ar', 'rtl', 'دليل الغلاية'],
])('[2N.11] every page speaks its language, from the frame to the text: %s', (locale, direction, title) => {
  const page = site.pageOf(`/${locale}/guide`);
  expect(page.attributes('html', 'lang')).toEqual([locale]);
  expect(page.attributes('html', 'dir')).toEqual([direction]);
  expect(page.text('h1')).toBe(title);
  const { shell, page: words } = stringsSchema.parse(
    parse(readFileSync(`content/i18n/${locale}.yml`, 'utf8')),
  );
  expect(page.attributes('nav', 'ariaLabel')).toContain(shell.docsSidebar);
  expect(page.attributes('nav.toc', 'ariaLabel')).toEqual([words.onThisPage]);
});

test('[2N.7] [2N.9] a page names the languages it is written in, and no other', () => {
  expect(namedOn('/de/guide')).toEqual([
    ['en', `${address}/guide`],
    ['de', `${address}/de/guide`],
    ['ja', `${address}/ja/guide`],
    ['ar', `${address}/ar/guide`],
    ['x-default', `${address}/guide`],
  ]);
  const page = site.pageOf('/de/guide');
  expect(page.meta('og:locale')).toBe('de');
  expect(page.attributes('meta[property="og:locale:alternate"]', 'content')).toHaveLength(3);
  expect(namedOn('/de/parts/lid')).toHaveLength(2);
});

test('[2N.7] pages that name one another as translations do so both ways', () => {
  const english = namedOn('/guide');
  expect(english).toHaveLength(5);
  for (const [, url = ''] of english) expect(namedOn(new URL(url).pathname), url).toEqual(english);
  // Each version speaks for itself; what is not translated is named in its original alone, by the others too.
  expect(namedOn('/de/next/guide')).toEqual([
    ['en', `${address}/next/guide`],
    ['de', `${address}/de/next/guide`],
    ['x-default', `${address}/next/guide`],
  ]);
  const lid = [
    ['en', `${address}/parts/lid`],
    ['x-default', `${address}/parts/lid`],
  ];
  expect(namedOn('/parts/lid')).toEqual(lid);
  expect(namedOn('/ja/parts/lid')).toEqual(lid);
});

test('a page without a translation shows the original, says so, and marks its language', () => {
  const page = site.pageOf('/ar/parts/lid');
  const { page: words } = stringsSchema.parse(parse(readFileSync('content/i18n/ar.yml', 'utf8')));
  expect(page.text('main .notice')).toBe(words.untranslated);
  expect(page.attributes('[data-prose]', 'lang')).toEqual(['en']);
  expect(page.attributes('[data-prose]', 'dir')).toEqual(['ltr']);
  expect(page.text('[data-prose]')).toContain('The lid closes the kettle.');
  expect(page.texts('[data-sidebar] [lang=en]')).toContain('Lid');
  expect(page.attributes('link[rel=canonical]', 'href')).toEqual([`${address}/parts/lid`]);
});

test('days are written as the language of the page writes them', () => {
  for (const [path, text] of [
    ['/guide', 'February 29, 2024'],
    ['/de/guide', '29. Februar 2024'],
    ['/ja/guide', '2024年2月29日'],
    ['/ar/guide', '29 فبراير 2024'],
  ] as const)
    expect(site.pageOf(path).text('.page-meta time'), path).toBe(text);
});

describe.each([
  { name: 'our server', start: ownServer, installed: true },
  { name: 'nginx', start: nginxServer, installed: hasNginx },
])('on $name', ({ start, installed }) => {
  test.skipIf(!installed)('[8.12] each folder of a language or version has its not-found page', async () => {
    const host: Host = await start(site.built);
    try {
      for (const [path, language, version] of [
        ['/nowhere', 'en', '2.0'],
        ['/nowhere/at/all', 'en', '2.0'],
        ['/de/nowhere', 'de', '2.0'],
        ['/de/nowhere/at', 'de', '2.0'],
        ['/1.0/nowhere', 'en', '1.0'],
        ['/de/1.0/nowhere', 'de', '1.0'],
        ['/de/next/nowhere/at', 'de', 'current'],
      ]) {
        const response = await fetch(host.origin + path, { redirect: 'manual' });
        expect(response.status, path).toBe(404);
        const html = await response.text();
        expect(html, path).toContain(`<html lang="${language}"`);
        expect(html, path).toContain(`<meta name="docsearch:version" content="${version}"/>`);
      }
    } finally {
      await host.stop();
    }
  });
});
