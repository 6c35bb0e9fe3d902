import { beforeAll, describe, expect, test } from 'vitest';
import { committed } from '../browser/support/fixture-site.ts';
import { type BuiltFixture, builtFixtureOf } from './fixture.ts';

const url = 'https://parts.example.org';

/** The fixture with every part of a text. */
let site: BuiltFixture;
beforeAll(async () => {
  site = await builtFixtureOf('prose');
});

describe('where a page stands [X.8]', () => {
  test('breadcrumbs lead up, and end with the page', () => {
    const page = site.pageOf('/parts/code');
    expect(page.texts('nav[aria-label=Breadcrumbs] li')).toEqual(['Home', 'Parts', 'Code']);
    expect(page.attributes('nav[aria-label=Breadcrumbs] a', 'href')).toEqual(['/', '/parts/']);
    expect(page.text('nav[aria-label=Breadcrumbs] [aria-current=page]')).toBe('Code');
  });

  test('the head has them as structured data', () => {
    const data: unknown = JSON.parse(
      site.pageOf('/parts/code').text('script[type="application/ld+json"]') ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${url}/` },
        { position: 2, name: 'Parts', item: `${url}/parts/` },
        { position: 3, name: 'Code', item: `${url}/parts/code` },
      ],
    });
  });

  test('previous and next page follow the reading order of the sidebar', () => {
    const linkOf = (path: string, rel: string) =>
      site.pageOf(path).attributes(`nav[aria-label="Docs pages"] [rel=${rel}]`, 'href');
    expect(linkOf('/parts/', 'prev')).toEqual(['/']);
    const order = [
      '/parts/',
      ...['blocks', 'tabs', 'tabs-again', 'code', 'tables'].map((n) => `/parts/${n}`),
    ];
    for (const [at, path] of order.slice(0, -1).entries()) {
      expect(linkOf(path, 'next'), path).toEqual([order[at + 1]]);
      expect(linkOf(order[at + 1] ?? '', 'prev'), path).toEqual([path]);
    }
  });
});

test('::children shows the pages below with their descriptions, and no hidden one', () => {
  const page = site.pageOf('/parts/');
  const names = [
    'blocks',
    'tabs',
    'tabs-again',
    'code',
    'tables',
    'text',
    'diagrams',
    'extremes',
    'no-headings',
  ];
  expect(page.attributes('.cards a', 'href')).toEqual(names.map((name) => `/parts/${name}`));
  expect(page.text('.cards > li')).toContain('Admonitions of every kind');
});

test('an unlisted page is built, says what it is, and is listed nowhere [2N.10]', () => {
  const page = site.pageOf('/parts/unlisted');
  expect(page.meta('robots')).toContain('noindex');
  expect(page.text('main')).toContain('This page is unlisted.');

  const other = site.pageOf('/parts/code');
  expect(other.attributes('nav[aria-label="Docs sidebar"] a[href="/parts/tabs"]', 'href')).toHaveLength(1);
  for (const path of ['/parts/code', '/search'])
    expect(site.pageOf(path).attributes('a[href="/parts/unlisted"]', 'href'), path).toEqual([]);
  for (const file of ['sitemap.xml', 'fragments/sidebar.html']) {
    expect(site.text(file)).toContain('/parts/code');
    expect(site.text(file)).not.toContain('unlisted');
  }
});

test('a draft is absent from everything that was built', () => {
  expect(() => site.text('parts/draft.html')).toThrow('no such file');
  for (const file of ['sitemap.xml', 'fragments/sidebar.html', 'parts/index.html', 'search.html'])
    expect(site.text(file), file).not.toContain('parts/draft');
});

describe('the end of a page', () => {
  test.each([
    ['/parts/', 'parts/index.md'],
    ['/', 'index.mdx'],
    ['/parts/code', 'parts/code.md'],
  ])('%s leads to its source', (path, file) => {
    const page = site.pageOf(path);
    const link = `a[href="https://code.example.org/edit/main/content/docs/${file}"]`;
    expect(page.text(link)).toMatch(/^Edit this page/);
  });

  test('tells the day of the last change', () => {
    const page = site.pageOf('/parts/code');
    expect(page.text('.page-meta')).toContain('Last updated');
    expect(page.text('.page-meta time')).toBe('February 29, 2024');
    expect(new Date(page.attributes('.page-meta time', 'dateTime')[0] ?? '')).toEqual(new Date(committed));
  });
});
