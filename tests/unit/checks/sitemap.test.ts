import { expect, test } from 'vitest';
import { sitemap } from '../../../checks/sitemap.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const page = documentOf('');
const withSitemap = (...addresses: string[]) => {
  const xml = `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n')}</urlset>`;
  return siteOf(
    { '/': page, '/a/': page, "/b&c'd": page, '/quiet': page },
    { 'sitemap.xml': xml },
    {
      unlisted: ['/quiet'],
    },
  );
};
const right = ['https://docs.example/', 'https://docs.example/a/', 'https://docs.example/b&amp;c&#39;d'];

test('[X.7] a sitemap with every listed route and no other is fine', () => {
  expect(found(sitemap, withSitemap(...right))).toEqual([]);
});

test('[X.7] a route that is missing, written in another form, unlisted or repeated is a problem', () => {
  const site = withSitemap(
    ...right.slice(1),
    'https://docs.example/a/',
    'https://docs.example/a',
    'https://docs.example/quiet',
  );
  expect(found(sitemap, site)).toEqual([
    '/sitemap.xml: https://docs.example/ is missing',
    '/sitemap.xml: https://docs.example/a is not a listed route',
    '/sitemap.xml: https://docs.example/quiet is not a listed route',
    '/sitemap.xml: https://docs.example/a/ is repeated',
  ]);
});

test('[X.7] a site without a sitemap is a problem', () => {
  expect(found(sitemap, siteOf({ '/': page }))).toEqual(['/sitemap.xml: the file is missing']);
});
