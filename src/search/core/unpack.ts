import { Dictionary } from './dictionary.ts';
import { unpackNumbers } from './numbers.ts';
import { entryMark, type PackedIndex, packedFormat } from './pack.ts';
import type { IndexPage, IndexSection, Postings, SearchIndex } from './search-index.ts';
import { rowName, slug } from './slug.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { units } from './tokens.ts';

/**
 * Makes a packed index ready: headings are added to the terms of the texts, and identifiers are split, so that
 * `max_prompts` is found as `maxprompts`, `max` and `prompts`.
 * @throws {TypeError} when the data is no index of this format
 */
export function unpackIndex(data: unknown): SearchIndex {
  if (!isPackedIndex(data)) throw new TypeError(`The search index is not of format ${packedFormat}.`);
  const { pages, sections } = outline(data);
  const postings = new Map<string, Postings>();
  const parts = new Map<string, readonly string[]>();
  const at = (term: string): Postings => {
    let found = postings.get(term);
    if (!found) {
      found = { texts: [], headings: [] };
      postings.set(term, found);
    }
    return found;
  };

  /** An identifier is found as a whole and by its words. */
  const add = (list: keyof Postings, words: readonly string[], found: readonly number[]) => {
    const joined = words.join('');
    if (words.length > 1) parts.set(joined, words);
    for (const term of new Set([joined, ...words])) for (const number of found) at(term)[list].push(number);
  };

  const numbers = unpackNumbers(data.postings);
  let place = 0;
  let first = 0;
  for (const packed of data.terms.split(' ').filter(Boolean)) {
    const end = place + 1 + (numbers[place] ?? 0);
    let section = first;
    const list = numbers.slice(place + 1, end).map((step) => {
      section += step;
      return section;
    });
    first = list[0] ?? first;
    place = end;
    add('texts', packed.split('_'), list);
  }
  const { language } = data;
  const tells = (word: string) => !isStopWord(word, language);
  sections.forEach(({ title, level, page }, number) => {
    const { names, folders } = namesOf(pages[page], level, title);
    for (const { words } of names.flatMap(units)) add('headings', words, [number]);
    for (const { words } of folders.flatMap(units)) add('texts', words, [number]);
  });
  for (const { texts, headings } of postings.values()) {
    sortUnique(texts);
    sortUnique(headings);
  }
  const terms = [...postings.keys()].sort();
  const stems = new Map<string, string[]>();
  for (const term of terms) {
    const name = stem(term, language);
    const list = stems.get(name);
    if (list) list.push(term);
    else stems.set(name, [term]);
  }
  return {
    url: data.url,
    language,
    version: data.version,
    pages,
    sections: sections.map((section) => ({
      ...section,
      names: namesOf(pages[section.page], section.level, section.title).names.map((name) =>
        units(name)
          .flatMap(({ words }) => words)
          .filter(tells),
      ),
    })),
    dictionary: new Dictionary(terms),
    postings,
    stems,
    parts,
    synonyms: data.synonyms.map((group) =>
      group.map((name) => {
        const all = units(name).map(({ joined }) => joined);
        const terms = all.filter(tells);
        const stems = all.map((term) => stem(term, language));
        return { terms, stems, whole: terms.length === stems.length };
      }),
    ),
  };
}

function outline({ pages, texts }: PackedIndex): {
  pages: IndexPage[];
  sections: Omit<IndexSection, 'names'>[];
} {
  const made: IndexPage[] = [];
  const sections: (Omit<IndexSection, 'names'> & { last: number })[] = [];
  let file = -1;
  pages.forEach(([path, label, group, rank, own], page) => {
    if (texts[file + 1] === page) file += 1;
    made.push({
      path,
      label,
      group,
      rank,
      first: sections.length,
      length: own.length,
      text: [file, page - (texts[file] ?? 0)],
    });
    let headings: number[] = [];
    let before = '';
    for (const [mark, title, id, begin = before] of own) {
      const entry = mark > entryMark;
      const level = entry ? mark - entryMark : mark;
      const number = sections.length;
      const above = headings.filter((outer) => (sections[outer]?.level ?? 0) < level);
      for (const outer of above) {
        const section = sections[outer];
        if (section) section.last = number;
      }
      sections.push({
        page,
        id: sectionId(level, title, id, begin),
        level,
        title,
        entry,
        above,
        last: number,
      });
      if (id === 0) before = begin;
      if (!entry) headings = [...above, number];
    }
  });
  return { pages: made, sections };
}

function sectionId(level: number, title: string, id: string | 0 | undefined, begin: string): string {
  if (level === 1) return '';
  return id === 0 ? begin + rowName(title) : (id ?? slug(title));
}

/**
 * A page is also looked for by its name in the navigation and the last one of its address, `/tactics/adaptive_mtjb`;
 * the folders it lies in say what it is about.
 */
function namesOf(
  page: IndexPage | undefined,
  level: number,
  title: string,
): { names: string[]; folders: string[] } {
  if (!page || level !== 1) return { names: [title], folders: [] };
  const folders = page.path.split('/').filter(Boolean);
  const last = folders.pop() ?? '';
  return { names: [title, page.label, last], folders };
}

function sortUnique(list: number[]): void {
  list.sort((a, b) => a - b);
  let kept = 0;
  for (const number of list) {
    if (kept === 0 || list[kept - 1] !== number) {
      list[kept] = number;
      kept += 1;
    }
  }
  list.length = kept;
}

/** Files of this site are trusted once they are of the format; anything else is refused. */
function isPackedIndex(data: unknown): data is PackedIndex {
  if (typeof data !== 'object' || data === null) return false;
  const { format, pages, texts, terms, postings, synonyms, url, language, version } =
    data as Partial<PackedIndex>;
  return (
    format === packedFormat &&
    [terms, postings, url, language, version].every((text) => typeof text === 'string') &&
    [pages, texts, synonyms].every(Array.isArray)
  );
}
