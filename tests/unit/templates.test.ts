import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { verifyExamples } from '../../checks/examples/verify.ts';
import { compilePage } from '../../src/prose/compile/compile.ts';
import { pageTypes, parsePageSource } from '../../src/site/front-matter.ts';
import { loadSite } from '../../src/site/site.ts';
import { siteWithProduct } from './product/product-folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const templateOf = (type: string) => readFileSync(`${root}templates/${type}.md`, 'utf8');
const plain = (text: string) => text.trim().toLowerCase();

interface Sections {
  readonly headings: readonly string[];
  /** What the table names in code, such as `::children`: a line of the page, not a heading. */
  readonly lines: readonly string[];
}

/** The rows of the table "Page types" in docs/writing.md; words in parentheses are a remark. */
function readPageTypes(): Map<string, Sections> {
  const [, chapter = ''] = readFileSync(`${root}docs/writing.md`, 'utf8').split(/^## Page types$/m);
  const [table = ''] = chapter.split(/^## /m);
  const [, , ...rows] = table.split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    rows.map((row) => {
      const [, type = '', cell = ''] = row.split('|');
      const sections = cell
        .replace(/\s*\([^)]*\)/g, '')
        .split(',')
        .map(plain);
      const inCode = (section: string) => section.startsWith('`');
      const lines = sections.filter(inCode).map((section) => section.replaceAll('`', ''));
      return [type.trim(), { headings: sections.filter((section) => !inCode(section)), lines }];
    }),
  );
}

/** A site with the project's product model, whose page `/p` is a template. */
const siteOfTemplate = (type: string) => siteWithProduct({ 'p.md': templateOf(type) });

async function compileTemplate(type: string) {
  const site = await siteOfTemplate(type);
  const page = site.find('/p');
  if (page?.kind !== 'doc') throw new Error('the page of the test is missing');
  return compilePage(site, page);
}

const table = readPageTypes();

describe('page templates', () => {
  it('exist for every page type and for nothing else', () => {
    const files = pageTypes.map((type) => `${type}.md`);
    expect(readdirSync(`${root}templates`).sort()).toEqual(files.sort());
  });

  it('are described in docs/writing.md, one row for each page type', () => {
    expect([...table.keys()].sort()).toEqual([...pageTypes].sort());
  });

  it('end with what the table names in code', () => {
    const named = [...table].filter(([, { lines }]) => lines.length > 0);
    expect(named).not.toEqual([]);
    for (const [type, { lines }] of named) {
      expect(templateOf(type).trimEnd().split('\n').slice(-lines.length), type).toEqual(lines);
    }
  });

  it('link only to pages that exist', async () => {
    const site = await loadSite(root);
    const links = pageTypes.flatMap((type) =>
      [...templateOf(type).matchAll(/\]\((\/[^)#]*)/g)].map(([, path = '']) => ({ type, path })),
    );
    expect(links.length).toBeGreaterThan(pageTypes.length);
    expect(links.filter(({ path }) => site.find(path)?.path !== path)).toEqual([]);
  });
});

describe.each(pageTypes)('the template "%s"', (type) => {
  it('has front matter of its own type', () => {
    expect(parsePageSource(`templates/${type}.md`, templateOf(type)).frontMatter.type).toBe(type);
  });

  it('compiles without warnings', async () => {
    expect((await compileTemplate(type)).warnings).toEqual([]);
  });

  it('has examples that pass the checks of a page', async () => {
    const { problems, pages } = await verifyExamples(await siteOfTemplate(type));
    expect(problems.map(({ message }) => message)).toEqual([]);
    expect(Object.keys(pages)).toContain('content/docs/p.md');
  });

  it('has the sections that docs/writing.md names, in that order', async () => {
    const { headings } = await compileTemplate(type);
    const sections = headings.filter(({ level }) => level === 2).map(({ text }) => plain(text));
    expect(sections).toEqual(table.get(type)?.headings);
  });

  it('says under each section what belongs there', () => {
    const { body } = parsePageSource(`templates/${type}.md`, templateOf(type));
    const [lead = '', ...sections] = body.split(/^## .*$/m);
    expect(lead).toMatch(/^\s*[A-Z].*\.\s*$/);
    for (const section of sections) expect(section).toMatch(/^\n\n[A-Z].*[.:]\n/);
  });
});
