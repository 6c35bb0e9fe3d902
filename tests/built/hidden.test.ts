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
