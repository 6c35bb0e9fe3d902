import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../src/search/core/create-engine.ts';
import { packIndex } from '../../../../src/search/core/pack.ts';
import type { SearchIndex } from '../../../../src/search/core/search-index.ts';
import type { SectionText, SiteText } from '../../../../src/search/core/site-text.ts';
import { sectionId } from '../../../../src/search/core/slug.ts';
import { stopWordsOf } from '../../../../src/search/core/stop-word-lists.ts';
import { saysNothing } from '../../../../src/search/core/stop-words.ts';
import { Texts } from '../../../../src/search/core/texts.ts';
import { units } from '../../../../src/search/core/tokens.ts';
import { unpackIndex } from '../../../../src/search/core/unpack.ts';
import { anySite, filesOf, indexOf, page, siteOf } from './sites.ts';

interface Place {
  readonly page: number;
  readonly section: SectionText;
  /** Numbers of the sections it is part of. */
  readonly above: readonly number[];
}

/** Sections of all pages in order. */
function placesOf({ pages }: SiteText): Place[] {
  const places: Place[] = [];
  pages.forEach(({ sections }, number) => {
    const first = places.length;
    sections.forEach((section, at) => {
      const above: number[] = [];
      let level = section.level;
      for (let outer = at - 1; outer >= 0; outer -= 1) {
        const { level: depth, entry } = sections[outer] ?? { level: 0, entry: false };
        if (depth < level && !entry) {
          above.unshift(first + outer);
          level = depth;
        }
      }
      places.push({ page: number, section, above });
    });
  });
  return places;
}

/** Where each term stands, by reading the site section by section. */
function postingsOf(site: SiteText): Record<string, { texts: number[]; headings: number[] }> {
  const places = placesOf(site);
  const found = new Map<string, { texts: Set<number>; headings: Set<number> }>();
  const add = (
    list: 'texts' | 'headings',
    { words, joined }: ReturnType<typeof units>[number],
    at: number,
  ) => {
    for (const term of [joined, ...words]) {
      const lists = found.get(term) ?? { texts: new Set(), headings: new Set() };
      lists[list].add(at);
      found.set(term, lists);
    }
  };
  const spelling = ({ words }: { words: readonly string[] }) => words.join('_');
  const unitsOf = ({ groups }: SectionText, code: boolean) =>
    groups.filter((group) => group.code === code).flatMap(({ text }) => units(text));
  const inProse = new Set(places.flatMap(({ section }) => unitsOf(section, false).map(spelling)));
  places.forEach(({ page: number, section, above }, at) => {
    const inHeadings = new Set(
      [...above, at].flatMap((each) => units(places[each]?.section.title ?? '').map(spelling)),
    );
    const names = unitsOf(section, true).filter(
      (unit) => /_|^\p{L}{4,}$/u.test(spelling(unit)) && !inProse.has(spelling(unit)),
    );
    for (const unit of [...unitsOf(section, false), ...names]) {
      const term = spelling(unit);
      if (!inHeadings.has(term) && !saysNothing(term, stopWordsOf(site.language)) && term.length <= 40)
        add('texts', unit, at);
    }
    const { label, path } = site.pages[number] ?? { label: '', path: '' };
    const parts = partsOf(path);
    // Of addresses that end alike only the shortest is a name.
    const [named] = site.pages
      .filter((other) => partsOf(other.path).at(-1) === parts.at(-1))
      .sort((one, other) => partsOf(one.path).length - partsOf(other.path).length);
    const isNamed = named === site.pages[number];
    const folders = section.level === 1 ? parts.slice(0, isNamed ? -1 : undefined) : [];
    const name = isNamed ? (parts.at(-1) ?? '') : '';
    const titles = section.level === 1 ? [section.title, label, name] : [section.title];
    for (const unit of titles.flatMap(units)) add('headings', unit, at);
    for (const unit of folders.flatMap(units)) add('texts', unit, at);
  });
  return Object.fromEntries(
    [...found].map(([term, { texts, headings }]) => [term, { texts: [...texts], headings: [...headings] }]),
  );
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

const postingsIn = ({ postings }: SearchIndex) =>
  Object.fromEntries(postings.terms().map((term) => [term, postings.get(term)]));

async function textsIn(site: SiteText): Promise<string[][]> {
  const { index, texts } = filesOf(site);
  const unpacked = unpackIndex(index);
  const loaded = new Texts(unpacked, async (place) => texts[place]);
  const numbers = unpacked.sections.map((_, number) => number);
  await loaded.want(numbers);
  return numbers.map((number) => loaded.groups(number).map(({ text }) => text));
}

describe('a packed index', () => {
  it('gives back pages, sections and ids', () => {
    fc.assert(
      fc.property(anySite(), (site) => {
        const { url, language, version, pages, sections } = indexOf(site);
        expect({ url, language, version }).toEqual({
          url: site.url,
          language: site.language,
          version: site.version,
        });
        expect(pages.map(({ path, group, rank, length }) => ({ path, group, rank, length }))).toEqual(
          site.pages.map(({ path, group, rank, sections: { length } }) => ({ path, group, rank, length })),
        );
        const places = placesOf(site);
        expect(
          sections.map((section) => ({
            at: section.page,
            id: sectionId(section),
            level: section.level,
            title: section.title,
            entry: section.entry,
            above: section.above,
          })),
        ).toEqual(
          places.map(({ page: at, section: { id, level, title, entry }, above }) => ({
            at,
            id,
            level,
            title,
            entry,
            above,
          })),
        );
        sections.forEach(({ last }, number) => {
          expect(last).toBe(places.findLastIndex(({ above }, at) => at === number || above.includes(number)));
        });
      }),
      { numRuns: 300 },
    );
  });

  it('gives back the paragraphs of each section', async () => {
    await fc.assert(
      fc.asyncProperty(anySite(), async (site) => {
        expect(await textsIn(site)).toEqual(
          placesOf(site).map(({ section }) => section.groups.map(({ text }) => text)),
        );
      }),
    );
  });

  it('knows of each term what reading every section finds', () => {
    fc.assert(
      fc.property(anySite(), (site) => {
        expect(postingsIn(indexOf(site))).toEqual(postingsOf(site));
      }),
      { numRuns: 300 },
    );
  });

  it('gives back a site without pages', () => {
    const index = indexOf(siteOf([]));
    expect(index.sections).toEqual([]);
    expect(index.postings.terms()).toEqual([]);
  });

  it('keeps ids it can tell from titles to itself', () => {
    const { index } = packIndex(
      siteOf([page('/data', ['# Data', '## Names of sets', '| hf_one: a', '| hf_two: b', '## Run it'])]),
    );
    expect(index.pages[0]?.[4]).toEqual([
      [1, 'Data'],
      [2, 'Names of sets'],
      [13, 'hf_one', 0, 'row-'],
      [13, 'hf_two', 0],
      [2, 'Run it'],
    ]);
  });

  it('parts texts by pages, so that a search need not fetch them all', () => {
    const long = 'word '.repeat(5000).trim();
    const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) => page(path, [`# ${path}`, 'About', long]));
    const { index, texts } = packIndex(siteOf(pages));
    expect(index.texts).toEqual([0, 2, 4]);
    expect(texts.slice(1).map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(texts[0]).toEqual([pages.map(() => ['About'])]);
  });
});

describe('data that is not an index', () => {
  const { index } = packIndex(siteOf([page('/', ['# Home', 'A text'])]));
  const without = (field: keyof typeof index) => ({ ...index, [field]: undefined });

  it.each<[name: string, data: unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a text', 'index'],
    ['a list', []],
    ['an index of another format', { ...index, format: index.format + 1 }],
    ['an index without pages', without('pages')],
    ['an index without texts', without('texts')],
    ['an index without terms', without('terms')],
    ['an index without postings', without('postings')],
    ['an index without synonyms', without('synonyms')],
    ['an index without stop words', without('stopWords')],
    ['an index without an address', without('url')],
    ['an index without a language', without('language')],
    ['an index whose pages are not lists', { ...index, pages: [null] }],
  ])('is refused: %s', (_, data) => {
    expect(() => createEngine(data, async () => [])).toThrow(TypeError);
  });
});
