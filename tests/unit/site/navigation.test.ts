import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeKey, routeOfFile } from '../../../src/base/routes.ts';
import { buildNavigation, neighbourhoods } from '../../../src/site/navigation.ts';
import type { NavNode } from '../../../src/site/page.ts';
import { readContent } from '../../../src/site/read-content.ts';
import { expectOneLine, type Files, folder, mistakesOf, page } from '../site-folder.ts';

function navigationOf(files: Files): NavNode[] {
  const docs = Object.entries(files).map(([name, source]) => [`content/docs/${name}`, source]);
  return buildNavigation(readContent(folder(Object.fromEntries(docs)), 'content/docs', { drafts: false }));
}

/** The sidebar as an outline: `label path`, children indented. */
function outline(nodes: readonly NavNode[], indent = ''): string[] {
  return nodes.flatMap(({ label, path = '–', children }) => [
    `${indent}${label} ${path}`,
    ...outline(children, `${indent}  `),
  ]);
}

const titled = (title: string, fields: Record<string, unknown> = {}) => page({ title, ...fields });
const generated = 'label: API\nlink: {type: generated-index, slug: /category/-api}';

const frontMatter = {
  description: '',
  type: 'index' as const,
  hide_table_of_contents: false,
  toc_min_heading_level: 2,
  toc_max_heading_level: 3,
  draft: false,
  unlisted: false,
};

describe('buildNavigation', () => {
  it('orders neighbours by position, those without one last and by label', () => {
    const nodes = navigationOf({
      'a.md': titled('Zebra'),
      'b.md': titled('Apple'),
      'c.md': titled('Second', { sidebar_position: 2 }),
      'd.md': titled('First', { sidebar_position: 0 }),
    });
    expect(outline(nodes)).toEqual(['First /d', 'Second /c', 'Apple /b', 'Zebra /a']);
  });

  it('puts groups one after another, and above them what has none [2.7]', () => {
    const nodes = navigationOf({
      'a.md': titled('Flags', { sidebar_position: 1, sidebar_group: 'reference' }),
      'b.md': titled('First run', { sidebar_position: 3, sidebar_group: 'start' }),
      'c.md': titled('Installation', { sidebar_position: 2, sidebar_group: 'start' }),
      'd/_category_.yml': 'label: Ideas\nsidebar_group: understand',
      'd/e.md': titled('An idea'),
      'f.md': titled('Home'),
    });
    expect(nodes.map(({ label, group }) => `${group ?? '–'} ${label}`)).toEqual([
      '– Home',
      'start Installation',
      'start First run',
      'understand Ideas',
      'reference Flags',
    ]);
    expect(nodes[3]?.children[0]).not.toHaveProperty('group');
  });

  it.each<[string, string, Files]>([
    [
      'a page',
      'content/docs/x/y.md',
      { 'x/index.md': titled('X'), 'x/y.md': titled('Y', { sidebar_group: 'use' }) },
    ],
    [
      'a folder',
      'content/docs/x/y/_category_.yml',
      {
        'x/index.md': titled('X'),
        'x/y/_category_.yml': 'label: Y\nsidebar_group: use',
        'x/y/z.md': titled('Z'),
      },
    ],
  ])('refuses the group of %s below the top', async (_, file, files) => {
    const problem = 'field "sidebar_group" is only for what is at the top of the sidebar';
    expectOneLine(await mistakesOf(() => navigationOf(files)), file, problem);
  });

  it('prefers the short label of the sidebar to the title', () => {
    expect(outline(navigationOf({ 'a.md': titled('A long title', { sidebar_label: 'Short' }) }))).toEqual([
      'Short /a',
    ]);
  });

  it.each<[string, Files, string]>([
    ['its index page', { 'x/index.md': titled('X') }, 'X /x/'],
    ['the page beside it', { 'x.md': titled('X') }, 'X /x'],
    ['its category file', { 'x/_category_.yml': 'label: X' }, 'X –'],
    ['its category file with a generated page', { 'x/_category_.yml': generated }, 'API /category/-api'],
  ])('names a folder by %s', (_, files, expected) => {
    expect(outline(navigationOf({ ...files, 'x/child.md': titled('Child') }))).toEqual([
      expected,
      '  Child /x/child',
    ]);
  });

  it('puts a folder where its category file says', () => {
    const nodes = navigationOf({
      'a.md': titled('A', { sidebar_position: 2 }),
      'x/b.md': titled('B'),
      'x/_category_.yml': 'label: X\nposition: 1',
    });
    expect(outline(nodes)).toEqual(['X –', '  B /x/b', 'A /a']);
  });

  it('lists an index page among the cards of a generated category page [2R.4]', () => {
    const nodes = navigationOf({
      'x/_category_.yml': generated,
      'x/index.md': titled('Overview', { sidebar_position: 1 }),
      'x/b.md': titled('B'),
    });
    expect(outline(nodes)).toEqual(['API /category/-api', '  Overview /x/', '  B /x/b']);
  });

  it('gives the pages of a folder without name to the folder above', () => {
    const nodes = navigationOf({
      'x/index.md': titled('X'),
      'x/http/a.md': titled('A', { sidebar_position: 2 }),
      'x/b.md': titled('B', { sidebar_position: 1 }),
      'y/z/c.md': titled('C'),
    });
    expect(outline(nodes)).toEqual(['C /y/z/c', 'X /x/', '  B /x/b', '  A /x/http/a']);
  });

  it('leaves unlisted pages out', () => {
    expect(outline(navigationOf({ 'a.md': titled('A'), 'b.md': titled('B', { unlisted: true }) }))).toEqual([
      'A /a',
    ]);
  });

  it.each([0, 3])('refuses two neighbours with one position, %i, and names both files', async (position) => {
    const lines = await mistakesOf(() =>
      navigationOf({
        'a.md': titled('A', { sidebar_position: position }),
        'b.md': titled('B', { sidebar_position: position }),
      }),
    );
    const problem = `position ${position} is also the position of content/docs/a.md`;
    expectOneLine(lines, 'content/docs/b.md', problem, 'Give one of them another position');
  });

  it('counts a folder with a category file among the neighbours', async () => {
    const lines = await mistakesOf(() =>
      navigationOf({
        'a.md': titled('A', { sidebar_position: 1 }),
        'x/b.md': titled('B'),
        'x/_category_.yml': 'label: X\nposition: 1',
      }),
    );
    expectOneLine(lines, 'content/docs/x/_category_.yml', 'position 1', 'content/docs/a.md');
  });

  it('lets pages of different folders have one position', () => {
    const files = {
      'x/index.md': titled('X', { sidebar_position: 1 }),
      'x/a.md': titled('A', { sidebar_position: 1 }),
    };
    expect(outline(navigationOf(files))).toEqual(['X /x/', '  A /x/a']);
  });

  it('says once that two pages of a folder without name have one position', async () => {
    const lines = await mistakesOf(() =>
      navigationOf({
        'x/a.md': titled('A', { sidebar_position: 1 }),
        'x/b.md': titled('B', { sidebar_position: 1 }),
      }),
    );
    expectOneLine(lines, 'content/docs/x/b.md', 'position 1');
  });

  it('keeps an index page whose folder is named by the page beside it', () => {
    const nodes = navigationOf({ 'x.md': titled('X', { slug: '/other' }), 'x/index.md': titled('Index') });
    expect(outline(nodes).join()).toContain('Index /x/');
  });

  it('does not lose a generated page whose folder has a page beside it', async () => {
    const files = { 'x.md': titled('X'), 'x/a.md': titled('A'), 'x/_category_.yml': generated };
    const shown = await mistakesOf(() => navigationOf(files));
    expect(shown.length === 1 || outline(navigationOf(files)).join().includes('/category/-api')).toBe(true);
  });
});

describe('neighbourhoods', () => {
  it('reads the sidebar from top to bottom, a page of a folder before its children', () => {
    const places = neighbourhoods(
      navigationOf({
        'index.md': titled('Home', { sidebar_position: 1 }),
        'x/_category_.yml': 'label: X\nposition: 2',
        'x/y/index.md': titled('Y'),
        'x/y/a.md': titled('A'),
        'z.md': titled('Z', { sidebar_position: 3 }),
      }),
    );
    const shown = [...places].map(([key, { previous, next, trail }]) => [
      key,
      previous?.path,
      next?.path,
      trail.map(({ label }) => label).join(' > '),
    ]);
    // The folder `x` is a heading without a page: it is in the trails and has no place of its own.
    expect(shown).toEqual([
      ['/', undefined, '/x/y/', 'Home'],
      ['/x/y', '/', '/x/y/a', 'X > Y'],
      ['/x/y/a', '/x/y/', '/z', 'X > Y > A'],
      ['/z', '/x/y/a', undefined, 'Z'],
    ]);
  });

  it('gives every listed page exactly one place, and next is the inverse of previous', () => {
    const folders = fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 });
    const name = fc
      .tuple(folders, fc.constantFrom('a', 'b', 'x', 'index'))
      .map((parts) => parts.flat().join('/'));
    // Two files of one route are refused before the sidebar is built.
    const names = fc.uniqueArray(name, {
      minLength: 1,
      maxLength: 12,
      selector: (each) => routeKey(`/${each}`),
    });
    const headings = fc.uniqueArray(fc.constantFrom('x', 'y', 'x/y', 'x/x'));
    fc.assert(
      fc.property(names, headings, (files, labels) => {
        const pages = files.map((each) => ({
          file: `content/docs/${each}.md`,
          relative: `${each}.md`,
          route: routeOfFile(`${each}.md`),
          frontMatter: { ...frontMatter, title: each },
          body: '',
        }));
        const categories = new Map(labels.map((label) => [label, { label }]));
        const places = neighbourhoods(buildNavigation({ folder: 'content/docs', pages, categories }));
        const found = [...places.values()].map(({ trail }) => trail.at(-1)?.path);
        expect(found.toSorted()).toEqual(pages.map(({ route }) => route).toSorted());
        for (const { trail, next } of places.values()) {
          if (next) expect(places.get(routeKey(next.path ?? ''))?.previous).toBe(trail.at(-1));
        }
      }),
    );
  });
});
