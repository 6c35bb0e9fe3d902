import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SiteServerOptions } from '../../../server/site-server.ts';
import config from '../../../site.config.ts';
import type { SearchHit } from '../../../src/search/protocol/messages.ts';
import { type Host, ownServer } from '../../support/hosts.ts';
import { patience } from '../../support/search/patience.ts';
import { builtFolder } from '../site.ts';

const indexName = 'dtx-docs';

/** The server of the built site, stopped after the test. */
async function serve(options?: SiteServerOptions): Promise<Host> {
  const host = await ownServer(builtFolder, options);
  onTestFinished(host.stop);
  return host;
}

/** All that the published clients of Algolia are told: which host to ask, and to wait for it. */
function options({ origin }: Host) {
  const { hostname, port } = new URL(origin);
  const host = { url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' } as const;
  return { hosts: [host], timeouts: patience };
}

/** The published lite client. */
const client = (host: Host, key = 'key') => liteClient('APP', key, options(host));

/** The published client for programs. */
const fullClient = (host: Host) => algoliasearch('APP', 'key', options(host));

const refusal = ({ name, status, message }: { name: string; status: number; message: string }) => ({
  name,
  status,
  message,
});

describe('the published lite client', () => {
  test('gets hits, marks, snippets and counts from our server [7.1] [7.2] [7.10] [9.1]', async () => {
    const { results } = await client(await serve()).searchForHits<SearchHit>({
      requests: [
        {
          indexName,
          query: 'tree of attacks',
          facets: ['hierarchy.lvl0'],
          attributesToSnippet: ['content:10'],
        },
        { indexName, query: 'zzzzqqqq' },
      ],
    });
    const [found, nothing] = results;
    expect(found?.hits.length).toBeGreaterThan(0);
    expect(found?.hits.length).toBeLessThanOrEqual(20);
    expect(found).toMatchObject({ index: indexName, query: 'tree of attacks', page: 0, hitsPerPage: 20 });
    expect(found?.nbPages).toBe(Math.ceil((found?.nbHits ?? 0) / 20));
    expect(Object.values(found?.facets?.['hierarchy.lvl0'] ?? {}).length).toBeGreaterThan(0);
    expect(JSON.stringify(found?.hits[0]?._highlightResult)).toMatch(/<mark>tree<\/mark>/i);
    for (const { objectID, url, hierarchy } of found?.hits ?? []) {
      expect(objectID).toMatch(/^\//);
      expect(url).toContain(String(config.url));
      expect(hierarchy?.lvl0).toEqual(expect.any(String));
    }
    expect(nothing).toMatchObject({ nbHits: 0, hits: [], nbPages: 0 });
  });

  test('pages through hits without meeting one twice [7.7]', async () => {
    const search = client(await serve());
    const ids: string[] = [];
    for (const page of [0, 1, 2]) {
      // The older form of a call, which clients still take.
      const { results } = await search.searchForHits<SearchHit>([
        { indexName, params: { query: 'dtx', hitsPerPage: 7, page } },
      ]);
      ids.push(...(results[0]?.hits ?? []).map(({ objectID }) => objectID));
    }
    expect(ids).toHaveLength(21);
    expect(new Set(ids).size).toBe(21);
  });

  test('understands refusals [8.3]', async () => {
    const host = await serve({ credentials: { apiKey: 'key' } });
    const refused = (key: string, request: object) =>
      client(host, key)
        .searchForHits({ requests: [{ indexName, ...request }] })
        .catch(refusal);
    expect(await refused('key', { indexName: 'other' })).toEqual({
      name: 'ApiError',
      status: 404,
      message: 'Index other does not exist',
    });
    expect(await refused('wrong', {})).toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
    expect(await refused('key', { hitsPerPage: 5000 })).toMatchObject({
      status: 400,
      message: expect.stringContaining('requests[0].hitsPerPage'),
    });
    expect(await refused('key', { query: 'x'.repeat(100_000) })).toMatchObject({ status: 413 });
  });

  test('waits and asks again when it asked too often', async () => {
    // A second passes at the server between the second and the third time it is asked.
    let times = 0;
    const now = () => {
      times += 1;
      return times > 2 ? 1_000 : 0;
    };
    const search = client(await serve({ rate: { perSecond: 1, burst: 1, now } }));
    const ask = (query: string) => search.searchForHits({ requests: [{ indexName, query }] });
    await ask('tap');
    const started = performance.now();
    expect((await ask('pair')).results).toHaveLength(1);
    expect(performance.now() - started).toBeGreaterThan(900);
    expect(times).toBe(3);
  });

  test('narrows by filters as text: another language has other hits', async () => {
    const search = client(await serve());
    const found = async (filters: string) => {
      const { results } = await search.searchForHits<SearchHit>({
        requests: [{ indexName, query: 'tap', filters, hitsPerPage: 100 }],
      });
      return results[0]?.hits ?? [];
    };
    const english = await found('language:en');
    const spanish = await found('language:es');
    expect(english.length).toBeGreaterThan(0);
    expect(spanish.length).toBeGreaterThan(0);
    expect(new Set(english.map(({ language }) => language))).toEqual(new Set(['en']));
    expect(new Set(spanish.map(({ language }) => language))).toEqual(new Set(['es']));
    expect(await found('language:tlh')).toEqual([]);
    const paragraphs = await found('language:en AND NOT type:content AND (type:lvl1 OR type:lvl2)');
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const { type } of paragraphs) expect(['lvl1', 'lvl2']).toContain(type);
  });

  test('counts all facets for "*", and pages by offset and length', async () => {
    const { results } = await client(await serve()).searchForHits<SearchHit>({
      requests: [
        { indexName, query: 'tap', facets: ['*'] },
        { indexName, query: 'tap', offset: 3, length: 4 },
      ],
    });
    const [all, part] = results;
    expect(Object.keys(all?.facets ?? {})).toEqual(['hierarchy.lvl0', 'language', 'version', 'type']);
    for (const counts of Object.values(all?.facets ?? {}))
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all?.nbHits);
    expect(part).toMatchObject({ offset: 3, length: 4 });
    expect(part?.hits.map(({ objectID }) => objectID)).toEqual(
      all?.hits.slice(3, 7).map(({ objectID }) => objectID),
    );
  });

  test('finds values of a facet', async () => {
    const { results } = await client(await serve()).search({
      requests: [
        { indexName, type: 'facet', facet: 'hierarchy.lvl0', facetQuery: 'tac', params: 'query=tap' },
      ],
    });
    expect(results).toMatchObject([
      { facetHits: [{ value: 'Tactics', highlighted: '<mark>Tac</mark>tics' }], exhaustiveFacetsCount: true },
    ]);
  });

  test('has a first screen without a query, as instantsearch.js asks for it', async () => {
    const { results } = await client(await serve()).search<SearchHit>([
      {
        indexName,
        params: {
          query: '',
          facets: ['hierarchy.lvl0', 'type'],
          maxValuesPerFacet: 10,
          page: 0,
          tagFilters: '',
        },
      },
    ]);
    const [first] = results as { hits: SearchHit[]; nbHits: number; facets: Record<string, object> }[];
    expect(first?.hits).toHaveLength(20);
    expect(first?.nbHits).toBeGreaterThan(100);
    expect(new Set(first?.hits.map(({ type }) => type))).toEqual(new Set(['lvl1']));
    expect(Object.keys(first?.facets['hierarchy.lvl0'] ?? {}).length).toBeGreaterThan(3);
  });
});

describe('the published client for programs', () => {
  test('searches one index', async () => {
    const found = await fullClient(await serve()).searchSingleIndex<SearchHit>({
      indexName,
      searchParams: { query: 'tree of attacks', hitsPerPage: 3, filters: 'hierarchy.lvl0:Tactics' },
    });
    expect(found).toMatchObject({ index: indexName, query: 'tree of attacks', page: 0, hitsPerPage: 3 });
    expect(found.hits).toHaveLength(3);
    expect(new Set(found.hits.map(({ hierarchy }) => hierarchy?.lvl0))).toEqual(new Set(['Tactics']));
  });

  test('gets a hit again by its id', async () => {
    const search = fullClient(await serve());
    const { hits } = await search.searchSingleIndex<SearchHit>({ indexName, searchParams: { query: 'tap' } });
    expect(new Set(hits.map(({ type }) => type)).size).toBeGreaterThan(1);
    for (const { _highlightResult, ...record } of hits)
      expect(await search.getObject({ indexName, objectID: record.objectID })).toEqual(record);
    const [{ objectID = '', url = '' } = {}] = hits;
    expect(await search.getObject({ indexName, objectID, attributesToRetrieve: ['url'] })).toEqual({
      objectID,
      url,
    });
    expect(await search.getObject({ indexName, objectID: '/nowhere' }).catch(refusal)).toEqual({
      name: 'ApiError',
      status: 404,
      message: 'ObjectID does not exist',
    });
  });

  test('finds values of a facet', async () => {
    const search = fullClient(await serve());
    const { facetHits } = await search.searchForFacetValues({
      indexName,
      facetName: 'hierarchy.lvl0',
      searchForFacetValuesRequest: { facetQuery: 'tac', params: 'query=tap' },
    });
    expect(facetHits).toMatchObject([{ value: 'Tactics', highlighted: '<mark>Tac</mark>tics' }]);
    expect(facetHits[0]?.count).toBeGreaterThan(0);
  });

  test('is told what is not supported, and never answered otherwise', async () => {
    const search = fullClient(await serve());
    const refused = (searchParams: object) =>
      search.searchSingleIndex({ indexName, searchParams }).catch(refusal);
    expect(await refused({ numericFilters: ['weight.pageRank > 3'] })).toMatchObject({
      status: 400,
      message: expect.stringContaining('numericFilters is not supported'),
    });
    expect(await refused({ filters: 'colour:red' })).toMatchObject({ status: 400 });
  });
});
