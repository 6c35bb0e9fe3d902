import { packNumbers } from './numbers.ts';
import type { SectionText, SiteText } from './site-text.ts';
import { rowName, slug } from './slug.ts';
import { stopWordsOf } from './stop-word-lists.ts';
import { saysNothing } from './stop-words.ts';
import { units } from './tokens.ts';

/**
 * The index as it goes over the wire: headings, and for each term of the texts the sections that hold it. Texts
 * themselves come in separate files, fetched when a hit needs them. Terms of headings are found again on loading.
 */
export interface PackedIndex {
  readonly format: typeof packedFormat;
  readonly url: string;
  readonly language: string;
  readonly version: string;
  /** Words of the language that say nothing, with blanks between them. */
  readonly stopWords: string;
  readonly synonyms: readonly (readonly string[])[];
  readonly pages: readonly PackedPage[];
  /** The first page of each text but the first text, which holds the descriptions. */
  readonly texts: readonly number[];
  /** In order of the first section that holds them, so that neighbors in the text are neighbors here. */
  readonly terms: string;
  /**
   * For each term: in how many sections it stands, how far the first one is from that of the term before, and how
   * far each other one from the one before; see `numbers.ts`.
   */
  readonly postings: string;
}

export const packedFormat = 2;

/** Path, label, group, rank, sections. */
export type PackedPage = readonly [
  path: string,
  label: string,
  group: string,
  rank: number,
  sections: readonly PackedSection[],
];

/** Added to the level of entries. */
export const entryMark = 10;

/**
 * Level, title, id. Without an id it is the slug of the title; 0 stands for the name of a row after `begin`, which
 * is that of the last such row when it is left out.
 */
export type PackedSection = readonly [level: number, title: string, id?: string | 0, begin?: string];

/**
 * Texts of the groups of the sections of some pages. The first text is of a kind of its own: its one page has a
 * section for each page of the site, with its first group, so that pages can be shown before their texts are there.
 */
export type PackedText = readonly (readonly (readonly string[])[])[];

/** A longer word is data: a key, a hash, base64. */
const longestTerm = 40;

/** Characters of text in one file: some 12 kB when compressed. Answers need many texts; each file has its cost. */
const textSize = 40_000;

/** What a page says of itself: the first group of its first section. */
const descriptions = ({ pages }: SiteText): PackedText => [
  pages.map(({ sections: [first] }) => (first?.groups ?? []).slice(0, 1).map(({ text }) => text)),
];

/** Makes the index and its texts. */
export function packIndex(site: SiteText): { index: PackedIndex; texts: PackedText[] } {
  const texts: PackedText[number][][] = [];
  const starts: number[] = [];
  let size = Number.POSITIVE_INFINITY;
  site.pages.forEach((page, place) => {
    if (size > textSize) {
      starts.push(place);
      texts.push([]);
      size = 0;
    }
    const sections = page.sections.map(({ groups }) => groups.map(({ text }) => text));
    texts.at(-1)?.push(sections.map((groups, section) => (section === 0 ? groups.slice(1) : groups)));
    size += page.sections.reduce(
      (sum, { groups }) => sum + groups.reduce((n, { text }) => n + text.length, 0),
      0,
    );
  });
  const { terms, postings } = packPostings(site);
  const index: PackedIndex = {
    format: packedFormat,
    url: site.url,
    language: site.language,
    version: site.version,
    stopWords: [...stopWordsOf(site.language)].join(' '),
    synonyms: site.synonyms,
    pages: site.pages.map(({ path, label, group, rank, sections }) => [
      path,
      label === sections[0]?.title ? '' : label,
      group,
      rank,
      packSections(sections),
    ]),
    texts: starts,
    terms,
    postings,
  };
  return { index, texts: [descriptions(site), ...texts] };
}

/** Rows of a table have ids that begin alike and end in their name. */
function packSections(sections: readonly SectionText[]): readonly PackedSection[] {
  let before = '';
  return sections.map(({ id, level: depth, title, entry }) => {
    const level = entry ? depth + entryMark : depth;
    const end = slug(title);
    if (level === 1 || id === end) return [level, title];
    const name = rowName(title);
    const begin = name !== '' && id.endsWith(name) ? id.slice(0, -name.length) : undefined;
    if (begin === undefined) return [level, title, id];
    const repeated = begin === before;
    before = begin;
    return repeated ? [level, title, 0] : [level, title, 0, begin];
  });
}

function packPostings({ pages, language }: SiteText): Pick<PackedIndex, 'terms' | 'postings'> {
  const prose = new Set(
    pages.flatMap(({ sections }) => sections.flatMap((section) => termsOf(section, false))),
  );
  const stopWords = stopWordsOf(language);
  const lists = new Map<string, number[]>();
  let number = 0;
  for (const { sections } of pages) {
    let headings: { level: number; terms: readonly string[] }[] = [];
    for (const section of sections) {
      const { level, title, entry } = section;
      const above = headings.filter((outer) => outer.level < level);
      const own = [...above, { level, terms: termsIn(title) }];
      // Nothing is part of a table row, whatever follows it.
      if (!entry) headings = own;
      // What stands in a heading above is found by it, and better.
      const known = new Set(own.flatMap(({ terms }) => terms));
      // Code is found by the names that stand nowhere else; its other words say little about it.
      const names = termsOf(section, true).filter(
        (term) => (term.includes('_') || /^\p{L}{4,}$/u.test(term)) && !prose.has(term),
      );
      for (const term of new Set([...termsOf(section, false), ...names])) {
        if (known.has(term) || term.length > longestTerm || saysNothing(term, stopWords)) continue;
        const list = lists.get(term);
        if (list) list.push(number);
        else lists.set(term, [number]);
      }
      number += 1;
    }
  }
  // Terms were met in the order of their first section.
  let before = 0;
  const numbers = [...lists.values()].flatMap((list) => {
    const [first = 0] = list;
    const steps = [first - before, ...list.slice(1).map((section, place) => section - (list[place] ?? 0))];
    before = first;
    return [list.length, ...steps];
  });
  return { terms: [...lists.keys()].join(' '), postings: packNumbers(numbers) };
}

const termsOf = ({ groups }: SectionText, code: boolean): string[] =>
  groups.filter((group) => group.code === code).flatMap(({ text }) => termsIn(text));

const termsIn = (text: string): string[] => units(text).map(({ words }) => words.join('_'));
