import type { SearchRecord } from '../core/record.ts';

/**
 * What goes over the wire at the queries endpoint, as far as this site uses it (section 7, rows 7.1 to 7.10).
 * Field names are the protocol's.
 */
export interface SearchRequest {
  readonly indexName: string;
  readonly query?: string;
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly hitsPerPage?: number;
  /** From 0. */
  readonly page?: number;
  /** `attribute:value`; lists in the list are alternatives. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly facets?: readonly string[];
  readonly clickAnalytics?: boolean;
}

export interface SearchRequests {
  readonly requests: readonly SearchRequest[];
}

/** A text with marks. The text is escaped: it is HTML that holds no element but the marks. */
export interface Highlighted {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

/** `value` of a snippet is HTML like that of a highlighted text. */
export type Snippet = Pick<Highlighted, 'value' | 'matchLevel'>;

/** The tree of a record's text attributes, each with `Leaf` in place of its text. */
export interface MarkedRecord<Leaf> {
  readonly hierarchy?: Readonly<Partial<Record<keyof SearchRecord['hierarchy'], Leaf>>>;
  readonly content?: Leaf;
}

/** A hit: the attributes asked for, `objectID` always. */
export type SearchHit = Pick<SearchRecord, 'objectID'> &
  Partial<SearchRecord> & {
    readonly _highlightResult?: MarkedRecord<Highlighted>;
    readonly _snippetResult?: MarkedRecord<Snippet>;
  };

export interface SearchResult {
  readonly index: string;
  readonly query: string;
  readonly params: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly processingTimeMS: number;
  /** Only with `clickAnalytics`. */
  readonly queryID?: string;
  /** Attribute → value → number of hits, when asked for. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** Body of every answer that is not a success. */
export interface ProtocolError {
  readonly message: string;
  readonly status: number;
}
