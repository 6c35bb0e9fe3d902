import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileMemory } from '../../../src/base/file-memory.ts';
import { notFoundPath, privacyPath, searchPath } from '../../../src/base/routes.ts';
import { loadSite } from '../../../src/site/site.ts';
import {
  configFile,
  current,
  description,
  expectOneLine,
  type Files,
  mistakesOf,
  page,
  siteFolder,
  siteOf,
  versionList,
} from '../site-folder.ts';

const generated = `label: 🔌 API\nposition: 9\nlink: {type: generated-index, slug: /category/-api}`;

describe('loadSite', () => {
  it('makes an entry of every page with its file, its listed route and its place in the sidebar [3.11]', async () => {
    const site = await siteOf({
      'lab/index.md': page({ title: 'Lab' }),
      'lab/scope.md': page({ title: 'Scope' }),
    });
    expect(site.find('/lab/scope')).toMatchObject({
      kind: 'doc',
      file: 'content/docs/lab/scope.md',
      path: '/lab/scope',
      title: 'Scope',
      description,
      unlisted: false,
      trail: [{ label: 'Lab' }, { label: 'Scope' }],
      previous: { path: '/lab/' },
    });
  });

  it('marks an unlisted page and gives it no place in the sidebar [3.11]', async () => {
    const site = await siteOf({ 'a.md': page({ title: 'A', unlisted: true }), 'b.md': page({ title: 'B' }) });
    expect(site.find('/a')).toMatchObject({ path: '/a', unlisted: true, trail: [] });
    expect(site.pages.map(({ path }) => path)).toEqual(['/b', '/', '/a']);
  });

  it('finds a page by every form of its route and keeps the listed one [2R.17, 2N.1]', async () => {
    const site = await siteOf({ 'community.md': page(), 'architecture/index.md': page() });
    for (const end of ['', '/', '.html', '/index.html', '/index']) {
      expect(site.find(`/community${end}`)?.path).toBe('/community');
      expect(site.find(`/architecture${end}`)?.path).toBe('/architecture/');
    }
    expect(site.find('/index.html')?.path).toBe('/');
  });

  it('finds nothing below a page and nothing in a folder without one [2.4]', async () => {
    const site = await siteOf({ 'tactics/index.md': page(), 'redteam/http/a.md': page() });
    for (const path of ['/tactics/anything', '/redteam/http', '/redteam', '/constructor']) {
      expect(site.find(path)).toBeUndefined();
    }
  });

  it('generates the page of a category that asks for one [2R.4]', async () => {
    const site = await siteOf({
      'api/_category_.yml': generated,
      'api/a.md': page({ title: 'A' }),
      'api/b.md': page({ title: 'B' }),
    });
    expect(site.find('/category/-api')).toMatchObject({
      kind: 'category',
      untranslated: false,
      file: 'content/docs/api/_category_.yml',
      path: '/category/-api',
      title: '🔌 API',
      description: '🔌 API | DTX | Documentation',
      next: { path: '/api/a' },
    });
    expect(
      site
        .find('/category/-api')
        ?.trail.at(-1)
        ?.children.map(({ path }) => path),
    ).toEqual(['/api/a', '/api/b']);
  });

  it('describes a generated page by its category file', async () => {
    const yaml = `${generated}\ndescription: ${description}`;
    const site = await siteOf({ 'api/_category_.yml': yaml, 'api/a.md': page() });
    expect(site.find('/category/-api')?.description).toBe(description);
  });

  it('lists pages in reading order', async () => {
    const site = await siteOf({
      'index.md': page({ title: 'Home', sidebar_position: 2 }),
      'b/index.md': page({ title: 'B', sidebar_position: 1 }),
      'b/a.md': page({ title: 'A' }),
    });
    expect(site.pages.map(({ path }) => path)).toEqual(['/b/', '/b/a', '/']);
  });

  it('takes the first locale and the first version for those of the site root [1.10, 1.11]', async () => {
    const site = await loadSite(
      siteFolder({
        ...versionList(current, { name: '1.0', label: '1.0' }),
        'content/versions/1.0/docs/index.md': page(),
      }),
    );
    expect(site.locale).toEqual({ code: 'en', label: 'English', direction: 'ltr' });
    expect(site.version).toEqual({ name: 'current', label: 'Next', noIndex: false });
  });

  it('shows drafts only while writing', async () => {
    const root = siteFolder({ 'content/docs/a.md': page({ draft: true }) });
    expect((await loadSite(root)).find('/a')).toBeUndefined();
    expect((await loadSite(root, { drafts: true })).find('/a')?.path).toBe('/a');
  });

  it('reads the configuration anew while writing', async () => {
    const root = siteFolder({ 'site.config.ts': configFile({ title: 'Before' }) });
    await loadSite(root);
    writeFileSync(join(root, 'site.config.ts'), configFile({ title: 'After' }));
    expect((await loadSite(root, { memory: new FileMemory() })).config.title).toBe('After');
  });

  it('knows no date of a page outside of a repository', async () => {
    expect((await siteOf({})).pages[0]).not.toHaveProperty('updated');
  });

  it('reads the facts of each version from its own folder', async () => {
    const frozen = (text: string) => ({ 'content/versions/1.0/product/glossary.yml': text });
    const files = {
      ...versionList(current, { name: '1.0', label: '1.0' }),
      'content/versions/1.0/docs/index.md': page(),
    };
    const lines = await mistakesOf(() => loadSite(siteFolder({ ...files, ...frozen('glossary: 5') })));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^content\/versions\/1\.0\/product\//);
    expect((await loadSite(siteFolder(files))).editions.map(({ product }) => product)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('tells the mistakes of an older version, with its files', async () => {
    const lines = await mistakesOf(() =>
      siteOf(
        {},
        {
          ...versionList(current, { name: '1.0', label: '1.0' }),
          'content/versions/1.0/docs/index.md': page({ type: 'x' }),
          'content/versions/1.0/i18n/xx/docs/a.md': page(),
        },
      ),
    );
    expect(lines.map((line) => line.slice(0, line.indexOf(': ')))).toEqual([
      'content/versions/1.0/docs/index.md',
      'content/versions/1.0/i18n/xx',
    ]);
  });

  it('says the mistakes of strings, pages and folders in one go', async () => {
    const lines = await mistakesOf(() =>
      siteOf({ 'a.md': page({ title: '' }) }, { 'content/i18n/en.yml': 'shell: []' }),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^content\/docs\/a\.md: line 2: field "title"/));
    expect(lines).toContainEqual(expect.stringMatching(/^content\/i18n\/en\.yml: line 1: field "search"/));
    for (const line of lines) expect(line).toMatch(/^content\/.+: .+\.$/);
  });

  it('refuses two neighbours with one position', async () => {
    const lines = await mistakesOf(() =>
      siteOf({ 'a.md': page({ sidebar_position: 1 }), 'b.md': page({ sidebar_position: 1 }) }),
    );
    expectOneLine(lines, 'content/docs/b.md', 'position 1 is also the position of content/docs/a.md');
  });

  it.each<[string, Files]>([
    ['a page at the route of a generated page', { 'b.md': page({ slug: '/category/-api' }) }],
    [
      'two generated pages with one route',
      { 'b/_category_.yml': generated.replace('9', '8'), 'b/c.md': page() },
    ],
  ])('refuses %s', async (_, files) => {
    const lines = await mistakesOf(() =>
      siteOf({ 'api/_category_.yml': generated, 'api/a.md': page(), ...files }),
    );
    expect(lines).toEqual([expect.stringMatching(/^content\/docs\/.+: route "\/category\/-api" .+\.$/)]);
  });

  it.each([searchPath, privacyPath, notFoundPath])(
    'refuses a page at %s, which the site makes of itself',
    async (path) => {
      expectOneLine(
        await mistakesOf(() => siteOf({ [`${path.slice(1)}.md`]: page() })),
        `content/docs${path}.md`,
        path,
      );
    },
  );
});
