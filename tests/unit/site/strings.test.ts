import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../../src/site/site.ts';
import { stringKeys } from '../../../src/site/string-keys.ts';
import { fill, readStrings } from '../../../src/site/strings.ts';
import { configFile, englishStrings, expectOneLine, folder, mistakesOf, siteFolder } from '../site-folder.ts';

const file = 'content/i18n/en.yml';
const read = (yaml: string) => readStrings(folder({ [file]: yaml }), 'en');
const shipped = readdirSync('content/i18n').filter((name) => name.endsWith('.yml'));
const without = (line: RegExp) => englishStrings.replace(line, '');

describe('readStrings', () => {
  it('reads the English strings the project ships', () => {
    const strings = read(englishStrings);
    expect(strings.shell.skipToContent).toBe('Skip to main content');
    expect(Object.keys(strings)).toEqual(Object.keys(stringKeys));
  });

  it('names a missing string', async () => {
    const lines = await mistakesOf(() => read(without(/^ {2}skipToContent: .*\n/m)));
    expectOneLine(lines, file, 'field "shell.skipToContent" is missing', 'Add "shell.skipToContent"');
  });

  it('names a missing group', async () => {
    const lines = await mistakesOf(() => read(without(/^colorMode:\n( {2}.*\n)+/m)));
    expectOneLine(lines, file, 'field "colorMode" is missing', 'Add "colorMode"');
  });

  it('names a string that no part of the site uses', async () => {
    const yaml = englishStrings.replace('colorMode:\n', 'colorMode:\n  dim: dim mode\n');
    expectOneLine(await mistakesOf(() => read(yaml)), file, 'unknown field "colorMode.dim"', 'Remove it');
  });

  it('refuses an empty string', async () => {
    const yaml = englishStrings.replace(/^ {2}light: .*$/m, '  light: ""');
    expectOneLine(
      await mistakesOf(() => read(yaml)),
      file,
      'field "colorMode.light" is wrong',
      'Correct the value',
    );
  });

  it('says that a value which is not text is wrong, not missing', async () => {
    const yaml = englishStrings.replace(/^ {2}light: .*$/m, '  light: 12');
    expectOneLine(
      await mistakesOf(() => read(yaml)),
      file,
      'field "colorMode.light" is wrong',
      'Correct the value',
    );
  });

  it('says how to fix a locale without a file', async () => {
    const lines = await mistakesOf(() => readStrings(folder({}), 'de'));
    expectOneLine(
      lines,
      'content/i18n/de.yml',
      'no interface strings for locale "de"',
      'Copy content/i18n/en.yml',
    );
  });

  it('names a place of a translated string that its original has not, and one that is missing', async () => {
    const original = read(englishStrings);
    const yaml = englishStrings
      .replace('{original}', '{orignal}')
      .replace(/^ {2}newest: .*$/m, '  newest: Newest version');
    const lines = await mistakesOf(() =>
      readStrings(folder({ 'content/i18n/de.yml': yaml }), 'de', original),
    );
    expect(lines).toEqual([
      'content/i18n/de.yml: field "page.outdated" has the places {orignal}, its original {original}. Write each in braces as the original has it.',
      'content/i18n/de.yml: field "versions.newest" has the places none, its original {version}. Write each in braces as the original has it.',
    ]);
  });

  it.each(shipped)('reads %s as the project ships it, whether a site is published in it or not', (name) => {
    const locale = name.replace('.yml', '');
    expect(() => readStrings('.', locale, read(englishStrings))).not.toThrow();
  });

  it('is asked for every locale of the configuration, not only for the first', async () => {
    const locales = [
      { code: 'en', label: 'English' },
      { code: 'fr', label: 'Français' },
    ];
    const config = { 'site.config.ts': configFile({ locales }) };
    const lines = await mistakesOf(() => loadSite(siteFolder(config)));
    expectOneLine(lines, 'content/i18n/fr.yml', 'no interface strings for locale "fr"');
    const french = englishStrings.replace('{original}', '');
    const wrong = await mistakesOf(() => loadSite(siteFolder({ ...config, 'content/i18n/fr.yml': french })));
    expectOneLine(wrong, 'content/i18n/fr.yml', 'field "page.outdated"');
  });
});

describe('fill', () => {
  it('puts values in their places, as often as they occur', () => {
    expect(fill('{n} of {all}, {n}', { n: 1, all: 'many' })).toBe('1 of many, 1');
  });

  it('leaves an unknown place as it stands', () => {
    expect(fill('Direct link to {headin}', { heading: 'A' })).toBe('Direct link to {headin}');
  });

  it('inserts any value word for word', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('$', '&', '{', '}', 'x', '1', "'", '`') }), (value) => {
        expect(fill('<{value}>', { value })).toBe(`<${value}>`);
      }),
    );
  });
});

it('every language calls the page before and the page after by the right word', () => {
  const words = Object.fromEntries(
    shipped.map((name) => {
      const locale = name.replace('.yml', '');
      const { previous, next } = readStrings('.', locale).page;
      return [locale, [previous, next]];
    }),
  );
  expect(words).toEqual({
    ar: ['السابق', 'التالي'],
    de: ['Vorherige Seite', 'Nächste Seite'],
    en: ['Previous', 'Next'],
    es: ['Anterior', 'Siguiente'],
    fr: ['Précédent', 'Suivant'],
    hi: ['पिछला', 'अगला'],
    ja: ['前へ', '次へ'],
    ko: ['이전', '다음'],
    'pt-BR': ['Anterior', 'Próxima'],
    'zh-CN': ['上一页', '下一页'],
  });
});
