import type { QueryMatcher } from './matcher.ts';
import type { SearchRecord } from './record.ts';

/** The protocol's own limit of a query, in UTF-16 units (row 9.9). */
export const longestQuery = 512;

/** A query to an engine. Limits are checked before: an engine takes any text. */
export interface EngineQuery {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Every list must be met, a list by any of its filters. */
  readonly filters: readonly (readonly FacetFilter[])[];
  /** Attributes whose values are to be counted over everything found. */
  readonly facets: readonly FacetAttribute[];
}

export const facetAttributes = ['hierarchy.lvl0', 'language', 'version'] as const;
export type FacetAttribute = (typeof facetAttributes)[number];

export interface FacetFilter {
  readonly attribute: FacetAttribute;
  readonly value: string;
}

export interface EngineAnswer {
  /** Best first, at most one for each section; a heading when it is what matched, else its best paragraphs. */
  readonly hits: readonly SearchRecord[];
  /** Of all pages of the answer. */
  readonly nbHits: number;
  readonly facets: Readonly<Partial<Record<FacetAttribute, Readonly<Record<string, number>>>>>;
  /** What was looked for, folded: a text that has all of it is a full match. */
  readonly words: ReadonlySet<string>;
  /** What to mark in the hits. */
  readonly matcher: QueryMatcher;
}

/** Finds records. The one interface between ranking and everything that speaks to readers or programs. */
export interface SearchEngine {
  search(query: EngineQuery): Promise<EngineAnswer>;
}
