import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectedSite, readBuiltSite } from '../../../../checks/built-site.ts';
import { pagesFileSchema } from '../../../../src/markdown/pages-file.ts';
import { twinFile } from '../../../../src/markdown/twin-address.ts';
import type { Site } from '../../../../src/site/site.ts';
import { pageTwin } from '../../../../tools/build/page-twin.ts';
import { writeTwins } from '../../../../tools/build/twins.ts';
import { configFile, folder, inGermanToo, page, siteOf } from '../../site-folder.ts';

const locales = [
  { code: 'en', label: 'English' },
  { code: 'de', label: 'Deutsch' },
];

const docs = {
  'a.md': page({ title: 'A' }),
  'b/index.md': page(
    { title: 'B', unlisted: true },
    '```mermaid title="T" alt="X leads to Y."\nflowchart LR\n  x --> y\n```\n',
  ),
};

/** A built folder of a site: its pages with links, a row, a diagram. */
function builtFolder(site: Site): string {
  const html = ({ base }: Site, title: string) =>
    `<main><article><p class="notice">See <a href="/a">A</a>.</p><div class="prose"><h1>${title}</h1><p><a href="${base}/b/#row">B</a>, <a href="${base}/">home</a>, <a href="${base}/a?x#try=1">A</a>, <a href="${base}/search">search</a>, <a href="${base}/try#try=1">lab</a>, <a href="#own">rows</a>, <a href="https://elsewhere.example/">elsewhere</a></p><section class="lab" aria-label="L"></section><h2 id="own">Rows</h2><table><tbody><tr id="row"><td>1</td></tr></tbody></table><p><img src="/media/a.png" alt="A"></p><figure class="diagram"><svg role="img" aria-label="X leads to Y."></svg><figcaption>T</figcaption></figure></div></article></main>`;
  const files = site.editions.flatMap((edition) =>
    edition.pages.map(
      ({ path, title }) =>
        [`${path}/index.html`.replace(/\/+/g, '/').slice(1), html(edition, title)] as const,
    ),
  );
  const root = folder(Object.fromEntries(files));
  return root;
}

async function twinsOf(site: Site): Promise<ReadonlyMap<string, string>> {
  const root = builtFolder(site);
  await writeTwins(root, site, readBuiltSite(root, expectedSite(site)), {
    date: '2026-11-26T10:00:00.000Z',
    pages: { 'content/docs/a.md': {} },
  });
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(md|json)$/.test(name),
  );
  return new Map(names.sort().map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

test('a build writes the same twins again [2T.9]', async () => {
  const site = await siteOf(docs, inGermanToo);
  expect(await twinsOf(site)).toEqual(await twinsOf(site));
});

test('editions that show the same text have the same Markdown, each with its own links [2T.9]', async () => {
  const twins = await twinsOf(await siteOf(docs, inGermanToo));
  expect([...twins.keys()]).toEqual([
    '_markdown/pages.json',
    'a.md',
    'b/index.md',
    'de/a.md',
    'de/b/index.md',
    'de/index.md',
    'index.md',
  ]);
  const textOf = (name: string) => twins.get(name)?.split('---\n')[2];
  expect(textOf('a.md')).toContain(
    '[B](/b.md#row), [home](/index.md), [A](/a.md?x#try=1), [search](/search)',
  );
  expect(textOf('de/a.md')).toContain(
    '[B](/de/b.md#row), [home](/de.md), [A](/de/a.md?x#try=1), [search](/de/search)',
  );
  expect(textOf('de/a.md')).toContain('> See [A](/a.md).');
  expect(textOf('de/b/index.md')).toContain('```mermaid\nflowchart LR\n  x --> y\n```');
});

test.each([
  ['https://docs.example.org', ''],
  ['https://docs.dtx.dev', 'https://docs.dtx.dev'],
])('what is at %s is led to by addresses that begin with "%s" [2T.32]', async (url, host) => {
  const site = await siteOf(docs, { ...inGermanToo, 'site.config.ts': configFile({ locales, url }) });
  const twins = await twinsOf(site);
  const text = twins.get('de/a.md') ?? '';
  expect(text).toContain(`\ncanonical: ${url}/`);
  expect(text).toContain(`\nall: ${host}/llms.txt\n`);
  expect(text).toContain(`> See [A](${host}/a.md).`);
  expect(text).toContain(
    [
      `[B](${host}/de/b.md#row)`,
      `[home](${host}/de.md)`,
      `[A](${host}/de/a.md?x#try=1)`,
      `[search](${host}/de/search)`,
      `[lab](${host}/de/try#try=1)`,
      '[rows](#own)',
      '[elsewhere](https://elsewhere.example/)',
    ].join(', '),
  );
  expect(text).toContain(`on [the page](${host}/de/a)`);
  expect(text).toContain(`![A](${host}/media/a.png)`);
  const { pages } = pagesFileSchema.parse(JSON.parse(twins.get('_markdown/pages.json') ?? ''));
  expect(pages.map(({ markdown }) => markdown)).toContain('/de/a.md');
});

test('what is made of one page alone is what a build writes, but for the day of its check [2T.33]', async () => {
  const site = await siteOf(docs, inGermanToo);
  const twins = await twinsOf(site);
  const root = builtFolder(site);
  for (const edition of site.editions)
    for (const each of edition.pages) {
      const html = readFileSync(join(root, each.path, 'index.html'), 'utf8');
      const written = twins.get(twinFile(each.path))?.replace(/^checked: .*\n/m, '');
      expect(pageTwin(edition, each, html), each.path).toBe(written);
      const config = { ...edition.config, url: 'https://docs.dtx.dev' };
      const elsewhere = pageTwin({ ...edition, config }, each, html);
      expect(elsewhere?.replace(config.url, site.config.url), each.path).toBe(written);
    }
});

test('the list says of each page what it is, and what can be linked to in it [2T.6]', async () => {
  const twins = await twinsOf(await siteOf(docs, inGermanToo));
  const list = pagesFileSchema.parse(JSON.parse(twins.get('_markdown/pages.json') ?? ''));
  expect(list.site).toEqual({ name: 'DTX', url: 'https://docs.example.org', basePath: '', state: [] });
  expect(list.pages.map(({ path, markdown }) => `${path} ${markdown}`)).toEqual([
    '/ /index.md',
    '/a /a.md',
    '/b/ /b.md',
    '/de/ /de.md',
    '/de/a /de/a.md',
    '/de/b/ /de/b.md',
  ]);
  expect(list.pages[1]).toMatchObject({
    title: 'A',
    language: 'en',
    version: 'DTX, Next',
    checked: '2026-11-26',
  });
  expect(list.pages[4]).toMatchObject({ language: 'de', textLanguage: 'en' });
  expect([list.pages[1]?.unlisted, list.pages[2]?.unlisted]).toEqual([undefined, true]);
  expect(list.pages[2]?.sections.map(({ id, anchors }) => [id, anchors])).toEqual([
    ['', []],
    ['own', ['row']],
  ]);
});

test('below a path all addresses have it', async () => {
  const site = await siteOf(docs, { 'site.config.ts': configFile() });
  const moved: Site = { ...site, config: { ...site.config, basePath: '/docs' } };
  const pages = moved.pages.map((each) => ({ ...each, path: `/docs${each.path}` }));
  const edition: Site = { ...moved, base: '/docs', pages };
  const below = { ...edition, editions: [edition] };
  const twins = await twinsOf(below);
  expect([...twins.keys()]).toEqual([
    'docs/_markdown/pages.json',
    'docs/a.md',
    'docs/b/index.md',
    'docs/index.md',
  ]);
  expect(twins.get('docs/a.md')).toContain('[B](/docs/b.md#row), [home](/docs/index.md)');
});
