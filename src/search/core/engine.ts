import type { QueryMatcher } from './matcher.ts';
import type { Meaning } from './readings.ts';
import type { SearchRecord } from './record.ts';

/** The protocol's own limit of a query, in UTF-16 units (row 9.9). */
export const longestQuery = 512;

/** A query to an engine. Limits are checked before: an engine takes any text. */
export interface EngineQuery<Facet = FacetAttribute> {
  readonly query: string;
  /** Hits before the first one wanted. */
  readonly offset: number;
  /** Number of hits wanted. */
  readonly length: number;
  /** Every list must be met, a list by any of its filters. */
  readonly filters: readonly (readonly FacetFilter<Facet>[])[];
  /** Attributes whose values are to be counted over everything found. */
  readonly facets: readonly Facet[];
}

export const facetAttributes = ['hierarchy.lvl0', 'language', 'version'] as const;
export type FacetAttribute = (typeof facetAttributes)[number];

export interface FacetFilter<Facet = FacetAttribute> {
  readonly attribute: Facet;
  readonly value: string;
  /** Whether it is met by every other value. */
  readonly not?: boolean;
}

export interface EngineAnswer {
  /** Best first, at most one for each section; a heading when it is what matched, else its best paragraphs. */
  readonly hits: readonly SearchRecord[];
  /** Of the whole answer. */
  readonly nbHits: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What was looked for, folded: a text that has all of it is a full match. */
  readonly words: ReadonlySet<string>;
  /** What it was taken to mean. */
  readonly meanings: readonly Meaning[];
  /** What to mark in the hits. */
  readonly matcher: QueryMatcher;
}

/** Finds records. The one interface between ranking and everything that speaks to readers or programs. */
export interface SearchEngine<Facet = FacetAttribute> {
  search(query: EngineQuery<Facet>): Promise<EngineAnswer>;
}
