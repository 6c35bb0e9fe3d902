import { describe, expect, it, vi } from 'vitest';
import { loadSettings } from '../../../../src/search/client/load-settings.ts';
import { DeserializationError, UnreachableError } from '../../../../src/search/client/search-client.ts';
import { settings } from './support.ts';

const url = '/_search/en.current.json';
const serves = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async (asked: string) => {
    expect(asked).toBe(url);
    return new Response(body, { status });
  });

describe('the settings of the search', () => {
  it('are read as the build writes them', async () => {
    const written = {
      ...settings,
      strings: { label: 'Search' },
      missingResults: 'https://x.test/?q={query}',
    };
    serves(JSON.stringify(written));
    expect(await loadSettings(url)).toEqual(written);
  });

  it.each([
    ['{', /is not JSON/],
    ['[]', 'the answer is not an object'],
    [
      JSON.stringify({ ...settings, provider: { kind: 'other' } }),
      'provider.kind is not one of local, self, algolia',
    ],
    [JSON.stringify({ ...settings, texts: ['a', 1] }), 'texts[1] is not a text'],
    [JSON.stringify({ ...settings, strings: { label: 1 } }), 'strings.label is not a text'],
  ])('that are %j are refused with the place', async (body, message) => {
    serves(body);
    const loading = loadSettings(url);
    await expect(loading).rejects.toBeInstanceOf(DeserializationError);
    await expect(loadSettings(url)).rejects.toThrow(message);
  });

  it('that are not there say where they were looked for', async () => {
    serves('Not found', 404);
    await expect(loadSettings(url)).rejects.toThrow(
      new UnreachableError(`The settings of the search could not be loaded from ${url}: status 404`),
    );
  });

  it('that cannot be fetched are unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadSettings(url)).rejects.toThrow(UnreachableError);
  });

  it('are asked for as the caller wants the cache used', async () => {
    const asked: (RequestCache | undefined)[] = [];
    vi.stubGlobal('fetch', (_: string, { cache }: RequestInit) => {
      asked.push(cache);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(loadSettings(url)).rejects.toThrow(UnreachableError);
    await expect(loadSettings(url, 'no-cache')).rejects.toThrow(UnreachableError);
    expect(asked).toEqual(['default', 'force-cache', 'no-cache']);
  });

  it('that the browser kept are good enough without a network', async () => {
    vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
      if (cache !== 'force-cache') throw new TypeError('Failed to fetch');
      return Response.json(settings);
    });
    await expect(loadSettings(url)).resolves.toEqual(settings);
  });
});
