import { expect, test } from 'vitest';
import { readPageSource } from '../../../checks/source/page-source.ts';
import { page, siteOf } from '../site-folder.ts';

async function passagesOf(body: string) {
  const site = await siteOf({ 'p.md': page({}, body) });
  const source = site.find('/p');
  if (source?.kind !== 'doc') throw new Error('the page of the test is missing');
  return readPageSource(source).passages.map(({ line, text, unconfirmed }) => ({
    line,
    text: text.replace(/\s+/g, ' ').trim(),
    unconfirmed,
  }));
}

test('paragraphs, headings, rows and code blocks are passages with their lines', async () => {
  expect(await passagesOf('## A\n\nB\nC\n\n| d |\n|---|\n| e |\n\n```text\nf\n```\n')).toEqual([
    { line: 6, text: '## A', unconfirmed: false },
    { line: 8, text: 'B C', unconfirmed: false },
    { line: 11, text: '| d |', unconfirmed: false },
    { line: 13, text: '| e |', unconfirmed: false },
    { line: 15, text: '```text f ```', unconfirmed: false },
  ]);
});

test('a list item is one passage with its paragraphs; inner items are their own', async () => {
  expect(await passagesOf('- a\n\n  b\n  - c\n- d\n')).toEqual([
    { line: 6, text: '- a b', unconfirmed: false },
    { line: 9, text: '- c', unconfirmed: false },
    { line: 10, text: '- d', unconfirmed: false },
  ]);
});

test('what stands inside :::unconfirmed is marked, and code right beside it', async () => {
  const passages = await passagesOf('```text\na\n```\n\n:::unconfirmed\nb\n:::\n\nc\n\n```text\nd\n```\n');
  expect(passages.map(({ unconfirmed }) => unconfirmed)).toEqual([true, true, false, false]);
});
