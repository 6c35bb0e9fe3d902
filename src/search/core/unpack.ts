import { Dictionary } from './dictionary.ts';
import { unpackNumbers } from './numbers.ts';
import { entryMark, type PackedIndex, packedFormat } from './pack.ts';
import { PostingLists, type Postings } from './posting-lists.ts';
import type { IndexPage, IndexSection, SearchIndex } from './search-index.ts';
import { Stems } from './stems.ts';
import { saysNothing } from './stop-words.ts';
import { units } from './tokens.ts';

/**
 * Makes a packed index ready: headings are added to the terms of the texts, and identifiers are split, so that
 * `max_prompts` is found as `maxprompts`, `max` and `prompts`. A reader waits for it, so what a query may not need is
 * left to the query.
 * @throws {TypeError} when the data is not an index of this format
 */
export function unpackIndex(data: unknown): SearchIndex {
  if (!isPackedIndex(data)) throw new TypeError(`The search index is not of format ${packedFormat}.`);
  const { language } = data;
  const stopWords = new Set(data.stopWords.split(' '));
  const tells = (word: string) => !saysNothing(word, stopWords);
  const { pages, sections } = outline(data);
  const postings = new PostingLists();
  const parts = new Map<string, readonly string[]>();

  /** An identifier is found as a whole and by its words. */
  const add = (list: keyof Postings, words: readonly string[], found: number[]) => {
    const joined = words.join('');
    postings.add(list, joined, found);
    if (words.length === 1) return;
    parts.set(joined, words);
    for (const term of words) postings.add(list, term, [...found]);
  };

  const numbers = unpackNumbers(data.postings);
  let place = 0;
  let first = 0;
  for (const packed of data.terms.split(' ').filter(Boolean)) {
    const end = place + 1 + (numbers[place] ?? 0);
    let section = first;
    const list: number[] = [];
    for (place += 1; place < end; place += 1) {
      section += numbers[place] ?? 0;
      list.push(section);
    }
    first = list[0] ?? first;
    add('texts', packed.split('_'), list);
  }
  const addresses = nearestByName(pages);
  sections.forEach((section, number) => {
    const { names, folders } = namesOf(pages[section.page], section, addresses);
    const found = names.map(units);
    for (const { words } of found.flat()) add('headings', words, [number]);
    for (const { words } of folders.flatMap(units)) add('texts', words, [number]);
    section.names = found.map((name) => name.flatMap(({ words }) => words).filter(tells));
  });
  const dictionary = new Dictionary(postings.terms());
  return {
    url: data.url,
    language,
    version: data.version,
    pages,
    sections,
    dictionary,
    postings,
    stems: new Stems(dictionary),
    parts,
    stopWords,
    synonyms: data.synonyms.map((group) =>
      group.map((name) => {
        const words = units(name).map(({ joined }) => joined);
        const terms = words.filter(tells);
        return { words, terms };
      }),
    ),
  };
}

/** What is known of a section before all of them are. */
type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Pages and sections; names come later. */
function outline({ pages, texts }: PackedIndex): { pages: IndexPage[]; sections: Mutable<IndexSection>[] } {
  const made: IndexPage[] = [];
  const sections: Mutable<IndexSection>[] = [];
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
      // Before them are the descriptions.
      text: [file + 1, page - (texts[file] ?? 0)],
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
        shortId: level === 1 ? '' : id,
        begin,
        level,
        title,
        entry,
        names: [],
        above,
        last: number,
      });
      if (id === 0) before = begin;
      if (!entry) headings = [...above, number];
    }
  });
  return { pages: made, sections };
}

/**
 * A page is also looked for by its name in the navigation and the last one of its address, `/tactics/adaptive_mtjb`;
 * the folders it lies in say what it is about.
 */
function namesOf(
  page: IndexPage | undefined,
  { level, title }: IndexSection,
  addresses: ReadonlyMap<string, IndexPage>,
): { names: string[]; folders: string[] } {
  if (!page || level !== 1) return { names: [title], folders: [] };
  const folders = page.path.split('/').filter(Boolean);
  const last = folders.pop() ?? '';
  if (addresses.get(last) !== page) return { names: [title, page.label], folders: [...folders, last] };
  return { names: [title, page.label, last], folders };
}

/** Of pages whose addresses end alike, the nearest to the top: `/tactics/pair` before `/try/attacks/pair`. */
function nearestByName(pages: readonly IndexPage[]): Map<string, IndexPage> {
  const found = new Map<string, IndexPage>();
  const depth = ({ path }: IndexPage) => path.split('/').filter(Boolean).length;
  for (const page of pages) {
    const name = page.path.split('/').filter(Boolean).at(-1) ?? '';
    const other = found.get(name);
    if (!other || depth(page) < depth(other)) found.set(name, page);
  }
  return found;
}

/** Files of this site are trusted once they are of the format; anything else is refused. */
function isPackedIndex(data: unknown): data is PackedIndex {
  if (typeof data !== 'object' || data === null) return false;
  const { format, ...fields } = data as Record<string, unknown>;
  return (
    format === packedFormat &&
    ['terms', 'postings', 'stopWords', 'url', 'language', 'version'].every(
      (name) => typeof fields[name] === 'string',
    ) &&
    ['pages', 'texts', 'synonyms'].every((name) => Array.isArray(fields[name]))
  );
}
