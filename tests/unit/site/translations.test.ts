import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translationProblems, translationsToDo } from '../../../checks/translations.ts';
import { renderPage } from '../../../src/page/render.tsx';
import { compilePage } from '../../../src/prose/compile/compile.ts';
import { canonicalPath } from '../../../src/site/addresses.ts';
import { loadSite } from '../../../src/site/site.ts';
import { sourceSign } from '../../../src/site/translations.ts';
import {
  configFile,
  current,
  englishStrings,
  expectOneLine,
  type Files,
  mistakesOf,
  page,
  siteFolder,
  versionList,
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
        'site.config.ts': configFile({ locales }),
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

  it.each([
    [
      'code',
      german.replace('dtx run', 'dtx lauf'),
      'code block 1 is "dtx lauf", that of its original is "dtx run"',
    ],
    [
      'the language of code',
      german.replace('```bash', '```json'),
      'code block 1 is "json", that of its original is "bash"',
    ],
    [
      'inline code',
      german.replace('`dtx`', '`dtxx`'),
      'inline code 1 is "dtxx", that of its original is "dtx"',
    ],
    ['a link', german.replace('(/)', '(/guide)'), 'link 1 is "/guide", that of its original is "/"'],
    [
      'the number of code blocks',
      german.replace(/```bash[\s\S]*?```/, ''),
      'code block 1 is nothing, that of its original is "bash"',
    ],
    ['the number of links', `${german}\n[Noch einer](/)\n`, 'link 2 is "/", that of its original is nothing'],
  ])('that changes %s is told', async (_, text, problem) => {
    const problems = translationProblems(await loadSite(siteWith({ [german1]: translation(text) })));
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(problem)]);
  });

  it('has the sign of its original whatever ends the lines and whether a mark stands first', () => {
    expect(sourceSign(`\uFEFF${original.replaceAll('\n', '\r\n')}`)).toBe(sourceSign(original));
    expect(sourceSign(original.replaceAll('\n', '\r'))).toBe(sourceSign(original));
    expect(sourceSign(`${original} `)).not.toBe(sourceSign(original));
  });

  it('may have labels of its own in a diagram, but no diagram more', async () => {
    const diagram = (label: string) => `\n\`\`\`mermaid\nflowchart LR\na[${label}]\n\`\`\`\n`;
    const source = original + diagram('Start');
    const problems = async (text: string) =>
      translationProblems(
        await loadSite(
          siteWith({
            'content/docs/guide.md': source,
            [german1]: translation(text, { source: sourceSign(source) }),
          }),
        ),
      ).map(({ problem }) => problem);
    expect(await problems(german + diagram('Anfang'))).toEqual([]);
    expect(await problems(german + diagram('Anfang') + diagram('Ende'))).toEqual([
      'code block 3 is "mermaid", that of its original is nothing',
    ]);
  });

  it('in the folder of a language that the site does not have is told, instead of never being seen', async () => {
    const lines = await mistakesOf(() =>
      loadSite(siteWith({ 'content/i18n/DE/docs/guide.md': translation() })),
    );
    expectOneLine(lines, 'content/i18n/DE', '"DE" is not a language', '"locales" in site.config.ts');
  });

  it('in the language of the originals is told: the originals are what is shown', async () => {
    const lines = await mistakesOf(() =>
      loadSite(siteWith({ 'content/i18n/en/docs/guide.md': translation() })),
    );
    expectOneLine(lines, 'content/i18n/en', 'the language of the originals', 'Change the originals');
  });

  it('that draws a node in another role is told, whatever its label is', async () => {
    const chart = (label: string, role: string) =>
      `\n\`\`\`mermaid title="T" alt="A"\nflowchart LR\na[${label}]${role}\n\`\`\`\n`;
    const drawn = page({ title: 'Guide' }, chart('Target', ':::target'));
    const problemsOf = async (role: string) => {
      const files = siteWith({
        'content/docs/guide.md': drawn,
        [german1]: translation(chart('Ziel', role), { source: sourceSign(drawn) }),
      });
      return translationProblems(await loadSite(files)).map(({ message }) => message);
    };
    expect(await problemsOf(':::target')).toEqual([]);
    expect(await problemsOf('')).toEqual([
      expect.stringContaining('code block 1 is "a:::plain", that of its original is "a:::target"'),
    ]);
  });

  it('that is outdated is not held to its original: it says so on its page, and is fixed as a whole', async () => {
    const text = translation(german.replace('dtx run', 'dtx lauf'), { source: '000000000000' });
    expect(translationProblems(await loadSite(siteWith({ [german1]: text })))).toEqual([]);
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

  it('is counted in what is being written, too, once there are versions', async () => {
    const frozen = 'content/versions/1.0';
    const site = await loadSite(
      siteWith({
        'site.config.ts': configFile({ locales }),
        ...versionList({ name: '1.0', label: '1.0' }, current, { name: '0.9', label: '0.9' }),
        [`${frozen}/docs/guide.md`]: original,
        [`${frozen}/i18n/de/docs/guide.md`]: translation(),
        'content/versions/0.9/docs/guide.md': original,
        [german1]: translation(german, { source: '000000000000' }),
      }),
    );
    expect(translationsToDo(site)).toEqual([
      'de, version 1.0: 1 of 1 pages translated, 0 outdated',
      'de, version current: 1 of 2 pages translated, 1 outdated',
      `  ${german1}: content/docs/guide.md has changed since`,
    ]);
  });
});

describe('the sign of a source', () => {
  it('changes with the text, and not with line ends or a byte order mark', () => {
    const lines = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n') });
    const text = fc.oneof(fc.string(), lines);
    fc.assert(
      fc.property(text, text, (a, b) => {
        for (const end of ['\r\n', '\r']) expect(sourceSign(a.replaceAll('\n', end))).toBe(sourceSign(a));
        expect(sourceSign(`\uFEFF${a}`)).toBe(sourceSign(a));
        if (a !== b) expect(sourceSign(a)).not.toBe(sourceSign(b));
      }),
    );
  });

  it('is the beginning of the sum that "sha256sum" prints', () => {
    expect(sourceSign('text\n')).toBe('b9e68e1bea3e');
  });
});
