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

/** The published lite client of Algolia, told nothing but which host to ask, and to wait for it. */
function client({ origin }: Host, key = 'key') {
  const { hostname, port } = new URL(origin);
  const host = { url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' } as const;
  return liteClient('APP', key, { hosts: [host], timeouts: patience });
}

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
        .catch(({ name, status, message }) => ({ name, status, message }));
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
});
