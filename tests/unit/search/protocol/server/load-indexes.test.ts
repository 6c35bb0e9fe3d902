import { describe, expect, it, vi } from 'vitest';
import { packIndex } from '../../../../../src/search/core/pack.ts';
import type { SearchResponse } from '../../../../../src/search/protocol/messages.ts';
import { indexName } from '../fixture-engine.ts';
import { builtFolder, post, replace, serve } from './running-server.ts';

/** The search files of a site with one page, as the build writes them. */
function searchFiles(
  language: string,
  version: string,
  title: string,
  name = indexName,
): Record<string, unknown> {
  const { index, texts } = packIndex({
    url: 'https://docs.example.org',
    language,
    version,
    synonyms: [],
    pages: [
      {
        path: '/page',
        label: title,
        group: 'Guide',
        rank: 1,
        sections: [
          {
            id: '',
            level: 1,
            title,
            entry: false,
            groups: [{ text: 'A text about red teams.', code: false }],
          },
        ],
      },
    ],
  });
  const hash = `${language}${version}`;
  return {
    [`_search/index.${hash}.json`]: index,
    [`_search/text.${hash}.json`]: texts[0],
    [`_search/${language}.${version}.json`]: {
      language,
      version,
      searchPage: language === 'en' && version === 'current' ? '/search' : `/${language}/${version}/search`,
      index: `/_search/index.${hash}.json`,
      texts: [`/_search/text.${hash}.json`],
      provider: { kind: 'self', indexName: name },
    },
  };
}

async function titles(origin: string, request: object): Promise<unknown> {
  const { status, json } = await post(origin, { requests: [{ indexName, query: 'page', ...request }] });
  const { results } = json as Partial<SearchResponse>;
  return results?.[0]?.hits.map(({ hierarchy }) => hierarchy?.lvl1) ?? [status, json];
}

describe('the index of a built site', () => {
  it('is read from its files when it is first asked', async () => {
    const origin = await serve(builtFolder(searchFiles('en', '0.34', 'First page')));
    expect(await titles(origin, {})).toEqual(['First page']);
    const { json } = await post(origin, {
      requests: [{ indexName, query: 'red', attributesToSnippet: ['content:2'] }],
    });
    expect(json).toMatchObject({
      results: [{ hits: [{ _snippetResult: { content: { matchLevel: 'full' } } }] }],
    });
  });

  it('is chosen by name, or by language and version where they share one', async () => {
    const origin = await serve(
      builtFolder({
        ...searchFiles('en', 'current', 'English page'),
        ...searchFiles('en', 'old', 'Old page'),
        ...searchFiles('fr', 'current', 'French page'),
        ...searchFiles('de', 'current', 'German page', 'german'),
      }),
    );
    expect(await titles(origin, { indexName: 'german' })).toEqual(['German page']);
    expect(await titles(origin, {})).toEqual(['English page']);
    expect(await titles(origin, { facetFilters: ['language:fr'] })).toEqual(['French page']);
    expect(await titles(origin, { facetFilters: ['lang:en', 'version:old', 'type:lvl1'] })).toEqual([
      'Old page',
    ]);
    expect(await titles(origin, { facetFilters: ['language:it'] })).toEqual([]);
    expect(await titles(origin, { filters: 'language:FR' })).toEqual(['French page']);
    expect(await titles(origin, { filters: 'NOT language:en' })).toEqual(['French page']);
    expect(await titles(origin, { filters: 'language:en AND NOT version:current' })).toEqual(['Old page']);
    expect(await titles(origin, { filters: 'language:it' })).toEqual([]);
  });

  it('is the default one, whatever its name, where none is asked for', async () => {
    const origin = await serve(
      builtFolder({
        ...searchFiles('da', 'current', 'Danish page'),
        ...searchFiles('en', 'current', 'English page'),
      }),
    );
    expect(await titles(origin, {})).toEqual(['English page']);
    expect(await titles(origin, { facetFilters: ['language:DA'] })).toEqual(['Danish page']);
  });

  it('is never one of several that filters ask for', async () => {
    const origin = await serve(
      builtFolder({
        ...searchFiles('en', 'current', 'English page'),
        ...searchFiles('fr', 'old', 'French page'),
      }),
    );
    for (const filters of ['language:en OR language:fr', 'NOT language:it']) {
      expect(await titles(origin, { filters })).toEqual([
        400,
        {
          status: 400,
          message: 'Filters leave "en", "fr" as language, but an answer has one. Name one language.',
        },
      ]);
    }
    expect(await titles(origin, { filters: 'version:old OR version:current' })).toMatchObject([400, {}]);
    expect(await titles(origin, { filters: 'hierarchy.lvl0:Guide' })).toEqual(['English page']);
  });

  it('gives records of every language', async () => {
    const origin = await serve(
      builtFolder({
        ...searchFiles('en', 'current', 'English page'),
        ...searchFiles('fr', 'old', 'French page'),
      }),
    );
    const response = await fetch(`${origin}/1/indexes/${indexName}/%2Fpage?attributesToRetrieve=language`);
    expect([
      response.status,
      response.headers.get('access-control-allow-origin'),
      await response.json(),
    ]).toEqual([200, '*', { objectID: '/page', language: 'en' }]);
  });

  it('is missed with advice on a site that was built without search, until it is there', async () => {
    const folder = builtFolder();
    const origin = await serve(folder);
    const { status, json } = await post(origin, { requests: [{ indexName }] });
    expect([status, json]).toEqual([
      404,
      { message: 'This site has no search index: build it with "npm run build"', status: 404 },
    ]);
    replace(folder, builtFolder(searchFiles('en', 'current', 'Late page')));
    expect(await titles(origin, {})).toEqual(['Late page']);
  });

  it('is read again from the next deploy after it could not be read', async () => {
    const files = searchFiles('en', 'current', 'Fixed page');
    const folder = builtFolder({ ...files, '_search/en.current.json': '{' });
    const origin = await serve(folder, { log: { level: 'silent' } });
    expect(await titles(origin, {})).toMatchObject([500, {}]);
    replace(folder, builtFolder(files));
    expect(await titles(origin, {})).toEqual(['Fixed page']);
  });

  it.each([
    ['is no JSON', { '_search/en.current.json': '{' }],
    ['names no index', { '_search/en.current.json': {} }],
    ['names an index that is not there', { '_search/index.encurrent.json': undefined }],
    ['names an index of another format', { '_search/index.encurrent.json': { format: 0 } }],
  ])('that %s is an error inside', async (_, files) => {
    const write = vi.fn();
    const good = searchFiles('en', 'current', 'Page');
    const kept = Object.entries({ ...good, ...files }).filter(([, content]) => content !== undefined);
    const origin = await serve(builtFolder(Object.fromEntries(kept)), {
      log: { level: 'error', stream: { write } },
    });
    expect(await post(origin, { requests: [{ indexName }] })).toMatchObject({ status: 500 });
    expect(write).toHaveBeenCalledOnce();
  });
});

describe('files of the search', () => {
  it('are kept for ever when their name holds a hash, else asked for again', async () => {
    const origin = await serve(builtFolder(searchFiles('en', 'current', 'Page')));
    const caching = async (path: string) => (await fetch(origin + path)).headers.get('cache-control');
    expect(await caching('/_search/index.encurrent.json')).toMatch(/immutable/);
    expect(await caching('/_search/text.encurrent.json')).toMatch(/immutable/);
    expect(await caching('/_search/en.current.json')).toBe('public, max-age=0, must-revalidate');
  });

  it('leave pages and other calls as they were', async () => {
    const origin = await serve(builtFolder());
    const home = await fetch(`${origin}/`);
    expect([home.status, await home.text()]).toEqual([200, '<h1>Home</h1>']);
    const posted = await fetch(`${origin}/`, { method: 'POST', body: '{}' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const missing = await fetch(`${origin}/nowhere`);
    expect([missing.status, await missing.text()]).toEqual([404, '<h1>Page Not Found</h1>']);
  });
});
