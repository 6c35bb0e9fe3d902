import { longestQuery } from '../core/engine.ts';

/** What one body may ask for. Published clients stay far below; the limits keep one caller from costing much. */
export const limits = {
  /** Bytes of a body. A search dialog sends 600; this holds the 50 requests a body may have at 2 kB each. */
  bodyBytes: 100_000,
  /** Requests of a body; the number Algolia takes. */
  requests: 50,
  /**
   * UTF-16 units of a query (row 9.9). The rest is cut off: search boxes send what a reader pasted, and its
   * beginning finds the page; a refusal would only be an error screen.
   */
  queryLength: longestQuery,
  hitsPerPage: 100,
  /** Hits that pages can reach, as Algolia limits them; later pages are empty. Also hits of all requests of a body. */
  hits: 1000,
  /** Filters of a request, alternatives counted. */
  filters: 100,
  /** UTF-16 units of a tag or the sign of a cut: they are repeated at every match. */
  tagLength: 64,
} as const;

/** What is used where a request does not say. Sizes are rows 9.1 and 9.3, the rest rows 7.5 and 7.6. */
export const defaults = {
  hitsPerPage: 20,
  snippetWords: 10,
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
} as const;
