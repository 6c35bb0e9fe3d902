import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translationsToDo } from '../../../checks/translations.ts';
import { renderPage } from '../../../src/page/render.tsx';
import { loadSite } from '../../../src/site/site.ts';
import { titlesSign } from '../../../src/site/titles.ts';
import { description, expectOneLine, inGermanToo, mistakesOf, page, siteFolder } from '../site-folder.ts';

const file = 'content/i18n/de/docs/_titles.yml';

/** Title, description and label of the guide. */
const sign = titlesSign({ title: 'Guide', description });

const entry = (source: string, name = 'guide.md') =>
  `${name}:\n  title: "Anleitung"\n  description: "Eine Beschreibung der Anleitung."\n  source: "${source}"\n`;

const folder = (titles: string | undefined, guide = page({ title: 'Guide' }, 'A text.')) =>
  siteFolder({
    ...inGermanToo,
    'content/docs/guide.md': guide,
    ...(titles !== undefined && { [file]: titles }),
  });

async function germanOf(root: string) {
  const site = await loadSite(root);
  const german = site.editions.find(({ locale }) => locale.code === 'de');
  const guide = german?.find('/guide');
  if (!german || guide?.kind !== 'doc') throw new Error('the German guide is missing');
  return { site, german, guide };
}

describe('titles of a page whose text is not translated', () => {
  it('are its title, description and label, and its text stays in its own language', async () => {
    const { german, guide } = await germanOf(folder(entry(sign)));
    expect(guide).toMatchObject({
      title: 'Anleitung',
      description: 'Eine Beschreibung der Anleitung.',
      untranslated: true,
      titled: { outdated: false },
    });
    const place = german.navigation.find(({ path }) => path === '/de/guide');
    expect(place).toMatchObject({ label: 'Anleitung' });
    expect(place).not.toHaveProperty('language');
    const { head, body } = await renderPage(german, guide, 'test');
    expect(head).toContain('<meta name="description" content="Eine Beschreibung der Anleitung."');
    expect(body).toMatch(/<div class="prose"[^>]* lang="en"[^>]*><h1 lang="de"[^>]*>Anleitung<\/h1>/);
  });

  it('take the words of the original where there are none, and say their language', async () => {
    const { german, guide } = await germanOf(folder(undefined));
    expect(guide).toMatchObject({ title: 'Guide', untranslated: true });
    expect(guide).not.toHaveProperty('titled');
    expect(german.navigation.find(({ path }) => path === '/de/guide')).toMatchObject({ language: 'en' });
    expect((await renderPage(german, guide, 'test')).body).toMatch(/<h1>Guide/);
  });

  it('are outdated when the words of the original change, not when its text does', async () => {
    const changedText = await germanOf(folder(entry(sign), page({ title: 'Guide' }, 'Another text.')));
    expect(changedText.guide.titled).toEqual({ outdated: false });
    const changed = await germanOf(folder(entry(sign), page({ title: 'The guide' }, 'A text.')));
    expect(changed.guide).toMatchObject({ title: 'Anleitung', titled: { outdated: true } });
    expect(translationsToDo(changed.site)).toEqual([
      'de: 0 of 2 pages translated, 0 outdated; titles of 1 of the other 2, 1 outdated',
      '  content/docs/guide.md: its title, description or label has changed since',
    ]);
  });

  it('are refused for a page that is translated, because nobody would read them', async () => {
    const root = folder(entry(sign));
    const translation = 'content/i18n/de/docs/guide.md';
    writeFileSync(
      join(root, translation),
      `---\ntitle: Anleitung\ndescription: Eine Beschreibung der Anleitung.\nsource: "000000000000"\n---\n\nText.\n`,
    );
    const mistakes = await mistakesOf(() => loadSite(root));
    expectOneLine(mistakes, file, `line 1: "guide.md" has its titles in ${translation}`);
  });

  it.each([
    ['name no page', entry(sign, 'gide.md'), 'line 1: there is no page "gide.md"'],
    ['lack a title', entry(sign).replace(/ {2}title.*\n/, ''), 'field "guide.md.title" is missing'],
    ['lack their sign', entry(sign).replace(/ {2}source.*\n/, ''), 'field "guide.md.source" is missing'],
  ])('are refused when they %s', async (_, titles, problem) => {
    expectOneLine(await mistakesOf(() => loadSite(folder(titles))), file, problem);
  });
});

describe('npm run translations -- --titles', () => {
  const run = (root: string, ...words: string[]) =>
    spawnSync(process.execPath, ['tools/translations.ts', ...words], {
      env: { ...process.env, SITE_ROOT: root },
      encoding: 'utf8',
    });

  it('adds what is missing, leaves what is there, and the site takes the file', async () => {
    const root = folder(entry('000000000000'));
    expect(run(root, '--titles', 'de')).toMatchObject({
      status: 0,
      stdout: `${file} has the titles of 2 pages, 1 of them new: translate these.\n`,
    });
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(entry('000000000000'));
    expect(text).toContain('index.md:\n');
    expect((await germanOf(root)).guide.titled).toEqual({ outdated: true });
  });

  it('signs them when they are accepted', async () => {
    const root = folder(entry('000000000000'));
    expect(run(root, '--accept', file).status).toBe(0);
    expect(readFileSync(join(root, file), 'utf8')).toContain(entry(sign));
  });

  it('knows the languages of the site', () => {
    expect(run(folder(undefined), '--titles', 'du')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Perhaps "de" is meant'),
    });
  });
});
