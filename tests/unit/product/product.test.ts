import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadProduct } from '../../../src/product/product.ts';
import { expectOneLine, folder, mistakesOf } from '../site-folder.ts';
import { changedProduct } from './product-folder.ts';

const file = 'content/product/datasets.yml';

const mistakes = (change: (text: string) => string) =>
  mistakesOf(() => loadProduct(changedProduct('datasets.yml', change)));

describe('the product model', () => {
  test('of the project is read without a mistake', () => {
    const product = loadProduct(changedProduct('datasets.yml', (text) => text));
    expect(product?.datasets.map(({ id }) => id)).toContain('STINGRAY');
  });

  test('is absent from a site without content/product', () => {
    expect(loadProduct(folder({ 'content/docs/index.md': '' }))).toBeUndefined();
  });

  test('names a part whose file is missing', async () => {
    const root = changedProduct('datasets.yml', (text) => text);
    rmSync(join(root, file));
    expectOneLine(await mistakesOf(() => loadProduct(root)), file, 'file not found');
  });

  test('names file and entry when an entry has no source', async () => {
    const lines = await mistakes((text) => text.replace(/( {2})source: \[.*\]\n/, ''));
    expectOneLine(lines, file, '"STINGRAY.source" is missing', 'Add');
  });

  test('names file and entry when a source is not listed', async () => {
    const lines = await mistakes((text) =>
      text.replace(/source: \[[^\]]*\]/, 'source: [runs/data-3.3, hearsay]'),
    );
    expectOneLine(lines, file, 'datasets STINGRAY', '"hearsay" is not in sources.yml');
  });

  test('takes a module of a source, and names file and entry when the source has none of that name', async () => {
    const from = (source: string) => (text: string) =>
      text.replace(/source: \[[^\]]*\]/, `source: [runs/data-3.3, ${source}]`);
    expect(await mistakes(from('dtx-datasets/beaver'))).toEqual([]);
    const lines = await mistakes(from('dtx-datasets/beavers'));
    expectOneLine(lines, file, '"dtx-datasets/beavers" is not in sources.yml', 'dtx-datasets/beaver');
  });

  test('wants to know what is doubtful about an entry that names what would settle it', async () => {
    const lines = await mistakes((text) => text.replace('evidence: run', 'evidence: read\n  settle: x'));
    expectOneLine(
      lines,
      file,
      'datasets STINGRAY: field "settle" without "note"',
      'Say in "note" what is doubtful',
    );
  });

  test('takes no doubt that nobody knows how to settle', async () => {
    const open = (text: string) =>
      text.replace('evidence: run', 'evidence: read\n  note: Unclear.\n  settle: OPEN');
    expectOneLine(
      await mistakes(open),
      file,
      'datasets STINGRAY: field "settle" is open',
      'Name the command',
    );
  });

  test('refuses two entries of one name', async () => {
    const lines = await mistakes((text) => `${text}\n${text}`);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^content\/product\/datasets\.yml: line \d\d\d+: datasets: two entries are called "STINGRAY"\. Give each/,
      ),
    );
  });

  test('refuses a field it does not know', async () => {
    const lines = await mistakes((text) => text.replace('  origin:', '  orgin: x\n  origin:'));
    expectOneLine(lines, file, 'STINGRAY.orgin');
  });

  test.each([
    [
      '  origin:',
      '  orgin: x\n  origin:',
      'line 6: unknown field "STINGRAY.orgin". Perhaps "origin" is meant',
    ],
    [
      '  origin:',
      '  colour: x\n  origin:',
      'line 6: unknown field "STINGRAY.colour". Remove it; known fields: id, ',
    ],
    ['kind: signatures', 'kind: signature', 'field "STINGRAY.kind" is wrong'],
    ['kind: signatures', 'kind: signature', 'Perhaps "signatures" is meant'],
    [/runs\/data-[\d.]+, (?=dtx-models)/, '', 'line 37: datasets STINGRAY: "run", but no source is an item'],
    ['evidence: run', 'evidence: not tried', 'line 37: datasets STINGRAY: "not tried", but field "settle"'],
    [
      'dtx-models, training',
      'dtx-model, training',
      'line 36: datasets STINGRAY: source "dtx-model" is not in',
    ],
    ['dtx-models, training', 'dtx-model, training', 'Perhaps "dtx-models" is meant'],
    [
      'all: [OPENAI_API_KEY',
      'all: [OPENAI_API_KY',
      'line 47: STARGAZER: variable "OPENAI_API_KY" does not exist. Perhaps "OPENAI_API_KEY" is meant',
    ],
  ])('names line and nearest name when %j became %j', async (from, to, part) => {
    expectOneLine(await mistakes((text) => text.replace(from, to)), file, part);
  });
});
