import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readHit } from '../../../../src/search/client/hits.ts';
import {
  ApiError,
  DeserializationError,
  UnreachableError,
} from '../../../../src/search/client/search-client.ts';
import { searchRequest, sentQuery, snippetWords } from '../../../../src/search/client/search-request.ts';
import type { SearchHit } from '../../../../src/search/protocol/messages.ts';
import { failureOf, failureText } from '../../../../src/search/ui/failure.ts';
import { resultTexts } from '../../../../src/search/ui/page/result-texts.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import { withMarks } from '../../../support/search/marks.ts';

describe('the texts of a result', () => {
  const mark = (text: string) => text.replace('TAP', '<mark>TAP</mark>');
  const textsOf = (hit: SearchHit) => {
    const { title, trail } = resultTexts(readHit(hit));
    return { title: withMarks(title), trail: trail.map(withMarks) };
  };

  it('are the heading that was found and those above it [3.1, 3.2, 3.3]', () => {
    const hierarchy = { lvl0: 'Tactics', lvl1: 'TAP', lvl2: 'Limits' };
    const hit = fakeHit({ type: 'content', content: 'TAP asks.', hierarchy }, mark);
    expect(textsOf(hit)).toEqual({ title: 'Limits', trail: ['Tactics', '[TAP]'] });
  });

  it('say nothing twice when group and page have one name', () => {
    const once = { title: 'TAP', trail: [] };
    expect(textsOf(fakeHit({ hierarchy: { lvl0: 'TAP', lvl1: 'TAP' } }))).toEqual(once);
  });

  it('name a hit without a heading by its address', () => {
    const named = { title: 'https://x.example/?a&b', trail: [] };
    expect(textsOf({ objectID: '1', url: 'https://x.example/?a&b' })).toEqual(named);
    expect(textsOf({ objectID: '1' }).title).toBe('1');
  });
});

describe('the request of a screen', () => {
  const options = { indexName: 'dtx-docs', filters: [], words: 10, clickAnalytics: false };

  it('has the promised fields [7.2, 7.3, 7.4, 7.5, 7.6, 7.7, 7.8, 9.1, 9.3]', () => {
    expect(searchRequest('tap', options)).toEqual({
      query: 'tap',
      indexName: 'dtx-docs',
      attributesToRetrieve: [
        ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facets: ['hierarchy.lvl0'],
    });
  });

  it('stays in its language and version where the index holds several', () => {
    const filters = ['language:es', 'version:1.0'];
    expect(searchRequest('tap', { ...options, filters, section: 'A' }).facetFilters).toEqual([
      ...filters,
      'hierarchy.lvl0:A',
    ]);
  });

  it('asks for a page and a section when told', () => {
    expect(searchRequest('tap', { ...options, page: 2, section: 'a:b' })).toMatchObject({
      page: 2,
      facetFilters: ['hierarchy.lvl0:a:b'],
    });
  });

  it.each([
    [true, 5],
    [false, 10],
  ])('has snippets of fewer words on a narrow screen (%s) [9.4]', (matches, words) => {
    const matchMedia = vi.fn(() => ({ matches }));
    vi.stubGlobal('matchMedia', matchMedia);
    expect(snippetWords()).toBe(words);
    expect(matchMedia).toHaveBeenCalledWith('(max-width: 768px)');
    vi.unstubAllGlobals();
  });

  it('sends at most 512 characters of a query, whole ones [9.9]', () => {
    expect(sentQuery('x'.repeat(10_000))).toBe('x'.repeat(512));
    expect(sentQuery(`${'x'.repeat(511)}😀`)).toBe('x'.repeat(511));
    expect(sentQuery(`${'x'.repeat(510)}😀`)).toBe(`${'x'.repeat(510)}😀`);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (query) => {
        const sent = sentQuery(query);
        expect(sent.length).toBeLessThanOrEqual(512);
        expect(sent.isWellFormed()).toBe(true);
        if (query.length <= 512) expect(sent).toBe(query.toWellFormed());
      }),
    );
  });
});

describe('a failure', () => {
  const strings = {
    checkConnection: 'Connection?',
    refused: 'Refused: {message}',
    unreadable: 'Unreadable.',
  };
  it.each([
    [new UnreachableError('no host'), 'Connection?'],
    [new ApiError('{message} <b>', 403), 'Refused: {message} <b>'],
    [new DeserializationError('not JSON'), 'Unreadable.'],
    [new Error('`appId` is missing.'), 'Connection?'],
    ['thrown', 'Connection?'],
  ])('has a sentence of its own: %s [8.1, 8.3, 8.4]', (error, text) => {
    expect(failureText(failureOf(error), strings)).toBe(text);
  });
});
