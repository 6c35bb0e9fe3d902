import { beforeAll, expect, test } from 'vitest';
import { type BuiltFixture, builtFixtureOf } from './fixture.ts';

/** The fixture that is configured to stay out of search engines. */
let site: BuiltFixture;
beforeAll(async () => {
  site = await builtFixtureOf('configured');
});

test('[2N.10] a site with noIndex keeps robots from all of it', () => {
  expect(site.text('robots.txt')).toBe(
    'User-agent: *\nDisallow: /\n\nSitemap: https://docs.example.org/sitemap.xml\n',
  );
});

// That a page without noIndex says nothing about search engines is asked of every route, in head.test.ts.
test.each(['/', '/guide', '/search'])('[2N.10] with noIndex %s asks search engines to stay away', (path) => {
  expect(site.pageOf(path).attributes('meta[name=robots]', 'content')).toEqual(['noindex, nofollow']);
});
