import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataTexts, modelTexts, pageTexts } from '../../../../checks/prose/texts.ts';
import { readPageSource } from '../../../../checks/source/page-source.ts';
import { configFile, englishStrings, page, siteOf } from '../../site-folder.ts';

const lines = (texts: readonly { file: string; line: number; text: string }[]) =>
  texts.map(({ file, line, text }) => `${file}:${line} ${text.replace(/\s+/g, ' ').trim()}`);

test('texts of a page are its front matter, prose and what diagrams say, each with its line', async () => {
  const body = [
    'A `code` word.',
    '',
    '```mermaid title="Drawn title" alt="Drawn words"',
    'flowchart LR',
    '```',
    '',
    '```bash title="run it.sh"',
    'dtx',
    '```',
  ].join('\n');
  const site = await siteOf({ 'p.md': page({ title: 'Title', sidebar_label: 'Short' }, body) });
  const found = site.find('/p');
  if (found?.kind !== 'doc') throw new Error('the page of the test is missing');
  const at = (line: number, text: string) => `content/docs/p.md:${line} ${text}`;
  expect(lines(pageTexts(readPageSource(found), site))).toEqual([
    at(2, 'Title'),
    at(3, found.description),
    at(5, 'Short'),
    at(7, 'A'),
    at(7, 'word.'),
    at(9, 'Drawn words'),
    at(9, 'Drawn title'),
  ]);
});

test('English texts beside pages are those of folders, of the interface and sentences of the model', async () => {
  const locales = ['de', 'en'].map((code) => ({ code, label: code }));
  const site = await siteOf(
    {
      'a/_category_.yml':
        'label: Folder\nposition: 1\ndescription: A description of the folder that is long enough to stand there.',
    },
    { 'content/i18n/de.yml': englishStrings, 'site.config.ts': configFile({ locales }) },
  );
  const texts = lines(dataTexts(site));
  expect(texts.slice(0, 2)).toEqual([
    'content/docs/a/_category_.yml:1 Folder',
    'content/docs/a/_category_.yml:3 A description of the folder that is long enough to stand there.',
  ]);
  expect(texts.slice(2).every((text) => text.startsWith('content/i18n/en.yml:'))).toBe(true);
  expect(texts).toContainEqual(expect.stringMatching(/^content\/i18n\/en\.yml:\d+ Skip to main content$/));
  expect(texts.join('\n')).not.toMatch(/\{\w+\}/);
});

const model = {
  'content/product/list.yml': [
    '- id: an id',
    '  title: Some `dtx run` words',
    '  url: https://a b',
    '  name: One',
    '  note: >',
    '    Folded over',
    '    lines.',
    '  list: [two words, one]',
  ].join('\n'),
  'content/product/formats/a.schema.json':
    '{\n"title": "A title",\n"x-note": "A note",\n"$comment": "No text",\n"properties": {"x": {"description": "Words `x`"}}}',
};

test('of the model, code and what fields of names hold are left out', async () => {
  // The model is not one that a site could be loaded with: only its texts are read.
  const { root, config } = await siteOf({});
  mkdirSync(`${root}/content/product/formats`, { recursive: true });
  for (const [file, text] of Object.entries(model)) writeFileSync(`${root}/${file}`, text);
  const site = { root, config } as Parameters<typeof dataTexts>[0];
  const ofModel = lines(dataTexts(site)).filter((text) => text.startsWith('content/product'));
  expect(ofModel).toEqual([
    'content/product/list.yml:2 Some words',
    'content/product/list.yml:5 Folded over lines.',
    'content/product/list.yml:8 two words',
    'content/product/formats/a.schema.json:2 A title',
    'content/product/formats/a.schema.json:3 A note',
    'content/product/formats/a.schema.json:5 Words',
  ]);
  expect(lines(modelTexts({ root }))).toEqual([
    'content/product/list.yml:2 Some `dtx run` words',
    'content/product/list.yml:5 Folded over lines.',
    'content/product/list.yml:8 two words',
  ]);
});
