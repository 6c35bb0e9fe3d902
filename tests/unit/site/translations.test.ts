import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translationProblems, translationsToDo } from '../../../checks/translations.ts';
import { compilePage } from '../../../src/prose/compile/compile.ts';
import { loadSite } from '../../../src/site/site.ts';
import { sourceSign } from '../../../src/site/translations.ts';
import {
  configFile,
  englishStrings,
  expectOneLine,
  type Files,
  mistakesOf,
  page,
  siteFolder,
} from '../site-folder.ts';

const locales = [
  { code: 'en', label: 'English' },
  { code: 'de', label: 'Deutsch' },
];
const body = '## First step\n\nSee [home](/), run `dtx`.\n\n```bash\ndtx run\n```\n\n### Then\n\nText.\n';
const original = page({ title: 'Guide' }, body);
const german =
  '## Erster Schritt\n\nSiehe [Start](/), `dtx` starten.\n\n```bash\ndtx run\n```\n\n### Dann\n\nText.\n';

function translation(text = german, fields: Readonly<Record<string, string>> = {}): string {
  const all = {
    title: 'Anleitung',
    description: 'Eine Beschreibung der Anleitung.',
    source: sourceSign(original),
    ...fields,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: "${value}"`);
  return `---\n${lines.join('\n')}\n---\n${text}`;
}

const siteWith = (files: Files) =>
  siteFolder({
    'site.config.ts': configFile({ locales }),
    'content/i18n/de.yml': englishStrings,
    'content/docs/guide.md': original,
    ...files,
  });
const german1 = 'content/i18n/de/docs/guide.md';

async function germanEdition(files: Files) {
  const site = await loadSite(siteWith(files));
  const edition = site.editions.find(({ locale }) => locale.code === 'de');
  if (!edition) throw new Error('the site has no German edition');
  return edition;
}

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
      { level: 2, id: 'first-step', text: 'Erster Schritt' },
      { level: 3, id: 'then', text: 'Dann' },
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
    ['no sign', { [german1]: translation(german, { source: 'x' }) }, 'field "source" is wrong'],
    [
      'a folder without original',
      { 'content/i18n/de/docs/x/_category_.yml': 'label: X' },
      'there is no original',
    ],
  ])('with %s is a mistake in one line', async (_, files, problem) => {
    const lines = await mistakesOf(() => loadSite(siteWith(files)));
    expectOneLine(lines, Object.keys(files)[0] ?? '', problem);
  });

  it('of a draft is no mistake while the draft is not published', async () => {
    const draft = { 'content/docs/guide.md': page({ title: 'Guide', draft: true }, body) };
    expect((await germanEdition({ ...draft, [german1]: translation() })).find('/guide')).toBeUndefined();
  });

  it.each([
    ['code', german.replace('dtx run', 'dtx lauf'), 'code block 1 is "bash", that of its original is "bash"'],
    [
      'inline code',
      german.replace('`dtx`', '`dtxx`'),
      'inline code 1 is "dtxx", that of its original is "dtx"',
    ],
    ['a link', german.replace('(/)', '(/guide)'), 'link 1 is "/guide", that of its original is "/"'],
  ])('that changes %s is told', async (_, text, problem) => {
    const problems = translationProblems(await loadSite(siteWith({ [german1]: translation(text) })));
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(problem)]);
  });

  it('is counted, with those that are outdated', async () => {
    const site = await loadSite(siteWith({ [german1]: translation(german, { source: '000000000000' }) }));
    expect(translationsToDo(site)).toEqual([
      'de: 1 of 2 pages translated, 1 outdated',
      `  ${german1}: content/docs/guide.md has changed since`,
    ]);
    const longer = siteWith({
      'content/docs/guide.md': `${original}\n## One more\n`,
      [german1]: translation(),
    });
    expect(translationsToDo(await loadSite(longer))).toEqual([
      'de: 0 of 2 pages translated, 0 outdated',
      `  ${german1}: not shown, content/docs/guide.md has other headings now`,
    ]);
  });
});

describe('the sign of a source', () => {
  it('changes with the text, and not with line ends', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(sourceSign(a.replaceAll('\n', '\r\n'))).toBe(sourceSign(a.replaceAll('\r\n', '\n')));
        const unix = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
        if (unix(a) !== unix(b)) expect(sourceSign(a)).not.toBe(sourceSign(b));
      }),
    );
  });

  it('is the beginning of the sum that "sha256sum" prints', () => {
    expect(sourceSign('text\n')).toBe('b9e68e1bea3e');
    expect(readFileSync(join('content/docs/quick-start.md'), 'utf8')).not.toContain('\r');
  });
});
