import { longestQuery } from '../core/engine.ts';
import { levels } from '../core/record.ts';
import type { SearchRequest } from '../protocol/messages.ts';

/** Hits of one page of an answer, in the dialog and on the search page (row 9.1). */
export const hitsPerPage = 20;

/** What a screen asks for besides the query. */
export interface RequestOptions {
  readonly indexName: string;
  /** Language and version to stay in: see `SearchSettings`. */
  readonly filters: readonly string[];
  /** Words of a snippet: see `snippetWords`. */
  readonly words: number;
  /** Whether chosen hits are reported, which needs the answer to have an id (row 7.8). */
  readonly clickAnalytics: boolean;
  /** From 0. */
  readonly page?: number;
  /** Name of the group of pages to stay in. */
  readonly section?: string | undefined;
}

/** Ten words of a text, five where lines are short (rows 9.3, 9.4). */
export function snippetWords(): number {
  return matchMedia('(max-width: 768px)').matches ? 5 : 10;
}

/** The request of a screen: the fields of rows 7.2 to 7.8, and how many hits each section has. */
export function searchRequest(
  query: string,
  { indexName, filters, words, clickAnalytics, page, section }: RequestOptions,
): SearchRequest {
  const facetFilters = [...filters, ...(section === undefined ? [] : [`hierarchy.lvl0:${section}`])];
  const texts = [...levels.map((level) => `hierarchy.${level}`), 'content'];
  return {
    query: sentQuery(query),
    indexName,
    attributesToRetrieve: [...texts, 'type', 'url'],
    attributesToSnippet: texts.slice(1).map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics,
    facets: ['hierarchy.lvl0'],
    ...(page !== undefined && { page }),
    ...(facetFilters.length > 0 && { facetFilters }),
  };
}

/** What is sent of a query: not more than the limit, and no half of a character, which JSON could not hold. */
export function sentQuery(query: string): string {
  const short = query.slice(0, longestQuery);
  return (query.length > longestQuery ? short.replace(/[\uD800-\uDBFF]$/, '') : short).toWellFormed();
}
