import { describe, expect, it } from 'vitest';
import { readContent } from '../../../src/site/read-content.ts';
import { expectOneLine, type Files, folder, mistakesOf, page } from '../site-folder.ts';

const docs = (files: Files) =>
  folder(Object.fromEntries(Object.entries(files).map(([name, source]) => [`content/docs/${name}`, source])));
const read = (files: Files, drafts = false) => readContent(docs(files), 'content/docs', { drafts });
const mistakes = (files: Files) => mistakesOf(() => read(files));

describe('readContent', () => {
  it('makes the file tree the route tree [2R.17]', () => {
    const { pages } = read({
      'index.mdx': page(),
      'community.md': page(),
      'lab/index.md': page(),
      'lab/scope_generator.md': page(),
    });
    expect(pages.map(({ file, route }) => [file, route])).toEqual([
      ['content/docs/community.md', '/community'],
      ['content/docs/index.mdx', '/'],
      ['content/docs/lab/index.md', '/lab/'],
      ['content/docs/lab/scope_generator.md', '/lab/scope_generator'],
    ]);
  });

  it('lets a slug replace the route of the file, with its slash as written', () => {
    const { pages } = read({ 'a.md': page({ slug: '/b/' }), 'c/d.md': page({ slug: '/' }) });
    expect(pages.map(({ route }) => route)).toEqual(['/b/', '/']);
  });

  it('reads categories by their folder and takes no other file for a page', () => {
    const { pages, categories } = read({
      'a/_category_.yml': 'label: A',
      '_category_.yml': 'label: Top',
      'a/picture.svg': '<svg/>',
      'a/notes.txt': 'notes',
    });
    expect(pages).toEqual([]);
    expect([...categories]).toEqual([
      ['', { label: 'Top' }],
      ['a', { label: 'A' }],
    ]);
  });

  it('leaves drafts out unless asked for them', () => {
    const files = { 'a.md': page(), 'b.md': page({ draft: true }) };
    expect(read(files).pages.map(({ route }) => route)).toEqual(['/a']);
    expect(read(files, true).pages.map(({ route }) => route)).toEqual(['/a', '/b']);
  });

  it('says how to begin when there is no docs folder', async () => {
    const lines = await mistakesOf(() => readContent(folder({}), 'content/docs', { drafts: false }));
    expectOneLine(lines, 'content/docs', 'folder not found', 'Create it and add index.md');
  });

  it.each(['a b.md', 'führer.md', 'c++.md', '.hidden.md', 'parts (old)/index.md'])(
    'takes no file called %s: its path could be published, and never led on',
    async (name) => {
      expectOneLine(
        await mistakes({ [name]: page() }),
        `content/docs/${name}`,
        'cannot be a route',
        'Name its',
      );
    },
  );

  it.each<[string, Files, string, string]>([
    [
      'a page beside the index of its folder',
      { 'x.md': page(), 'x/index.md': page() },
      'content/docs/x/index.md',
      'content/docs/x.md',
    ],
    ['Markdown beside MDX', { 'x.md': page(), 'x.mdx': page() }, 'content/docs/x.mdx', 'content/docs/x.md'],
    [
      'a slug that is taken',
      { 'x.md': page(), 'y.md': page({ slug: '/x' }) },
      'content/docs/y.md',
      'content/docs/x.md',
    ],
    [
      'a slug that differs by its slash',
      { 'x.md': page(), 'y.md': page({ slug: '/x/' }) },
      'content/docs/y.md',
      'content/docs/x.md',
    ],
  ])('refuses two pages with one route: %s', async (_, files, file, other) => {
    expectOneLine(
      await mistakes(files),
      file,
      'route "/x',
      `is also the route of ${other}`,
      'Rename one or give it a slug',
    );
  });

  it('lets a draft have the route of the page it will replace', () => {
    expect(read({ 'x.md': page(), 'y.md': page({ slug: '/x', draft: true }) }).pages).toHaveLength(1);
  });

  it('says the mistakes of all files in one go', async () => {
    const lines = await mistakes({
      'a.md': page({ title: undefined }),
      'b.md': 'no front matter',
      'c/_category_.yml': 'position: 1',
      'd.md': page(),
      'e.md': page({ slug: '/d' }),
    });
    expect(lines.map((line) => line.slice(0, line.indexOf(': ')))).toEqual([
      'content/docs/a.md',
      'content/docs/b.md',
      'content/docs/c/_category_.yml',
      'content/docs/e.md',
    ]);
  });
});
