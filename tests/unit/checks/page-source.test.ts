import { expect, test } from 'vitest';
import { readPageSource } from '../../../checks/source/page-source.ts';
import { page, siteOf } from '../site-folder.ts';

async function passagesOf(body: string) {
  const site = await siteOf({ 'p.md': page({}, body) });
  const source = site.find('/p');
  if (source?.kind !== 'doc') throw new Error('the page of the test is missing');
  return readPageSource(source).passages.map(({ line, text, notTried }) => ({
    line,
    text: text.replace(/\s+/g, ' ').trim(),
    notTried,
  }));
}

test('paragraphs, headings, rows and code blocks are passages with their lines', async () => {
  expect(await passagesOf('## A\n\nB\nC\n\n| d |\n|---|\n| e |\n\n```text\nf\n```\n')).toEqual([
    { line: 6, text: '## A', notTried: false },
    { line: 8, text: 'B C', notTried: false },
    { line: 11, text: '| d |', notTried: false },
    { line: 13, text: '| e |', notTried: false },
    { line: 15, text: '```text f ```', notTried: false },
  ]);
});

test('a list item is one passage with its paragraphs; inner items are their own', async () => {
  expect(await passagesOf('- a\n\n  b\n  - c\n- d\n')).toEqual([
    { line: 6, text: '- a b', notTried: false },
    { line: 9, text: '- c', notTried: false },
    { line: 10, text: '- d', notTried: false },
  ]);
});

test('what stands inside :::not-tried is marked, and code right beside it', async () => {
  const passages = await passagesOf('```text\na\n```\n\n:::not-tried\nb\n:::\n\nc\n\n```text\nd\n```\n');
  expect(passages.map(({ notTried }) => notTried)).toEqual([true, true, false, false]);
});

async function sourceOf(body: string, name = 'p.md') {
  const site = await siteOf({ [name]: page({}, body) });
  const source = site.find('/p');
  if (source?.kind !== 'doc') throw new Error('the page of the test is missing');
  return readPageSource(source);
}

test('code, inline code, words and links of a page are read with their lines', async () => {
  const { blocks, inline, prose, links, headings } = await sourceOf(
    [
      '## A `b` [c](/c "d")',
      '',
      '![alternative](./x.png) and [text][label]',
      '',
      '```bash title="run.sh"',
      'dtx',
      '```',
      '',
      ':::not-tried',
      '`x` y',
      ':::',
      '',
      '[label]: /target',
    ].join('\n'),
  );
  expect(blocks).toMatchObject([{ language: 'bash', code: 'dtx', line: 11, notTried: false }]);
  expect(blocks[0]?.fence.title).toBe('run.sh');
  expect(inline).toEqual([
    { text: 'b', line: 6, notTried: false },
    { text: 'x', line: 15, notTried: true },
  ]);
  expect(prose.map(({ text, line, notTried }) => [text.trim(), line, notTried])).toEqual([
    ['A', 6, false],
    ['', 6, false],
    ['c', 6, false],
    ['alternative', 8, false],
    ['and', 8, false],
    ['text', 8, false],
    ['y', 15, true],
  ]);
  expect(links).toEqual([
    { href: '/c', line: 6 },
    { href: '/target', line: 18 },
  ]);
  expect(headings).toEqual(['A b c']);
});

test('the id of a heading is none of its words', async () => {
  const { prose, headings } = await sourceOf('## What it `misses` often {#limits}\n\nText {#kept}\n');
  expect(prose.map(({ text }) => text.trim())).toEqual(['What it', 'often', 'Text {#kept}']);
  expect(headings).toEqual(['What it misses often {#limits}']);
});

test.each([
  ['::children', 'p.md'],
  ['Text[^1].\n\n[^1]: Note.', 'p.md'],
  ['At :place there.', 'p.md'],
  ['<Steps />', 'p.mdx'],
  ['A <Term /> here.', 'p.mdx'],
])('addresses of a page with "%s" are not known by its headings alone', async (body, name) => {
  expect((await sourceOf(`## A\n\n${body}\n`, name)).headings).toBeUndefined();
  expect((await sourceOf('## A\n\nText.\n', name)).headings).toEqual(['A']);
});

test('what looks like a directive in a sentence is its text, and texts of components are read', async () => {
  const words = async (body: string, name?: string) =>
    (await sourceOf(body, name)).prose.map(({ text }) => text);
  expect(await words('At 10:30pm it[is]{a=b}.')).toContain(':30pm');
  expect(await words('<Card title="Two words" id="one" />', 'p.mdx')).toEqual(['Two words']);
});
