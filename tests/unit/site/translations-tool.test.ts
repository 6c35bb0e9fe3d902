import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceSign } from '../../../src/site/source-sign.ts';
import { configFile, englishStrings, page, siteFolder } from '../site-folder.ts';

const original = page({ title: 'Guide' });
const sign = sourceSign(original);
const file = 'content/i18n/de/docs/guide.md';
const translation = (source: string) =>
  `---\ntitle: "Anleitung"\ndescription: "Eine Beschreibung der Anleitung."\nsource: "${source}"\n---\n\nText.\n`;

const site = () =>
  siteFolder({
    'site.config.ts': configFile({
      locales: [
        { code: 'en', label: 'English' },
        { code: 'de', label: 'Deutsch' },
      ],
    }),
    'content/i18n/de.yml': englishStrings,
    'content/docs/guide.md': original,
    [file]: translation('000000000000'),
  });
const run = (root: string, ...words: string[]) => {
  const env = { ...process.env, SITE_ROOT: root };
  return spawnSync(process.execPath, ['tools/translations.ts', ...words], { env, encoding: 'utf8' });
};

describe('npm run translations', () => {
  it('lists what is outdated, and what is missing with the sign that a translation names', () => {
    const root = site();
    const home = sourceSign(readFileSync(join(root, 'content/docs/index.md'), 'utf8'));
    const { status, stdout } = run(root);
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      'de: 1 of 2 pages translated, 1 outdated',
      `  ${file}: content/docs/guide.md has changed since`,
      `${home} content/docs/index.md: not in de`,
    ]);
  });

  it('takes a translation for fixed when it is told so, and changes nothing but its sign', () => {
    const root = site();
    expect(run(root, '--accept', file)).toMatchObject({
      status: 0,
      stdout: `${file} is up to date with content/docs/guide.md.\n`,
    });
    expect(readFileSync(join(root, file), 'utf8')).toBe(translation(sign));
    expect(run(root).stdout).toContain('de: 1 of 2 pages translated, 0 outdated\n');
  });

  it('does not take an original for a translation', () => {
    const root = site();
    expect(run(root, '--accept', 'content/docs/guide.md')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('content/docs/guide.md: this is not a translation.'),
    });
    expect(readFileSync(join(root, 'content/docs/guide.md'), 'utf8')).toBe(original);
  });

  it('takes the name of a file as a shell completes it', () => {
    expect(run(site(), '--accept', `./${file}`).status).toBe(0);
  });

  it('says that a translation with other headings has to be fixed first', () => {
    const root = site();
    writeFileSync(join(root, 'content/docs/guide.md'), `${original}\n## One more\n`);
    expect(run(root, '--accept', file)).toMatchObject({
      status: 1,
      stderr: `${file}: its headings are not those of content/docs/guide.md. Give it the same headings first.\n`,
    });
  });

  it('makes a file to translate that the site takes as it is, and that is up to date', () => {
    const root = site();
    const made = 'content/i18n/de/docs/index.md';
    expect(run(root, '--new', 'de', '/')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`${made} is made from content/docs/index.md: translate title,`),
    });
    expect(run(root).stdout).toContain('de: 2 of 2 pages translated, 1 outdated\n');
    expect(run(root, '--new', 'de', '/')).toMatchObject({
      status: 1,
      stderr: `${made}: this translation exists already. Change it, or remove it first.\n`,
    });
  });

  it('makes files of several pages, of one that is not published yet, too', () => {
    const root = site();
    writeFileSync(join(root, 'content/docs/draft.md'), page({ title: 'Draft', draft: true }));
    const { status, stdout } = run(root, '--new', 'de', '/', 'draft');
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringContaining('content/i18n/de/docs/index.md is made'),
      expect.stringContaining('content/i18n/de/docs/draft.md is made'),
    ]);
  });

  it('names each language that a page is not in', () => {
    const root = site();
    const locales = ['en', 'de', 'fr'].map((code) => ({ code, label: code }));
    writeFileSync(join(root, 'site.config.ts'), configFile({ locales }));
    writeFileSync(join(root, 'content/i18n/fr.yml'), englishStrings);
    const lines = run(root).stdout.trim().split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'de: 1 of 2 pages translated, 1 outdated',
      `  ${file}: content/docs/guide.md has changed since`,
      'fr: 0 of 2 pages translated, 0 outdated',
    ]);
    expect(
      lines
        .slice(3)
        .map((line) => line.slice(13))
        .sort(),
    ).toEqual(['content/docs/guide.md: not in fr', 'content/docs/index.md: not in de, fr']);
  });

  it('tells of a mistake in content in one line', () => {
    const root = site();
    rmSync(join(root, 'content/i18n/de.yml'));
    expect(run(root)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^content\/i18n\/de\.yml: no interface strings for locale "de".*\n$/),
    });
  });

  it.each([[['--accept']], [['--list']], [['--new']], [['--new', 'de']], [['de', 'guide']]])(
    'tells how it is used when it is asked with %j',
    (words) => {
      expect(run(site(), ...words)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage:') });
    },
  );
});
