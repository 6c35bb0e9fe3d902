import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../src/page/render.tsx';
import { compilePage } from '../../../src/prose/compile/compile.ts';
import { canonicalPath } from '../../../src/site/addresses.ts';
import { loadSite } from '../../../src/site/site.ts';
import { current, expectOneLine, mistakesOf, page, versionList } from '../site-folder.ts';
import { body, german, german1, germanEdition, original, siteWith, translation } from './german-guide.ts';

describe('a translated page', () => {
  it('has words of its own, and the place and headings of its original', async () => {
    const site = await germanEdition({ [german1]: translation() });
    const found = site.find('/guide');
    expect(found).toMatchObject({
      title: 'Anleitung',
      path: '/de/guide',
      untranslated: false,
      outdated: false,
    });
    if (found?.kind !== 'doc') throw new Error('no page');
    const { headings } = await compilePage(site, found);
    expect(headings).toEqual([
      { level: 2, id: 'first-step', text: 'Erster Schritt', line: 6 },
      { level: 3, id: 'then', text: 'Dann', line: 14 },
    ]);
  });

  it('is the original where there is none', async () => {
    const site = await germanEdition({});
    expect(site.find('/guide')).toMatchObject({ title: 'Guide', path: '/de/guide', untranslated: true });
    expect(site.navigation.map(({ label, path, language }) => [label, path, language])).toEqual([
      ['Guide', '/de/guide', 'en'],
      ['Home', '/de/', 'en'],
    ]);
  });

  it('is called by its own words in the sidebar, which say of no other that they are in its language', async () => {
    const site = await germanEdition({
      [german1]: translation(),
      'content/docs/parts/_category_.yml': 'label: Parts',
      'content/docs/parts/lid.md': page({ title: 'Lid' }),
      'content/i18n/de/docs/parts/_category_.yml': 'label: Teile',
    });
    const marked = (nodes: typeof site.navigation): unknown[] =>
      nodes.map(({ label, language, children }) => [label, language, ...marked(children)]);
    expect(marked(site.navigation)).toEqual([
      ['Anleitung', undefined],
      ['Home', 'en'],
      ['Teile', undefined, ['Lid', 'en']],
    ]);
  });

  it('is outdated once its original has changed, and waits when the headings do not fit any more', async () => {
    const changed = { 'content/docs/guide.md': original.replace('Text.', 'Other text.') };
    expect((await germanEdition({ ...changed, [german1]: translation() })).find('/guide')).toMatchObject({
      title: 'Anleitung',
      outdated: true,
    });
    const longer = { 'content/docs/guide.md': `${original}\n## One more\n` };
    expect((await germanEdition({ ...longer, [german1]: translation() })).find('/guide')).toMatchObject({
      title: 'Guide',
      untranslated: true,
    });
  });

  it.each([
    ['no original', { 'content/i18n/de/docs/other.md': translation() }, 'there is no original of this name'],
    [
      'a field of the original',
      { [german1]: translation(german, { slug: '/anleitung' }) },
      'unknown field "slug"',
    ],
    [
      'other headings',
      { [german1]: translation('## Nur eine\n') },
      'its headings are not those of its original',
    ],
    [
      'no sign',
      { [german1]: translation(german, { source: 'x' }) },
      'field "source" is missing or no sign of an original. Write source: "',
    ],
    [
      'a folder without original',
      { 'content/i18n/de/docs/x/_category_.yml': 'label: X' },
      'there is no original',
    ],
  ])('with %s is a mistake in one line', async (_, files, problem) => {
    const lines = await mistakesOf(() => loadSite(siteWith(files)));
    expectOneLine(lines, Object.keys(files)[0] ?? '', problem);
  });

  it('of a folder with a page of cards waits like a page: it says so, and is not an address of the language', async () => {
    const files = {
      'content/docs/parts/_category_.yml':
        'label: Parts\nlink: {type: generated-index, slug: /category/parts}',
      'content/docs/parts/lid.md': page({ title: 'Lid' }),
    };
    const waiting = await germanEdition(files);
    const parts = waiting.find('/category/parts');
    expect(parts).toMatchObject({ title: 'Parts', untranslated: true });
    expect(parts && canonicalPath(waiting, parts)).toBe('/category/parts');
    expect(parts?.trail.at(-1)).toMatchObject({ label: 'Parts', language: 'en' });
    if (!parts) return;
    const { body: html } = await renderPage(waiting, parts, 'Astro v0');
    expect(html).toContain(waiting.strings.page.untranslated);
    expect(html).toMatch(/<h1 lang="en" dir="ltr">/);

    const done = await germanEdition({
      ...files,
      'content/i18n/de/docs/parts/_category_.yml': 'label: Teile',
    });
    const teile = done.find('/category/parts');
    expect(teile).toMatchObject({ title: 'Teile', untranslated: false });
    expect(teile && canonicalPath(done, teile)).toBe('/de/category/parts');
    expect(teile?.trail.at(-1)).not.toHaveProperty('language');
  });

  it('that only one version has stands for itself; the original stands for versions without it', async () => {
    const { editions } = await loadSite(
      siteWith({
        ...versionList({ name: '2.0', label: '2.0' }, current),
        'content/versions/2.0/docs/index.md': page(),
        'content/versions/2.0/docs/guide.md': original,
        [german1]: translation(),
      }),
    );
    const canonicals = editions.map((edition) => {
      const guide = edition.find('/guide');
      return [guide?.path, guide && canonicalPath(edition, guide)];
    });
    expect(Object.fromEntries(canonicals)).toEqual({
      '/guide': '/guide',
      '/next/guide': '/guide',
      '/de/guide': '/guide',
      '/de/next/guide': '/de/next/guide',
    });
  });

  it('of a draft is not a mistake while the draft is not published', async () => {
    const draft = { 'content/docs/guide.md': page({ title: 'Guide', draft: true }, body) };
    expect((await germanEdition({ ...draft, [german1]: translation() })).find('/guide')).toBeUndefined();
  });
});
