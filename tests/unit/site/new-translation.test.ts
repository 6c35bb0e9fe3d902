import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTranslation } from '../../../src/site/new-translation.ts';
import { loadSite } from '../../../src/site/site.ts';
import { sourceSign } from '../../../src/site/source-sign.ts';
import {
  configFile,
  description,
  englishStrings,
  expectOneLine,
  mistakesOf,
  page,
  siteFolder,
} from '../site-folder.ts';

const locales = ['en', 'de'].map((code) => ({ code, label: code }));
const text = `${page({ title: 'Über', sidebar_label: 'Short', sidebar_position: 3 })}\n## One\n\nText.\n`;
const site = () =>
  loadSite(
    siteFolder({
      'site.config.ts': configFile({ locales }),
      'content/i18n/de.yml': englishStrings,
      'content/i18n/pt-BR.yml': englishStrings,
      'content/docs/guides/first.md': text,
    }),
  );
const made = 'content/i18n/de/docs/guides/first.md';

describe('starting a translation', () => {
  it('leaves the words of the original, and its sign', async () => {
    const { root } = await site().then((loaded) => {
      startTranslation(loaded, 'de', 'guides/first');
      return loaded;
    });
    expect(readFileSync(join(root, made), 'utf8')).toBe(
      `---\ntitle: "Über"\ndescription: ${JSON.stringify(description)}\nsidebar_label: "Short"\nsource: "${sourceSign(text)}"\n---\n\n## One\n\nText.\n`,
    );
    const { editions } = await loadSite(root);
    expect(editions.at(-1)?.find('/guides/first')).toMatchObject({ file: made, outdated: false });
  });

  it.each([
    '/guides/first',
    'guides/first.md',
    'content/docs/guides/first.md',
    './content/docs/guides/first.md',
  ])('takes a page by route or by file: %s', async (name) => {
    const loaded = await site();
    startTranslation(loaded, 'de', name);
    expect(existsSync(join(loaded.root, made))).toBe(true);
  });

  it.each([
    ['de', 'guides/frist', 'content/docs', 'there is no page "guides/frist". Perhaps /guides/first is meant'],
    ['dee', 'index', 'site.config.ts', '"dee" is not a language of the site. Perhaps "de" is meant'],
    ['xyz', 'index', 'site.config.ts', '"xyz" is not a language of the site. Known: de'],
    ['pt-BR', 'index', 'site.config.ts', "Add { code: 'pt-BR', label: '…' } to its \"locales\""],
    ['en', 'index', 'content/docs', '"en" is the language of the originals. Known: de'],
  ])('makes nothing of %s %s', async (language, name, file, part) => {
    const loaded = await site();
    expectOneLine(await mistakesOf(() => startTranslation(loaded, language, name)), file, part);
    expect(existsSync(join(loaded.root, `content/i18n/${language}/docs`))).toBe(false);
  });

  it('never writes over a translation', async () => {
    const loaded = await site();
    startTranslation(loaded, 'de', 'guides/first');
    const lines = await mistakesOf(() => startTranslation(loaded, 'de', 'guides/first'));
    expectOneLine(lines, made, 'this translation exists already', 'Change it, or remove it first');
  });
});
