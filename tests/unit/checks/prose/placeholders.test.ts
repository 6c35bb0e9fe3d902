import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholders } from '../../../../checks/prose/placeholders.ts';
import { readPageSource } from '../../../../checks/source/page-source.ts';
import { pageTypes } from '../../../../src/site/front-matter.ts';
import { sourceSign } from '../../../../src/site/source-sign.ts';
import { configFile, englishStrings, page, siteOf } from '../../site-folder.ts';
import { linesOf } from './fixture.ts';

test('a finished page passes, also when it speaks of todos', async () => {
  expect(await linesOf(placeholders, 'pass')).toEqual([]);
});

test('what stands for text to come is an error with its line, in front matter, prose and code', async () => {
  expect(await linesOf(placeholders, 'fail')).toEqual(
    [
      [3, 'Coming soon'],
      [8, 'TBD'],
      [12, 'FIXME'],
    ].map(
      ([line, word]) =>
        `content/docs/fail.md: line ${line}: "${word}" stands for something that is not written yet. Write it or remove it.`,
    ),
  );
});

/** What the check says of a page that is this text. */
async function linesIn(text: string): Promise<string[]> {
  const site = await siteOf({ 'p.md': text });
  const sources = site.pages.flatMap((page) =>
    page.file.endsWith('p.md') && page.kind === 'doc' ? [page] : [],
  );
  return (await placeholders.find(sources.map(readPageSource), site)).map(({ message }) => message);
}

const templateOf = (type: string) =>
  readFileSync(new URL(`../../../../templates/${type}.md`, import.meta.url), 'utf8');
const leftLine = (line: number, type: string) =>
  `content/docs/p.md: line ${line}: this is still the text of templates/${type}.md. Write your own or remove it.`;

test.each(pageTypes)('a copy of the template "%s" is told where it has to be filled in', async (type) => {
  const text = templateOf(type);
  const found = await linesIn(text);
  expect(found[0]).toBe(leftLine(3, type));
  // Its description, the sentence below the title, and one in each section.
  expect(found.length).toBeGreaterThanOrEqual(2 + text.split(/^## /m).length - 1);
});

test('what is left of a template is told in a page that is filled in otherwise, also with other line breaks', async () => {
  const text = templateOf('how-to')
    .replace(
      /^description: .*$/m,
      'description: Keep the reports of two runs in folders of their own, by date.',
    )
    .split('\n');
  const [left = ''] = text.filter((line) => line.startsWith('Name the situation'));
  const body = ['Say it.', '', '## When to use it', '', left.replace(', and', ',\nand')];
  expect(await linesIn([...text.slice(0, 6), '', ...body].join('\n'))).toEqual([leftLine(12, 'how-to')]);
});

test('what a translation did not translate is told, but not its code, links and short words', async () => {
  const body = 'Start the run with one command.\n\n```text\nKeep this text just as it is.\n```\n\nA word.';
  const original = page({ title: 'Guide' }, body);
  const translated = (text: string, description = 'Eine Beschreibung der Seite.') =>
    `---\ntitle: Guide\ndescription: ${description}\nsource: "${sourceSign(original)}"\n---\n${text}`;
  const locales = ['en', 'de'].map((code) => ({ code, label: code }));
  const linesOfTranslation = async (text: string, description?: string) => {
    const site = await siteOf(
      { 'guide.md': original },
      {
        'site.config.ts': configFile({ locales }),
        'content/i18n/de.yml': englishStrings,
        'content/i18n/de/docs/guide.md': translated(text, description),
      },
    );
    const pages = site.editions.flatMap((edition) => edition.find('/guide') ?? []);
    const sources = pages.flatMap((each) => (each.kind === 'doc' ? [readPageSource(each)] : []));
    return (await placeholders.find(sources, site)).map(({ message }) => message);
  };
  expect(await linesOfTranslation(body)).toEqual([
    'content/i18n/de/docs/guide.md: line 6: this is still the text of the original. Translate it.',
  ]);
  const german = body.replace(/^.*/, 'Starten Sie mit einem Befehl.');
  expect(await linesOfTranslation(german)).toEqual([]);
  const [, description] = /^description: (.*)$/m.exec(original) ?? [];
  expect(await linesOfTranslation(german, description)).toEqual([
    'content/i18n/de/docs/guide.md: line 3: this is still the text of the original. Translate it.',
  ]);
});

test.each([
  'TODO',
  'FIXME',
  'TBD',
  'TBC',
  'XXX',
  'Lorem ipsum',
  'lorem ipsum',
  'coming soon',
  'placeholder text',
  'To be written',
  'to be documented',
  'Work in progress',
])('"%s" stands for text that is not written yet', async (word) => {
  const text = page({}, `First line,\nthen ${word} here. Also TODOS and xxx.`);
  expect(await linesIn(text)).toEqual([expect.stringContaining(`line 7: "${word}" stands for something`)]);
});
