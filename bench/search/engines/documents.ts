import type { SearchRecord } from '../../../src/search/core/record.ts';
import { flatRecords } from '../../../src/search/core/records.ts';
import type { SiteText } from '../../../src/search/core/site-text.ts';
import { stopWordsOf } from '../../../src/search/core/stop-word-lists.ts';
import { saysNothing } from '../../../src/search/core/stop-words.ts';
import { hitsPerQuery, type MeasuredSearch } from '../../../tests/relevance/site-search.ts';

/** A record of the site as a general search library takes it: flat texts. */
export interface SearchDocument {
  readonly id: number;
  readonly url: string;
  /** Whether it is a page, not a section or paragraphs. */
  readonly page: boolean;
  /** Heading of its section. */
  readonly heading: string;
  /** Headings above that one. */
  readonly above: string;
  /** Words of the page's address. */
  readonly path: string;
  readonly content: string;
  /** Synonyms of names in the heading, and of those in the content. */
  readonly headingSynonyms: string;
  readonly contentSynonyms: string;
}

/** A search library with the documents in it. */
export interface ComparedEngine {
  readonly search: MeasuredSearch;
  close?(): Promise<void>;
}

/** The records of the site, with what our own index knows besides: names that mean the same. */
export function searchDocuments(text: SiteText): SearchDocument[] {
  const groups = text.synonyms.map((names) => names.map((name) => ({ name, standsIn: wholeWords(name) })));
  const synonyms = (content: string) =>
    groups
      .filter((group) => group.some(({ standsIn }) => standsIn.test(content)))
      .flatMap((group) => group.filter(({ standsIn }) => !standsIn.test(content)).map(({ name }) => name))
      .join(' · ');
  return flatRecords(text).map((record, id) => {
    const headings = headingsOf(record);
    const heading = headings.at(-1) ?? '';
    const content = record.content ?? '';
    return {
      id,
      url: record.url,
      page: record.type === 'lvl1',
      heading,
      above: headings.slice(0, -1).join(' '),
      path: new URL(record.url).pathname.replaceAll('/', ' '),
      content,
      headingSynonyms: synonyms(heading),
      contentSynonyms: synonyms(content),
    };
  });
}

function headingsOf({ hierarchy: { lvl0: _, ...headings } }: SearchRecord): string[] {
  return Object.values(headings).filter((heading) => heading !== null);
}

function wholeWords(name: string): RegExp {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])`, 'iu');
}

/** The best hit of each section, as our own search gives them. */
export function onePerSection(urls: Iterable<string>): string[] {
  return [...new Set(urls)].slice(0, hitsPerQuery);
}

const stopWords = stopWordsOf('en');

/** Whether a library should look for a word. */
export const tells = (word: string): boolean => !saysNothing(word.toLowerCase(), stopWords);

/** A query without the words that say nothing, for libraries that would want to find each of them. */
export function tellingWords(query: string): string {
  const words = query.split(/\s+/).filter((word) => tells(word.replace(/[?!.,;:]+$/, '')));
  return words.length > 0 ? words.join(' ') : query;
}
