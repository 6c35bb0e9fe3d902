import { expect, test } from 'vitest';
import { checkProse } from '../../../../checks/prose/check-prose.ts';
import type { ProseCheck } from '../../../../checks/prose/prose-check.ts';
import { ContentError } from '../../../../src/base/content-error.ts';
import { loadSite } from '../../../../src/site/site.ts';
import { sourceSign } from '../../../../src/site/source-sign.ts';
import { configFile, current, englishStrings, page, siteFolder, versionList } from '../../site-folder.ts';

/** Says of every page that it was looked at. */
const looking = (id: string): ProseCheck => ({
  id,
  label: id,
  find: async (sources) => sources.map((source) => new ContentError(source.page.file, id, 'x')),
});

test('prose of what is being written is checked in every language, and that of frozen versions is not', async () => {
  const guide = page({ title: 'Guide' });
  const site = await loadSite(
    siteFolder({
      'site.config.ts': configFile({ locales: ['en', 'de'].map((code) => ({ code, label: code })) }),
      ...versionList({ name: '1.0', label: '1.0' }, current),
      'content/versions/1.0/docs/index.md': page(),
      'content/i18n/de.yml': englishStrings,
      'content/docs/guide.md': guide,
      'content/i18n/de/docs/guide.md': `---\ntitle: A\ndescription: Eine Beschreibung der Seite.\nsource: "${sourceSign(guide)}"\n---\n`,
    }),
  );
  const { problems, times } = await checkProse(site, [looking('one'), looking('two')]);
  expect(problems.map(({ file, problem }) => `${problem} ${file}`)).toEqual(
    ['one', 'two'].flatMap((id) => [
      `${id} content/docs/guide.md`,
      `${id} content/docs/index.md`,
      `${id} content/i18n/de/docs/guide.md`,
    ]),
  );
  expect([...times.keys()]).toEqual(['one', 'two']);
});
