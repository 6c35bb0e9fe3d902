import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../../src/search/protocol/request-error.ts';
import { ask, result } from './ask.ts';
import { fixtureEngine, indexName } from './fixture-engine.ts';

describe('a refusal', () => {
  const long = 'x'.repeat(65);
  it.each([
    ['', 'The body must be a JSON object'],
    ['{"requests":', 'The body must be a JSON object'],
    ['\u0000\uFFFD\u0001', 'The body must be a JSON object'],
    ['null', 'The body must be a JSON object'],
    ['[]', 'The body must be a JSON object'],
    [{ requests: {} }, 'requests must be a list'],
    [{ requests: [null] }, 'requests[0] must be an object'],
    [{ requests: [[]] }, 'requests[0] must be an object'],
    [{ requests: [{ query: 'tap' }] }, 'requests[0].indexName is missing'],
    [{ requests: [{ indexName }, { indexName: 5 }] }, 'requests[1].indexName must be a string'],
    [{ requests: [{ indexName, query: 5 }] }, 'requests[0].query must be a string'],
    [{ requests: [{ indexName, params: {} }] }, 'requests[0].params must be a string'],
    [{ requests: [{ indexName, type: 'other' }] }, 'requests[0].type must be "default" or "facet"'],
    [{ requests: [{ indexName, hitsPerPage: 101 }] }, 'hitsPerPage must be a whole number from 0 to 100'],
    [{ requests: [{ indexName, hitsPerPage: -1 }] }, 'hitsPerPage must be'],
    [{ requests: [{ indexName, hitsPerPage: 1.5 }] }, 'hitsPerPage must be'],
    [{ requests: [{ indexName, hitsPerPage: '1e1' }] }, 'hitsPerPage must be'],
    [{ requests: [{ indexName, page: 1e9 }] }, 'page must be'],
    [{ requests: [{ indexName, clickAnalytics: 1 }] }, 'clickAnalytics must be true or false'],
    [{ requests: [{ indexName, facets: [1] }] }, 'facets must be a list of strings'],
    [
      { requests: [{ indexName, attributesToRetrieve: {} }] },
      'attributesToRetrieve must be a list of strings',
    ],
    [{ requests: [{ indexName, attributesToSnippet: ['content:x'] }] }, '"content:10"'],
    [{ requests: [{ indexName, attributesToSnippet: ['content:0'] }] }, '"content:10"'],
    [{ requests: [{ indexName, facetFilters: ['type'] }] }, 'facetFilters must be made of strings'],
    [
      { requests: [{ indexName, facetFilters: [[['version:current']]] }] },
      'facetFilters must be made of strings',
    ],
    [{ requests: [{ indexName, facetFilters: ['nothing:a'] }] }, 'facetFilters names "nothing"'],
    [{ requests: [{ indexName, facetFilters: Array(101).fill('language:en') }] }, 'the limit is 100'],
    [{ requests: [{ indexName, highlightPreTag: long }] }, 'highlightPreTag must have at most 64'],
    [{ requests: [{ indexName, snippetEllipsisText: long }] }, 'snippetEllipsisText must have at most 64'],
    [{ requests: Array(51).fill({ indexName }) }, 'the limit is 50'],
    [{ requests: Array(11).fill({ indexName, hitsPerPage: 100 }) }, 'asks for 1100 hits'],
  ])('of %j says what to fix [8.3]', async (body, message) => {
    const answer = await ask(body);
    expect(answer).toEqual({ status: 400, body: { status: 400, message: expect.stringContaining(message) } });
  });

  it('tells an unknown index [8.3]', async () => {
    expect(await ask({ requests: [{ indexName: 'other' }] })).toEqual({
      status: 404,
      body: { message: 'Index other does not exist', status: 404 },
    });
    const { body } = await ask({ requests: [{ indexName: `\uD800${'x'.repeat(5000)}` }] });
    expect(JSON.stringify(body).length).toBeLessThan(200);
    expect(await ask({ requests: [{ indexName: 'constructor' }] })).toMatchObject({ status: 404 });
  });

  it('comes before anything is searched when the caller asks too much', async () => {
    const engine = fixtureEngine();
    const asked: number[] = [];
    const admit = (requests: number) => {
      if (asked.push(requests) === 1) throw new RequestError('Too many requests', 429);
    };
    const body = { requests: [{ indexName }, { indexName }] };
    expect(await ask(body, engine, { admit })).toEqual({
      status: 429,
      body: { message: 'Too many requests', status: 429 },
    });
    expect(engine.asked).toEqual([]);
    expect(await ask(body, engine, { admit })).toMatchObject({ status: 200 });
    expect(asked).toEqual([2, 2]);
  });

  it('tells nothing of what went wrong inside', async () => {
    const errors: unknown[] = [];
    const failing = { ...fixtureEngine(), search: () => Promise.reject(new Error('secret')) };
    const answer = await ask({ requests: [{ indexName }] }, failing, {
      onError: (error) => errors.push(error),
    });
    expect(answer).toEqual({ status: 500, body: { message: 'Internal error', status: 500 } });
    expect(errors).toEqual([new Error('secret')]);
  });

  it('is never given for fields that do not change the answer', async () => {
    await result({
      query: 'tap',
      ruleContexts: [],
      restrictHighlightAndSnippetArrays: true,
      userToken: 'anonymous',
      analytics: false,
      facet: null,
      hitsPerPage: null,
      tagFilters: [],
      distinct: true,
    });
  });
});
