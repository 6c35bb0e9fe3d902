import { expect, test } from 'vitest';
import { builtSite, expectedSite } from '../../../checks/built-site.ts';
import { publishedPaths } from '../../../checks/published-paths.ts';
import { loadSite } from '../../../src/site/site.ts';
import { current, inGermanToo, page, siteFolder, versionList } from '../site-folder.ts';

test('a site promises the pages of every edition, the address that stands for each, and what is not listed', async () => {
  const site = siteFolder({
    ...inGermanToo,
    ...versionList({ name: '2.0', label: '2.0' }, current, { name: '1.0', label: '1.0', noIndex: true }),
    'content/docs/new.md': page({ title: 'New' }),
    'content/versions/2.0/docs/index.md': page({ title: 'Home' }),
    'content/versions/1.0/docs/index.md': page({ title: 'Home' }),
  });
  const { routes } = expectedSite(await loadSite(site));
  expect(routes).toEqual([
    { path: '/', canonical: '/', twin: '/index.md', unlisted: false },
    { path: '/search', canonical: '/search', unlisted: false },
    { path: '/privacy', canonical: '/privacy', unlisted: false },
    { path: '/next/', canonical: '/', twin: '/next.md', unlisted: false },
    { path: '/next/new', canonical: '/next/new', twin: '/next/new.md', unlisted: false },
    { path: '/next/search', canonical: '/search', unlisted: true },
    { path: '/1.0/', canonical: '/', twin: '/1.0.md', unlisted: true },
    { path: '/1.0/search', canonical: '/search', unlisted: true },
    // Not translated: the original stands for it.
    { path: '/de/', canonical: '/', twin: '/de.md', unlisted: false },
    { path: '/de/search', canonical: '/de/search', unlisted: false },
    { path: '/de/privacy', canonical: '/de/privacy', unlisted: false },
    { path: '/de/next/', canonical: '/', twin: '/de/next.md', unlisted: false },
    { path: '/de/next/new', canonical: '/next/new', twin: '/de/next/new.md', unlisted: false },
    { path: '/de/next/search', canonical: '/de/search', unlisted: true },
    { path: '/de/1.0/', canonical: '/', twin: '/de/1.0.md', unlisted: true },
    { path: '/de/1.0/search', canonical: '/de/search', unlisted: true },
  ]);
});

test('a page that is taken away fails the check until content/redirects.yml leads its path on', async () => {
  const files = { 'content/paths.txt': '/\n/gone\n/privacy\n/search\n' };
  const problemsOf = async (more: Readonly<Record<string, string>>) => {
    const site = await loadSite(siteFolder({ ...files, ...more }));
    return publishedPaths.find(builtSite(new Map(), expectedSite(site)));
  };
  expect(await problemsOf({})).toEqual([
    {
      page: '/gone',
      problem: 'it was published, and is not a page any more',
      fix: 'Say in content/redirects.yml where it leads',
    },
  ]);
  expect(await problemsOf({ 'content/docs/gone.md': page({ title: 'Gone' }) })).toEqual([]);
  expect(await problemsOf({ 'content/redirects.yml': '- {from: /gone, to: /}' })).toEqual([]);
});
