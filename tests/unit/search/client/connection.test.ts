import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connector } from '../../../../src/search/client/connection.ts';
import { UnreachableError } from '../../../../src/search/client/search-client.ts';
import type { SearchSettings } from '../../../../src/search/settings.ts';
import { fakeHit, fakeResult } from '../../../support/search/fake-answers.ts';
import { fakeSettings } from '../../../support/search/fake-settings.ts';

const address = '/_search/en.current.json';
const host = 'https://search.example';
const { signal } = new AbortController();

/** What was fetched, the settings with the way their cache was used. */
let asked: string[];
let bodies: string[];
/** Serves settings, and a host that finds one hit. */
function serve(settings: SearchSettings): void {
  vi.stubGlobal('fetch', async (url: string, { cache, body }: RequestInit) => {
    if (url === address) {
      asked.push(`settings, ${cache}`);
      return Response.json(settings);
    }
    bodies.push(String(body));
    const [request] = JSON.parse(String(body)).requests;
    return Response.json({ results: [fakeResult(request, { hits: [fakeHit()] })] });
  });
}

beforeEach(() => {
  asked = [];
  bodies = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('location', { origin: 'https://docs.example.org', href: 'https://docs.example.org/' });
});

describe('a connection to the provider', () => {
  it('is made once, and asks as the settings say', async () => {
    serve({ ...fakeSettings({ hosts: [host], insights: true }), filters: ['language:en'] });
    const connect = connector(address);
    const connection = await connect();
    expect(await connect()).toBe(connection);
    expect(asked).toEqual(['settings, default']);
    const found = await connection.ask('tap', { page: 2, section: 'Tactics' }, signal);
    expect(found.hits.map(({ objectID }) => objectID)).toEqual([fakeHit().objectID]);
    expect(JSON.parse(bodies[0] ?? '').requests).toEqual([
      expect.objectContaining({
        query: 'tap',
        indexName: 'dtx-docs',
        page: 2,
        clickAnalytics: true,
        facetFilters: ['language:en', 'hierarchy.lvl0:Tactics'],
        attributesToSnippet: expect.arrayContaining(['content:5']),
      }),
    ]);
  });

  it('is tried again after a failure', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    const connect = connector(address);
    await expect(connect()).rejects.toThrow(UnreachableError);
    serve(fakeSettings({ hosts: [host] }));
    await expect(connect()).resolves.toHaveProperty('ask');
  });

  it('asks for the settings past the cache when the index of this site cannot be had', async () => {
    serve(fakeSettings({ kind: 'local' }));
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('no worker');
        }
      },
    );
    const connection = await connector(address)();
    await expect(connection.ask('tap', {}, signal)).rejects.toThrow(UnreachableError);
    expect(asked).toEqual(['settings, default', 'settings, no-cache']);
  });
});
