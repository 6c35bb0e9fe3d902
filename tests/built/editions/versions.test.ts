import { beforeAll, expect, test } from 'vitest';
import { expectedSite, readBuiltSite } from '../../../checks/built-site.ts';
import { rules } from '../../../checks/index.ts';
import { loadSite } from '../../../src/site/site.ts';
import { type BuiltFixture, builtFixtureOf } from '../fixture.ts';

/** The fixture with three versions in four languages. */
let site: BuiltFixture;
beforeAll(async () => {
  site = await builtFixtureOf('editions');
});

const address = 'https://docs.example.org';

/** Where the version menu of a page leads. */
const leadsTo = (path: string, version: string) =>
  site.pageOf(path).attributes(`nav.navbar #versions a[data-version="${version}"]`, 'href');

test('[2S.12] a page that a version does not have leads to the start of that version', () => {
  expect(leadsTo('/1.0/whistle', '2.0')).toEqual(['/']);
  expect(leadsTo('/1.0/whistle', 'current')).toEqual(['/next/']);
});

test('[2S.12] pages that are made for an edition are in the menus too', () => {
  expect(leadsTo('/1.0/search', '2.0')).toEqual(['/search']);
  expect(leadsTo('/1.0/search', 'current')).toEqual(['/next/search']);
  // There is one page about privacy, for all versions.
  expect(leadsTo('/privacy', '2.0')).toEqual(['/privacy']);
  expect(leadsTo('/privacy', '1.0')).toEqual(['/1.0/']);
});

test('old and unreleased versions say so, and lead to the same page of the newest one', () => {
  const banner = (path: string) => site.pageOf(path).text('[data-version-banner]');
  const newest = (path: string) => site.pageOf(path).attributes('[data-version-banner] a', 'href');
  expect(banner('/guide')).toBeUndefined();
  expect(banner('/1.0/guide')).toContain('Kettle 1.0, which is no longer maintained');
  expect(banner('/next/guide')).toContain('Kettle Next, which is not released yet');
  expect(newest('/next/guide')).toEqual(['/guide']);
  expect(newest('/next/timer')).toEqual(['/']);
  expect(newest('/de/1.0/guide')).toEqual(['/de/guide']);
});

test('[2N.8] the canonical address is that of the newest version which has the page', () => {
  for (const [path, canonical] of [
    ['/guide', '/guide'],
    ['/1.0/guide', '/guide'],
    ['/next/guide', '/guide'],
    ['/next/timer', '/next/timer'],
    ['/1.0/whistle', '/1.0/whistle'],
    ['/de/1.0/guide', '/de/guide'],
  ] as const) {
    const addresses = site.pageOf(path).attributes('link[rel=canonical]', 'href');
    expect(addresses, path).toEqual([`${address}${canonical}`]);
  }
});

test('[2N.10] a version that is configured so asks search engines to stay away, and is not in the sitemap', () => {
  expect(site.pageOf('/1.0/whistle').meta('robots')).toBe('noindex, nofollow');
  expect(site.pageOf('/next/timer').meta('robots')).toBeUndefined();
  const sitemap = site.text('sitemap.xml');
  expect(sitemap).not.toContain('/1.0/');
  expect(sitemap).toContain(`<loc>${address}/next/timer</loc>`);
  expect(sitemap).not.toContain(`<loc>${address}/next/guide</loc>`);
  expect(sitemap).toContain(`<loc>${address}/guide</loc>`);
});

test('[X.7] the sitemap says on which day a page changed, in every language, and no day of a page that is made', () => {
  const entry = (path: string) =>
    site
      .text('sitemap.xml')
      .split('\n')
      .find((line) => line.includes(`<loc>${address}${path}</loc>`))
      ?.replace(/.*<\/loc>/, '');
  const day = '<lastmod>2024-02-29</lastmod></url>';
  for (const path of ['/', '/guide', '/de/guide']) expect(entry(path), path).toBe(day);
  expect(entry('/search')).toBe('</url>');
});

test('the checks of content find nothing wrong in a site with versions and languages', async () => {
  const built = readBuiltSite(site.built, expectedSite(await loadSite(site.root)));
  // Home pages of the fixture have no hero, and so no heading.
  const problems = rules.filter(({ label }) => label !== 'Heading').flatMap((rule) => rule.find(built));
  expect(problems).toEqual([]);
});
