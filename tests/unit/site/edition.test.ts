import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SiteConfig, siteConfigSchema, wordsIn } from '../../../src/site/config.ts';
import { generatedName } from '../../../src/site/current-site.ts';
import { bannerOf, contentFolder, editionNames } from '../../../src/site/edition.ts';
import { loadSite, newestEdition, type Site, textEdition } from '../../../src/site/site.ts';
import {
  config,
  configFile,
  current,
  englishStrings,
  expectOneLine,
  mistakesOf,
  page,
  siteFolder,
  versionList,
} from '../site-folder.ts';

const english = { code: 'en', label: 'English' };
const spanish = { code: 'es', label: 'Español' };
const newest = { name: '2.0', label: '2.0' };
const old = { name: '1.0', label: '1.0' };

const parse = (fields: object): SiteConfig =>
  siteConfigSchema.parse({ ...config, versions: [current], ...fields });
const problemsOf = (fields: object) =>
  siteConfigSchema
    .safeParse({ ...config, versions: [current], ...fields })
    .error?.issues.map(({ message }) => message) ?? [];

describe('the editions of a site', () => {
  it('are every version in every language; the default one has no folder', () => {
    const site = parse({ locales: [english, spanish], versions: [newest, current, { ...old, path: 'v1' }] });
    expect(editionNames(site).map(({ base }) => base)).toEqual([
      '',
      '/next',
      '/v1',
      '/es',
      '/es/next',
      '/es/v1',
    ]);
  });

  it('are all below the path of the site', () => {
    const site = parse({
      url: 'https://example.org/a/docs',
      locales: [english, spanish],
      versions: [newest, old],
    });
    expect(editionNames(site).map(({ base }) => base)).toEqual([
      '/a/docs',
      '/a/docs/1.0',
      '/a/docs/es',
      '/a/docs/es/1.0',
    ]);
  });

  it('never share an address', () => {
    // A version at the folder of a language is refused, see below.
    const name = fc.stringMatching(/^[a-z0-9]{1,3}(\.[0-9])?$/).filter((each) => each !== 'es');
    const versions = fc.uniqueArray(name, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(versions, (names) => {
        const site = parse({
          locales: [english, spanish],
          versions: names.map((each) => ({ name: each, label: each })),
        });
        const bases = editionNames(site).map(({ base }) => base);
        expect(new Set(bases).size).toBe(bases.length);
      }),
    );
  });

  it.each([
    ['a locale that is named twice', { locales: [english, english] }, 'names a locale twice'],
    ['a version that is named twice', { versions: [current, current] }, 'names a version twice'],
    [
      'two versions at one path',
      { versions: [newest, current, { ...old, path: 'next' }] },
      'puts two versions',
    ],
    [
      'a version that is not a folder name',
      { versions: [{ name: '../x', label: 'x' }] },
      'must be a folder name',
    ],
    [
      'a version at the folder of a language',
      { locales: [english, spanish], versions: [newest, { ...old, path: 'es' }] },
      'is the folder of a language',
    ],
  ])('refuse %s', (_, fields, problem) => {
    expect(problemsOf(fields)).toEqual([expect.stringContaining(problem)]);
  });

  it('may be called like a folder of the first version or language, which have none', () => {
    expect(problemsOf({ versions: [current, { name: 'next', label: 'x' }] })).toEqual([]);
    expect(
      problemsOf({
        locales: [english, spanish],
        versions: [
          { name: 'es', label: 'x' },
          { name: 'en', label: 'y' },
        ],
      }),
    ).toEqual([]);
  });

  it('say of versions after the newest that they are not released, or old, unless told otherwise', () => {
    const site = parse({ versions: [newest, current, old, { ...old, name: '1.1', banner: 'none' }] });
    expect(site.versions.map((version) => bannerOf(site, version))).toEqual([
      'none',
      'unreleased',
      'unmaintained',
      'none',
    ]);
    expect(contentFolder(current)).toBe('content');
    expect(contentFolder(old)).toBe('content/versions/1.0');
  });

  it('read words of the configuration in their language, else in the default one', () => {
    const site = parse({ locales: [english, spanish] });
    const words = { en: 'Guide', es: 'Guía' };
    const [en, es] = site.locales;
    if (!en || !es) throw new Error('two locales');
    expect(wordsIn(words, { locale: es, config: site })).toBe('Guía');
    expect(wordsIn({ en: 'Guide' }, { locale: es, config: site })).toBe('Guide');
    expect(wordsIn('Guide', { locale: es, config: site })).toBe('Guide');
  });
});

it('a folder of pages that is called like a version is told, with both files', async () => {
  const root = siteFolder({
    ...versionList(newest, current),
    'content/versions/2.0/docs/next/guide.md': page({ title: 'Guide' }),
    'content/docs/guide.md': page({ title: 'Guide' }),
  });
  const lines = await mistakesOf(() => loadSite(root));
  expectOneLine(lines, 'content/docs/guide.md', '"/next/guide"', 'content/versions/2.0/docs/next/guide.md');
});

it('the text of a page that is not translated is that of the same version in the default language', async () => {
  const locales = [english, spanish];
  const site = await loadSite(
    siteFolder({
      'site.config.ts': configFile({ locales }),
      'content/i18n/es.yml': englishStrings,
      ...versionList(newest, current),
      'content/versions/2.0/docs/index.md': page(),
    }),
  );
  const bases = (of: (edition: Site) => Site) => site.editions.map((edition) => of(edition).base);
  expect(bases((edition) => textEdition(edition, {}))).toEqual(['', '/next', '', '/next']);
  const [home] = site.pages;
  const original = home?.kind === 'doc' ? home.source : undefined;
  expect(bases((edition) => textEdition(edition, original ? { original } : {}))).toEqual([
    '',
    '/next',
    '/es',
    '/es/next',
  ]);
  expect(bases(newestEdition)).toEqual(['', '', '/es', '/es']);
});

it('what is generated for an edition is named without the path of the site', () => {
  expect(generatedName({ basePath: '' }, '/es/next')).toBe('es/next');
  expect(generatedName({ basePath: '' }, '')).toBeUndefined();
  expect(generatedName({ basePath: '/docs' }, '/docs/es')).toBe('es');
  expect(generatedName({ basePath: '/docs' }, '/docs')).toBeUndefined();
});
