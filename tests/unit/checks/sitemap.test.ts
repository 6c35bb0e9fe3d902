import { expect, test } from 'vitest';
import { builtSite } from '../../../checks/built-site.ts';
import { sitemap } from '../../../checks/sitemap.ts';
import { documentOf, found, routesOnly, siteOf } from './site-of.ts';

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

test('[X.7] a sitemap names what stands for itself, and lies where the site lies', () => {
  const routes = [{ path: '/docs/a' }, { path: '/docs/next/a', canonical: '/docs/a' }];
  const named = (...paths: string[]) => {
    const xml = paths.map((path) => `<loc> https://docs.example${path} </loc>`).join('');
    const files = new Map([['docs/sitemap.xml', () => xml]]);
    return found(sitemap, builtSite(files, { ...routesOnly(), routes, basePath: '/docs' }));
  };
  expect(named('/docs/a')).toEqual([]);
  expect(named('/docs/a', '/docs/next/a')).toEqual([
    '/sitemap.xml: https://docs.example/docs/next/a is not a listed route',
  ]);
});

test('[X.7] addresses in a sitemap may be written with any reference of XML', () => {
  const named = (address: string) => found(sitemap, withSitemap(...right.slice(0, 2), address));
  expect(named('https://docs.example/b&#38;c&apos;d')).toEqual([]);
  expect(named('https://docs.example/b&unknown;')).toContain(
    '/sitemap.xml: https://docs.example/b&unknown; is not a listed route',
  );
});
