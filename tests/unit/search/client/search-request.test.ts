import { describe, expect, it, vi } from 'vitest';
import {
  type RequestOptions,
  searchRequest,
  sentQuery,
  snippetWords,
} from '../../../../src/search/client/search-request.ts';

const options: RequestOptions = { indexName: 'dtx-docs', filters: [], words: 10, clickAnalytics: false };
const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

describe('the request of a screen', () => {
  it('has the fields of the protocol, and no others [7.2, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8, 9.1]', () => {
    expect(searchRequest('tap', options)).toStrictEqual({
      query: 'tap',
      indexName: 'dtx-docs',
      attributesToRetrieve: [...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:10`),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facets: ['hierarchy.lvl0'],
    });
  });

  it('stays in the language, the version and the section, and names the page', () => {
    const filters = ['language:en', 'version:current'];
    const asked = (differs: Partial<RequestOptions>) => searchRequest('tap', { ...options, ...differs });
    expect(asked({ filters }).facetFilters).toEqual(filters);
    expect(asked({ filters, section: 'Tactics' }).facetFilters).toEqual([
      ...filters,
      'hierarchy.lvl0:Tactics',
    ]);
    // Hits of no section have one, too.
    expect(asked({ section: '' }).facetFilters).toEqual(['hierarchy.lvl0:']);
    expect(asked({ page: 0 }).page).toBe(0);
    expect(asked({ clickAnalytics: true, words: 5 })).toMatchObject({
      clickAnalytics: true,
      attributesToSnippet: expect.arrayContaining(['content:5']),
    });
  });

  it('asks for ten words of a text, for five where lines are short [9.3, 9.4]', () => {
    const asked = vi.fn((query: string) => ({ matches: query === '(max-width: 768px)' }));
    vi.stubGlobal('matchMedia', asked);
    expect(snippetWords()).toBe(5);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(snippetWords()).toBe(10);
  });

  it.each([
    ['tap', 'tap'],
    [' tap ', ' tap '],
    ['x'.repeat(512), 'x'.repeat(512)],
    ['x'.repeat(513), 'x'.repeat(512)],
    [`${'x'.repeat(510)}😀`, `${'x'.repeat(510)}😀`],
    // Half a character is none.
    [`${'x'.repeat(511)}😀`, 'x'.repeat(511)],
    ['a\uD83D', 'a\uFFFD'],
    ['\uDE00b', '\uFFFDb'],
  ])('sends of the query %j what JSON can hold, 512 units at most [9.9]', (query, sent) => {
    expect(sentQuery(query)).toBe(sent);
  });
});
