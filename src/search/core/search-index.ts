import type { Dictionary } from './dictionary.ts';
import type { PostingLists } from './posting-lists.ts';
import type { Stems } from './stems.ts';

export interface IndexPage {
  readonly path: string;
  /** Name in the navigation. */
  readonly label: string;
  readonly group: string;
  readonly rank: number;
  /** Number of its first section. */
  readonly first: number;
  /** Number of sections. */
  readonly length: number;
  /** Place of the text that holds its paragraphs but the first, and its place there. */
  readonly text: readonly [file: number, page: number];
}

export interface IndexSection {
  readonly page: number;
  /** Its id as it is packed, see `sectionId`. */
  readonly shortId: string | 0 | undefined;
  readonly begin: string;
  readonly level: number;
  readonly title: string;
  /** Whether it is a table row or a term, not a heading. */
  readonly entry: boolean;
  /** Names it goes by, as words that count: of a page its title, its name in the navigation and its address. */
  readonly names: readonly (readonly string[])[];
  /** Numbers of the sections it is part of, from the page down. */
  readonly above: readonly number[];
  /** Number of the last section that is part of it; its own number when there is none. */
  readonly last: number;
}

/** A name that means the same as the others of its group. */
export interface SynonymName {
  readonly words: readonly string[];
  /** Those of its words that are not ignored. */
  readonly terms: readonly string[];
}

/** An index ready to be searched. */
export interface SearchIndex {
  readonly url: string;
  readonly language: string;
  readonly version: string;
  readonly pages: readonly IndexPage[];
  readonly sections: readonly IndexSection[];
  readonly dictionary: Dictionary;
  readonly postings: PostingLists;
  readonly stems: Stems;
  /** Parts of terms that are identifiers without their separators. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  readonly stopWords: ReadonlySet<string>;
  readonly synonyms: readonly (readonly SynonymName[])[];
}
