import { describe, expect, it } from 'vitest';
import { operationAt } from '../../../../server/search/protocol/operation-at.ts';
import type { FacetValues } from '../../../../server/search/protocol/operations.ts';
import { answered } from '../../../../src/search/protocol/handler.ts';
import { ask, result } from './ask.ts';
import { fixtureEngine, indexName, record, records } from './fixture-engine.ts';

const ids = ({ hits }: { readonly hits: readonly { readonly objectID: string }[] }) =>
  hits.map(({ objectID }) => objectID);
const all = records.map(({ objectID }) => objectID);

/** Calls an address of the server. */
async function call(address: string, body: object | string = {}, index = fixtureEngine()) {
  const { pathname, searchParams: parameters } = new URL(address, 'http://localhost');
  const operation = operationAt(pathname);
  if (!operation) return undefined;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const indexes = new Map([[indexName, index]]);
  return answered(() => operation.answer({ body: text, parameters, indexes, admit: () => undefined }));
}

describe('offset and length', () => {
  it('choose hits, and say so in place of the page', async () => {
    const answer = await result({ query: '', offset: 1, length: 2 });
    expect(ids(answer)).toEqual(all.slice(1, 3));
    expect(answer).toMatchObject({ offset: 1, length: 2, nbHits: 4, params: 'query=&offset=1&length=2' });
    for (const field of ['page', 'nbPages', 'hitsPerPage']) expect(answer).not.toHaveProperty(field);
    expect(ids(await result({ query: '', params: 'offset=3&length=2' }))).toEqual(all.slice(3));
    expect(await result({ query: '', offset: 0, length: 2 })).toMatchObject({ offset: 0, length: 2 });
    expect(await result({ query: '', offset: 0, length: 0 })).toMatchObject({ hits: [], nbHits: 4 });
    expect(await result({ query: '', offset: 99, length: 5 })).toMatchObject({ hits: [], nbHits: 4 });
  });

  it('go before the page; without length it is hitsPerPage, and length alone means nothing', async () => {
    expect(ids(await result({ query: '', offset: 1, length: 2, page: 3 }))).toEqual(all.slice(1, 3));
    expect(await result({ query: '', offset: 2, hitsPerPage: 1 })).toMatchObject({ offset: 2, length: 1 });
    const alone = await result({ query: '', length: 1 });
    expect(ids(alone)).toEqual(all);
    expect(alone).toMatchObject({ page: 0, nbPages: 1, hitsPerPage: 20 });
  });

  it('reach no further than pages do', async () => {
    const many = Array.from({ length: 1500 }, (_, place) => record(`/${place}`, ['Group', `Page ${place}`]));
    const answer = await result({ query: 'page', offset: 990, length: 100 }, fixtureEngine(many));
    expect(ids(answer)).toEqual(Array.from({ length: 10 }, (_, place) => `/${990 + place}`));
  });

  it.each([
    [{ offset: -1 }, 'requests[0].offset must be a whole number from 0'],
    [{ offset: 'x' }, 'requests[0].offset must be'],
    [{ offset: 0, length: 101 }, 'requests[0].length must be a whole number from 0 to 100'],
  ])('of %j are refused', async (request, message) => {
    const answer = await ask({ requests: [{ indexName, ...request }] });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
  });

  it('count among the hits a body may ask for', async () => {
    const requests = Array(11).fill({ indexName, offset: 0, length: 100, hitsPerPage: 0 });
    expect(await ask({ requests })).toMatchObject({ status: 400 });
  });
});

describe('facets', () => {
  it('of "*" are all there are, with a word that the counts are complete', async () => {
    const { facets, exhaustiveFacetsCount } = await result({ query: '', facets: ['*'] });
    expect(facets).toEqual({
      'hierarchy.lvl0': { Tactics: 3, Installation: 1 },
      language: { en: 4 },
      version: { current: 4 },
      type: { lvl1: 2, lvl2: 1, content: 1 },
    });
    expect(exhaustiveFacetsCount).toBe(true);
    expect(await result({ query: '' })).not.toHaveProperty('exhaustiveFacetsCount');
  });

  it('come in the order and number asked for', async () => {
    const values = async (more: object) =>
      Object.keys((await result({ query: '', facets: ['type'], ...more })).facets?.type ?? {});
    expect(await values({ maxValuesPerFacet: 1 })).toEqual(['lvl1']);
    expect(await values({ sortFacetValuesBy: 'alpha' })).toEqual(['content', 'lvl1', 'lvl2']);
    expect(await ask({ requests: [{ indexName, sortFacetValuesBy: 'size' }] })).toMatchObject({
      status: 400,
    });
  });
});

describe('filters', () => {
  const found = async (request: object) => ids(await result({ query: '', ...request }));

  it('narrow an answer as text, as a list, and as both', async () => {
    expect(await found({ filters: 'language:es' })).toEqual([]);
    expect(await found({ filters: 'hierarchy.lvl0:Installation' })).toEqual(['/installation/']);
    expect(await found({ filters: 'NOT hierarchy.lvl0:Installation' })).toEqual(all.slice(0, 3));
    expect(await found({ facetFilters: ['hierarchy.lvl0:-Installation'] })).toEqual(all.slice(0, 3));
    expect(await found({ filters: 'type:lvl1', facetFilters: ['hierarchy.lvl0:Tactics'] })).toEqual([all[0]]);
    expect(await found({ filters: 'type:lvl2 OR type:content' })).toEqual(all.slice(1, 3));
    expect(await found({ params: 'filters=type%3Alvl2' })).toEqual([all[1]]);
  });

  it('by what is not a facet are refused, not passed over', async () => {
    for (const request of [{ filters: 'colour:red' }, { facetFilters: ['colour:red'] }]) {
      expect(await ask({ requests: [{ indexName, ...request }] })).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^requests\[0\]\.(filters|facetFilters) names "colour"/) },
      });
    }
  });
});

describe('response fields', () => {
  it('are those that are asked for', async () => {
    expect(Object.keys(await result({ query: 'tap', responseFields: ['hits', 'nbHits'] }))).toEqual([
      'hits',
      'nbHits',
    ]);
    expect(await result({ query: 'tap', responseFields: ['*'] })).toHaveProperty('page');
  });
});

describe('a search of one index', () => {
  const search = (body: object | string) => call(`/1/indexes/${indexName}/query`, body);

  it('is answered without a list', async () => {
    const one = { status: 200, body: { index: indexName, query: 'tap', nbHits: 3, page: 0, hitsPerPage: 1 } };
    expect(await search({ query: 'tap', hitsPerPage: 1 })).toMatchObject(one);
    expect(await search({ params: 'query=tap&hitsPerPage=1' })).toMatchObject(one);
  });

  it('names in a refusal what it is about', async () => {
    expect(await search({ hitsPerPage: 1000 })).toMatchObject({
      status: 400,
      body: { message: 'hitsPerPage must be a whole number from 0 to 100.' },
    });
    for (const body of ['', '[]', '{']) expect(await search(body)).toMatchObject({ status: 400 });
    expect(await call('/1/indexes/other/query')).toMatchObject({ status: 404 });
    expect(await search({ type: 'facet', facet: 'type' })).toMatchObject({ status: 400 });
  });
});

describe('a record', () => {
  const get = (id: string, parameters = '') =>
    call(`/1/indexes/${indexName}/${encodeURIComponent(id)}${parameters}`);

  it('is given by its id, with the attributes asked for', async () => {
    const [, heading] = records;
    expect(await get('/tactics/tap#run')).toEqual({ status: 200, body: heading });
    for (const list of ['url,hierarchy.lvl1', '["url","hierarchy.lvl1"]']) {
      expect(await get('/tactics/tap#run', `?attributesToRetrieve=${encodeURIComponent(list)}`)).toEqual({
        status: 200,
        body: {
          objectID: '/tactics/tap#run',
          url: heading?.url,
          hierarchy: { lvl1: heading?.hierarchy.lvl1 },
        },
      });
    }
  });

  it('that is not there is 404', async () => {
    expect(await get('/nowhere')).toEqual({
      status: 404,
      body: { status: 404, message: 'ObjectID does not exist' },
    });
    expect(await call('/1/indexes/other/x')).toMatchObject({
      body: { message: 'Index other does not exist' },
    });
  });
});

describe('values of a facet', () => {
  const values = async (facet: string, body: object, index?: ReturnType<typeof fixtureEngine>) =>
    call(`/1/indexes/${indexName}/facets/${encodeURIComponent(facet)}/query`, body, index);

  it('are found by the beginnings of their words, counted and marked', async () => {
    expect(await values('hierarchy.lvl0', { facetQuery: 'inst' })).toEqual({
      status: 200,
      body: {
        facetHits: [{ value: 'Installation', highlighted: '<mark>Inst</mark>allation', count: 1 }],
        exhaustiveFacetsCount: true,
        processingTimeMS: expect.any(Number),
      },
    });
    const found = async (body: object, facet = 'type') =>
      ((await values(facet, body))?.body as FacetValues | undefined)?.facetHits.map(({ value }) => value);
    expect(await found({})).toEqual(['lvl1', 'lvl2', 'content']);
    expect(await found({ maxFacetHits: 2 })).toEqual(['lvl1', 'lvl2']);
    expect(await found({ maxFacetHits: 1, facetQuery: 'con' })).toEqual(['content']);
    expect(await found({ sortFacetValuesBy: 'alpha' })).toEqual(['content', 'lvl1', 'lvl2']);
    expect(await found({ facetQuery: 'nothing' })).toEqual([]);
    expect(await found({ facetQuery: '!?' })).toEqual([]);
    expect(await found({ facetQuery: 'STALL' }, 'hierarchy.lvl0')).toEqual([]);
  });

  it('are those of the hits of a query and filters', async () => {
    for (const body of [
      { params: 'query=tap&filters=NOT%20type:lvl1' },
      { query: 'tap', filters: 'NOT type:lvl1' },
    ]) {
      expect(await values('type', body)).toMatchObject({
        body: { facetHits: [{ value: 'lvl2' }, { value: 'content' }] },
      });
    }
  });

  it('hold no element but the marks asked for', async () => {
    const index = fixtureEngine([record('/', ['<b>Bold & "red"</b>', 'A'])]);
    const body = { facetQuery: 'bo red', highlightPreTag: '[', highlightPostTag: ']' };
    expect(await values('hierarchy.lvl0', body, index)).toMatchObject({
      body: {
        facetHits: [{ highlighted: '&lt;b&gt;[Bo]ld &amp; &quot;[red]&quot;&lt;/b&gt;' }],
      },
    });
  });

  it('are asked for among other searches, too', async () => {
    const facet = { indexName, type: 'facet', facet: 'type', facetQuery: 'con' };
    expect(await ask({ requests: [{ indexName, query: 'tap' }, facet] })).toMatchObject({
      status: 200,
      body: { results: [{ nbHits: 3 }, { facetHits: [{ value: 'content', count: 1 }] }] },
    });
  });

  it('that cannot be had are refused by name', async () => {
    expect(await values('colour', {})).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('"colour", which is not a facet of this index') },
    });
    const answers = [
      await values('type', { maxFacetHits: 101 }),
      await ask({ requests: [{ indexName, facetQuery: 'a' }] }),
      await ask({ requests: [{ indexName, type: 'facet' }] }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 400 });
  });
});

describe('an address', () => {
  it.each([
    '/1/',
    '/1/indexes',
    '/1/indexes/',
    '/1/indexes/a',
    '/1/indexes/a/',
    '/1/indexes//query',
    '/1/indexes/*/query',
    '/1/indexes/*/x',
    '/1/indexes/a/b/query',
    '/1/indexes/a/facets//query',
    '/1/indexes/a/facets/b/query/c',
    '/1/indexes/a/%E0%A4%A',
    '/1/keys/a',
    '/2/indexes/a/query',
  ])('%s is none of the search', (address) => {
    expect(operationAt(address)).toBeUndefined();
  });
});
