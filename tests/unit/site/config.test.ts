import { describe, expect, it } from 'vitest';
import { defineConfig, siteConfigSchema } from '../../../src/site/config.ts';
import { loadConfig } from '../../../src/site/load-config.ts';
import { config, configFile, current, expectOneLine, folder, mistakesOf } from '../site-folder.ts';

const file = 'site.config.ts';
const mistakes = (fields: Record<string, unknown>) =>
  mistakesOf(() => loadConfig(folder({ [file]: configFile(fields) })));

describe('loadConfig', () => {
  it('reads the configuration of a folder and fills in defaults', async () => {
    const loaded = await loadConfig(
      folder({ [file]: configFile({ announcement: { id: 'one', text: 'News' } }) }),
    );
    expect(loaded.name).toBe('DTX');
    expect(loaded.announcement?.closeable).toBe(true);
    expect(loaded.links.edit).toBeUndefined();
    expect(loaded.baseUrlIssueBanner).toBe(true);
    expect(loaded.search).toEqual({ provider: 'local', indexName: 'dtx-docs' });
  });

  it('does not ask search engines to stay away unless told to [2N.10]', async () => {
    expect((await loadConfig(folder({ [file]: configFile() }))).noIndex).toBe(false);
  });

  it('writes left to right unless a locale says otherwise [1.11]', async () => {
    const locales = [
      { code: 'en', label: 'English' },
      { code: 'ar', label: 'العربية', direction: 'rtl' },
    ];
    const loaded = await loadConfig(folder({ [file]: configFile({ locales }) }));
    expect(loaded.locales.map(({ direction }) => direction)).toEqual(['ltr', 'rtl']);
  });

  it('measures nothing unless told to, and then page views only [1.7]', async () => {
    expect((await loadConfig(folder({ [file]: configFile() }))).analytics).toBeUndefined();
    const analytics = { provider: 'gtag', trackingId: 'G-ABC123' };
    expect((await loadConfig(folder({ [file]: configFile({ analytics }) }))).analytics).toEqual({
      provider: 'gtag',
      trackingId: ['G-ABC123'],
      events: { search: false, copy: false },
      origin: 'https://www.googletagmanager.com',
    });
  });

  it('accepts several tracking ids [1.7]', async () => {
    const trackingId = ['G-ABC123', 'UA-1234-5', 'AW-1234', 'GT-ABC'];
    const fields = { analytics: { provider: 'gtag', trackingId } };
    expect((await loadConfig(folder({ [file]: configFile(fields) }))).analytics?.trackingId).toEqual(
      trackingId,
    );
  });

  it('is published by somebody independent, at an example domain, unless told otherwise', async () => {
    const loaded = await loadConfig(folder({ [file]: configFile({ url: undefined }) }));
    expect(loaded).toMatchObject({ publisher: 'independent', url: 'https://docs.example.org' });
  });

  it.each([
    ['https://example.org', 'https://example.org', ''],
    ['https://example.org/docs', 'https://example.org', '/docs'],
    ['http://127.0.0.1:8080/a/docs-1.0', 'http://127.0.0.1:8080', '/a/docs-1.0'],
  ])('takes %s apart: origin %s, path "%s"', async (written, url, basePath) => {
    expect(await loadConfig(folder({ [file]: configFile({ url: written }) }))).toMatchObject({
      url,
      basePath,
    });
  });

  it('accepts an official site that names its address', async () => {
    expect(await mistakes({ publisher: 'official', url: 'https://docs.example-of-mine.org' })).toEqual([]);
  });

  it('accepts a page and a mail address for reports of errors', async () => {
    for (const report of ['https://code.example.org/issues/new', 'mailto:docs@example.org'])
      expect(await mistakes({ links: { ...config.links, report } }), report).toEqual([]);
  });

  it('accepts a navbar without links', async () => {
    expect(await mistakes({ navbar: [] })).toEqual([]);
  });

  it('says where to create a configuration that is missing', async () => {
    const root = folder({});
    expectOneLine(await mistakesOf(() => loadConfig(root)), file, 'file not found', `Create it in ${root}`);
  });

  it('asks for every field when nothing is exported', async () => {
    const lines = await mistakesOf(() => loadConfig(folder({ [file]: 'export const x = 1;\n' })));
    const required = ['name', 'title', 'tagline', 'links', 'navbar', 'locales'];
    expect(lines).toHaveLength(required.length);
    for (const name of required)
      expect(lines).toContainEqual(expect.stringContaining(`field "${name}" is missing`));
  });

  it.each([
    ['an address without a scheme', { url: 'docs.example.org' }, 'field "url" is wrong', 'Correct the value'],
    [
      'an address of another scheme',
      { url: 'ftp://docs.example.org' },
      'field "url" is wrong',
      'Correct the value',
    ],
    [
      'an address with a slash at the end',
      { url: 'https://docs.example.org/' },
      'field "url" is wrong',
      'must not end with a slash',
    ],
    [
      'an address with a path and a slash at the end',
      { url: 'https://example.org/docs/' },
      'field "url" is wrong (must not end with a slash)',
      'Correct the value',
    ],
    [
      'an address whose path no page could have',
      { url: 'https://example.org/a%20b' },
      'field "url" is wrong (has a path with other characters',
      'Correct the value',
    ],
    [
      'an address with an empty folder',
      { url: 'https://example.org//docs' },
      'field "url" is wrong (has a path with',
      'Correct the value',
    ],
    [
      'an address with a query',
      { url: 'https://example.org?a' },
      'field "url" is wrong',
      'must be https://example.org)',
    ],
    [
      'an address with a path and a hash',
      { url: 'https://example.org/docs#a' },
      'field "url" is wrong',
      'must be https://example.org/docs)',
    ],
    [
      'a publisher that is misspelt',
      { publisher: 'offical' },
      'field "publisher" is wrong',
      'Perhaps "official" is meant',
    ],
    [
      'an official site without an address',
      { publisher: 'official', url: undefined },
      'field "url" is wrong (is missing or an example domain, but the publisher is official)',
      'Correct the value',
    ],
    [
      'an official site at an example domain',
      { publisher: 'official' },
      'field "url" is wrong (is missing or an example domain, but the publisher is official)',
      'Correct the value',
    ],
    [
      'an address for reports that is none',
      { links: { ...config.links, report: 'docs@example.org' } },
      'field "links.report" is wrong',
      'Correct the value',
    ],
    [
      'an edit address without a place for the file',
      { links: { ...config.links, edit: 'https://example.org/edit/{path}' } },
      'field "links.edit" is wrong',
      'must contain {file}',
    ],
    [
      'an address with a place for something else',
      { links: { ...config.links, report: 'mailto:docs@example.org?subject={title}' } },
      'field "links.report" is wrong',
      'may contain {file} and {path} alone',
    ],
    ['no locale', { locales: [] }, 'field "locales" is wrong', 'Correct the value'],
    [
      'a locale code that is none',
      { locales: [{ code: 'English', label: 'English' }] },
      'field "locales.0.code" is wrong',
      'Correct the value',
    ],
    [
      'an unknown direction',
      { locales: [{ code: 'en', label: 'E', direction: 'up' }] },
      'field "locales.0.direction" is wrong',
      '"ltr"|"rtl"',
    ],
    [
      'a list of versions',
      { versions: [] },
      'unknown field "versions"',
      'Move the list to content/versions.yml',
    ],
    [
      'a navbar link without an address',
      { navbar: [{ label: 'Blog' }] },
      'field "navbar.0.href" is missing',
      'Add "navbar.0.href"',
    ],
    [
      'an announcement id with a blank',
      { announcement: { id: 'a b', text: 'x' } },
      'field "announcement.id" is wrong',
      'Correct the value',
    ],
    [
      'analytics without a tracking id',
      { analytics: { provider: 'gtag' } },
      'field "analytics.trackingId" is missing',
      'Add "analytics.trackingId"',
    ],
    [
      'an empty list of tracking ids',
      { analytics: { provider: 'gtag', trackingId: [] } },
      'field "analytics.trackingId" is wrong',
      'Correct the value',
    ],
    [
      'a tracking id that is none',
      { analytics: { provider: 'gtag', trackingId: ['G-ABC123', 'abc"&'] } },
      'field "analytics.trackingId.1" is wrong',
      'such as G-ABC123',
    ],
    [
      'an unknown analytics provider',
      { analytics: { provider: 'other', trackingId: 'G-ABC123' } },
      'field "analytics.provider" is wrong',
      'expected "gtag"',
    ],
    [
      'an analytics event that does not exist',
      { analytics: { provider: 'gtag', trackingId: 'G-ABC123', events: { scroll: true } } },
      'unknown field "analytics.events.scroll"',
      'Remove it',
    ],
    [
      'an origin of gtag with a path',
      { analytics: { provider: 'gtag', trackingId: 'G-ABC123', origin: 'https://example.org/gtag' } },
      'field "analytics.origin" is wrong',
      'must be an origin',
    ],
    ['a misspelt field', { taglin: 'x' }, 'unknown field "taglin"', 'Perhaps "tagline"'],
    [
      'a misspelt nested field',
      { links: { ...config.links, cat: 'https://example.org' } },
      'unknown field "links.cat"',
      'Perhaps "chat" is meant',
    ],
  ])('refuses %s', async (_, fields, problem, fix) => {
    expectOneLine(await mistakes(fields), file, problem, fix);
  });

  it('says that a field of the wrong type is wrong', async () => {
    expectOneLine(await mistakes({ noIndex: 'yes' }), file, 'field "noIndex" is wrong');
  });

  it('names the configuration when it is not valid TypeScript', async () => {
    const lines = await mistakesOf(() => loadConfig(folder({ [file]: 'export default {' })));
    expect(lines).toEqual([expect.stringMatching(/^site\.config\.ts: /)]);
  });
});

describe('defineConfig', () => {
  it('returns what the schema accepts, unchanged', () => {
    expect(defineConfig(config)).toBe(config);
    expect(siteConfigSchema.safeParse({ ...config, versions: [current] }).success).toBe(true);
  });
});
