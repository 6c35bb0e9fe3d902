import { searchRequest } from '../../src/search/client/search-request.ts';
import type { QuerySet } from '../../tests/relevance/read-queries.ts';

/** Name of the index in requests. */
export const indexName = 'dtx-docs';

/** The body that the search dialog sends for a query, on a wide screen. */
export function requestBody(query: string): string {
  return JSON.stringify({
    requests: [searchRequest(query, { indexName, filters: [], words: 10, clickAnalytics: false })],
  });
}

/** Every query of the set as it stands in the box after each letter. */
export function typed(set: QuerySet): string[] {
  return allQueries(set).flatMap((query) => {
    const letters = Array.from(query);
    return letters.map((_, place) => letters.slice(0, place + 1).join(''));
  });
}

export const allQueries = (set: QuerySet): string[] =>
  Object.values(set)
    .flat()
    .map(({ query }) => query);
