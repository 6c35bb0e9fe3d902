import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtSite, expectedSite } from '../../../../checks/built-site.ts';
import { searchFiles } from '../../../../src/search/build/search-files.ts';
import { createEngine } from '../../../../src/search/core/create-engine.ts';
import type { SearchSettings } from '../../../../src/search/settings.ts';
import { loadSite, type Site } from '../../../../src/site/site.ts';
import { writeSearchIndex } from '../../../../tools/build/search-index.ts';
import { islandAssetsFile } from '../../../../tools/vite/island-assets.ts';
import { config, configFile, englishStrings, folder, siteFolder } from '../../site-folder.ts';
import { origin, page, siteOf } from '../core/sites.ts';

const text = siteOf([
  page('/a', ['# First', 'One text.', '## Part', 'Another <script> text.']),
  page('/b', ['# Second', 'long '.repeat(5000)]),
]);
const assets = ['/_astro/start.js', '/_astro/dialog.css'];
const siteWith = (search: Readonly<Record<string, unknown>> = {}) =>
  loadSite(siteFolder({ 'site.config.ts': configFile({ search: { provider: 'local', ...search } }) }));
const settingsIn = (files: ReadonlyMap<string, string>) =>
  JSON.parse(files.get('/_search/en.current.json') ?? '') as SearchSettings;

/** Files of a site as they are when its text is changed. */
async function changed(site: Site, from: string, to: string) {
  return searchFiles(site, JSON.parse(JSON.stringify(text).replace(from, to)), assets);
}

describe('searchFiles', () => {
  it('are settings, an index and texts, each named by what it holds', async () => {
    const files = searchFiles(await siteWith(), text, assets);
    const { index, texts } = settingsIn(files);
    expect([...files.keys()].sort()).toEqual(['/_search/en.current.json', index, ...texts].sort());
    expect(index).toMatch(/^\/_search\/index\.[0-9a-f]{12}\.json$/);
    for (const each of texts) expect(each).toMatch(/^\/_search\/text\.[0-9a-f]{12}\.json$/);
  });

  it('tell a browser all it needs', async () => {
    const site = await siteWith({ missingResults: 'https://example.org/new?title={query}' });
    const { index: _, texts: __, ...settings } = settingsIn(searchFiles(site, text, assets));
    expect(settings).toEqual({
      language: 'en',
      version: 'current',
      siteUrl: 'https://docs.example.org',
      searchPage: '/search',
      filters: [],
      strings: {
        ...site.strings.search,
        ...site.strings.failure,
        opensInNewTab: site.strings.shell.opensInNewTab,
        shortcuts: site.strings.comforts.shortcuts,
      },
      provider: { kind: 'local', indexName: 'dtx-docs', fallback: false, insights: false },
      missingResults: 'https://example.org/new?title={query}',
      assets,
    });
    expect(settingsIn(searchFiles(await siteWith(), text, assets))).not.toHaveProperty('missingResults');
  });

  it('stay in their language and version, and below the path of the site, where there are several', async () => {
    const files = {
      'site.config.ts': configFile({
        url: 'https://example.org/docs',
        locales: [...config.locales, { code: 'de', label: 'Deutsch' }],
      }),
      'content/i18n/de.yml': englishStrings,
    };
    const { editions } = await loadSite(siteFolder(files), { published: true });
    const german = editions.find(({ locale }) => locale.code === 'de');
    if (!german) throw new Error('The site has no German edition');
    const made = searchFiles(german, text, assets);
    const settings = JSON.parse(made.get('/docs/_search/de.current.json') ?? '');
    expect(settings).toMatchObject({
      language: 'de',
      siteUrl: 'https://example.org',
      searchPage: '/docs/de/search',
      filters: ['language:de', 'version:current'],
    });
    for (const address of [settings.index, ...settings.texts]) {
      expect(address).toMatch(/^\/docs\/_search\//);
      expect(made.has(address)).toBe(true);
    }
  });

  it('are found by a search', async () => {
    const files = searchFiles(await siteWith(), text, assets);
    const { index, texts } = settingsIn(files);
    const read = (address = '') => JSON.parse(files.get(address) ?? '') as unknown;
    const engine = createEngine(read(index), async (place) => read(texts[place]));
    const { hits } = await engine.search({
      query: 'script',
      offset: 0,
      length: 5,
      filters: [],
      facets: [],
    });
    expect(hits).toMatchObject([{ url: `${origin}/a#part`, content: 'Another <script> text.' }]);
  });

  it('are the same when the site is the same', async () => {
    const again = searchFiles(await siteWith(), structuredClone(text), assets);
    expect([...again]).toEqual([...searchFiles(await siteWith(), text, assets)]);
  });

  it('have new names when what they hold changes, and only then', async () => {
    const site = await siteWith();
    const before = settingsIn(searchFiles(site, text, assets));
    const reworded = settingsIn(await changed(site, 'One text.', 'One other.'));
    expect(reworded.index).not.toBe(before.index);
    expect(reworded.texts).not.toEqual(before.texts);
    // Signs are in no index of words.
    const punctuated = settingsIn(await changed(site, 'One text.', 'One text!'));
    expect(punctuated.index).toBe(before.index);
    expect(punctuated.texts).not.toEqual(before.texts);
    const renamed = settingsIn(await changed(site, 'First', 'Other'));
    expect(renamed.index).not.toBe(before.index);
    expect(renamed.texts).toEqual(before.texts);
  });
});

describe('writeSearchIndex', () => {
  const html = '<!doctype html><title>T</title><body><main><h1>Home</h1><p>A welcome text.</p></main>';
  const write = async (list: Readonly<Record<string, unknown>>) => {
    const root = folder({ [islandAssetsFile]: JSON.stringify(list) });
    const site = await siteWith();
    writeSearchIndex(root, site, builtSite(new Map([['index.html', () => html]]), expectedSite(site)));
    return root;
  };

  const start = 'src/search/ui/dialog/start.island.ts';
  const mount = 'src/search/ui/dialog/mount.island.tsx';
  const page = 'src/search/ui/page/start.island.tsx';

  it('writes what the settings name, and takes away the list of the bundler', async () => {
    const root = await write({ [page]: ['/_astro/page.js'], [start]: assets.slice(0, 1), [mount]: assets });
    const read = (address: string) => readFileSync(join(root, address), 'utf8');
    const settings = JSON.parse(read('/_search/en.current.json')) as SearchSettings;
    expect(settings.assets).toEqual(assets);
    expect(read(settings.index)).toContain('welcome');
    expect(settings.texts.map(read).join('')).toContain('A welcome text.');
    expect(existsSync(join(root, islandAssetsFile))).toBe(false);
  });

  it('fails when the dialog was not bundled', async () => {
    await expect(write({ [page]: assets })).rejects.toThrow(
      'No module below src/search/ui/dialog/ was bundled as an island.',
    );
  });
});
