import { describe, expect, it } from 'vitest';
import type { SearchResponse } from '../../../../src/search/protocol/messages.ts';
import { ask, result } from './ask.ts';
import { fixtureEngine, indexName, record, records } from './fixture-engine.ts';

/** What the search dialog of this site and stock DocSearch send [7.2–7.8]. */
const docSearch = {
  query: 'tap',
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
};

describe('an answer', () => {
  it('has hits with the fields that DocSearch reads [7.2] [7.10] [3.1] [3.2] [3.3] [3.4] [3.5]', async () => {
    const { hits, nbHits, ...rest } = await result(docSearch);
    expect(nbHits).toBe(3);
    expect(hits[2]).toEqual({
      objectID: '/tactics/tap#run:0',
      url: 'https://docs.example.org/tactics/tap#run:0',
      type: 'content',
      hierarchy: records[2]?.hierarchy,
      content: records[2]?.content,
      _highlightResult: expect.objectContaining({ content: expect.anything() }),
      _snippetResult: {
        hierarchy: {
          lvl1: { value: 'Tree of attacks (<mark>TAP</mark>)', matchLevel: 'full' },
          lvl2: { value: 'Run <mark>TAP</mark> in DTX', matchLevel: 'full' },
        },
        content: {
          value:
            '…as &lt;script&gt;alert(&quot;<mark>tap</mark>&quot;)&lt;/script&gt; &amp; more is only text, and…',
          matchLevel: 'full',
        },
      },
    });
    expect(rest).toEqual({
      index: indexName,
      query: 'tap',
      params: 'query=tap&page=0&hitsPerPage=20',
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      processingTimeMS: expect.any(Number),
    });
  });

  it('has every attribute and highlight when none is named', async () => {
    const { hits } = await result({ query: 'tree' });
    expect(hits[0]).toEqual({
      ...records[0],
      _highlightResult: {
        hierarchy: {
          lvl0: { value: 'Tactics', matchLevel: 'none', matchedWords: [] },
          lvl1: {
            value: '<mark>Tree</mark> of attacks (TAP)',
            matchLevel: 'full',
            matchedWords: ['tree'],
            fullyHighlighted: false,
          },
        },
      },
    });
  });

  it('has the attributes that are named, and the objectID [7.3]', async () => {
    const hit = async (attributesToRetrieve: unknown) => {
      const { hits } = await result({ query: 'tap', attributesToRetrieve, attributesToHighlight: [] });
      return hits[0];
    };
    const objectID = '/tactics/tap';
    expect(await hit([])).toEqual({ objectID });
    expect(await hit(['url', 'nothing'])).toEqual({ objectID, url: records[0]?.url });
    expect(await hit('type,hierarchy.lvl1')).toEqual({
      objectID,
      type: 'lvl1',
      hierarchy: { lvl1: 'Tree of attacks (TAP)' },
    });
    expect(await hit(['hierarchy'])).toEqual({ objectID, hierarchy: records[0]?.hierarchy });
    expect(await hit(['*', '-hierarchy', '-weight.level'])).toEqual({
      objectID,
      url: records[0]?.url,
      type: 'lvl1',
      content: null,
      language: 'en',
      version: 'current',
      weight: { pageRank: 1, position: 0 },
    });
  });

  it('cuts snippets to the words asked for, with the sign asked for [7.4] [7.5] [9.3] [9.4]', async () => {
    const snippet = async (attributesToSnippet: unknown, more: object = {}) => {
      const { hits } = await result({ query: 'max', attributesToSnippet, ...more });
      return hits[0]?._snippetResult;
    };
    const content = { value: '…and --<mark>max</mark>_prompts 10…', matchLevel: 'full' };
    expect(await snippet(['content:4'])).toEqual({ content });
    expect(await snippet(['content:4'], { snippetEllipsisText: '[<]' })).toEqual({
      content: { ...content, value: '[&lt;]and --<mark>max</mark>_prompts 10[&lt;]' },
    });
    expect(await snippet(['*:2'])).toEqual({
      hierarchy: {
        lvl0: { value: 'Tactics', matchLevel: 'none' },
        lvl1: { value: 'Tree of…', matchLevel: 'none' },
        lvl2: { value: 'Run TAP…', matchLevel: 'none' },
      },
      content: { value: '…--<mark>max</mark>_prompts…', matchLevel: 'full' },
    });
    expect(await snippet(['nothing:4'])).toBeUndefined();
    expect(await snippet([])).toBeUndefined();
  });

  it('marks with the tags asked for [7.6]', async () => {
    const { hits } = await result({ query: 'tree', highlightPreTag: '[', highlightPostTag: ']' });
    expect(hits[0]?._highlightResult?.hierarchy?.lvl1?.value).toBe('[Tree] of attacks (TAP)');
  });

  it('comes in pages, and only as far as hits can be reached [7.7] [9.1]', async () => {
    const many = Array.from({ length: 1500 }, (_, place) => record(`/${place}`, ['Group', `Page ${place}`]));
    const page = async (request: object) => {
      const {
        hits,
        nbHits,
        nbPages,
        page: number,
      } = await result({ query: 'page', ...request }, fixtureEngine(many));
      return { first: hits[0]?.objectID, length: hits.length, nbHits, nbPages, page: number };
    };
    expect(await page({})).toEqual({ first: '/0', length: 20, nbHits: 1500, nbPages: 50, page: 0 });
    expect(await page({ page: 2 })).toEqual({ first: '/40', length: 20, nbHits: 1500, nbPages: 50, page: 2 });
    expect(await page({ page: 15, hitsPerPage: 64 })).toMatchObject({
      first: '/960',
      length: 40,
      nbPages: 16,
    });
    expect(await page({ page: 50 })).toMatchObject({ length: 0, nbHits: 1500, nbPages: 50, page: 50 });
    expect(await page({ page: 999_999_999, hitsPerPage: 100 })).toMatchObject({ length: 0, nbPages: 10 });
    const engine = fixtureEngine(many);
    await result({ query: 'page', page: 999_999_999 }, engine);
    expect(engine.asked[0], 'what the engine is spared').toMatchObject({ length: 0 });
    expect(await page({ hitsPerPage: 0 })).toMatchObject({ length: 0, nbHits: 1500, nbPages: 0 });
  });

  it('has an id of the query only when clicks are counted [7.8] [7.10]', async () => {
    const id = async (clickAnalytics: unknown) => (await result({ query: 'tap', clickAnalytics })).queryID;
    expect(await id(false)).toBeUndefined();
    expect(await id(undefined)).toBeUndefined();
    const [first, second] = [await id(true), await id('true')];
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it('counts the facets that are asked for, and no others', async () => {
    const facets = async (asked: unknown) => (await result({ query: '', facets: asked })).facets;
    expect(await facets(undefined)).toBeUndefined();
    expect(await facets(['tags'])).toBeUndefined();
    expect(await facets(['hierarchy.lvl0', 'lang', 'language', 'tags'])).toEqual({
      'hierarchy.lvl0': { Tactics: 3, Installation: 1 },
      language: { en: 4 },
    });
    expect(await facets('["version"]')).toEqual({ version: { current: 4 } });
  });

  it('has one result for each request, in their order [7.2]', async () => {
    const requests = ['tap', 'pip', 'nothing'].map((query) => ({ indexName, query }));
    const { body } = await ask({ requests, strategy: 'none' });
    expect((body as SearchResponse).results.map(({ query, nbHits }) => [query, nbHits])).toEqual([
      ['tap', 3],
      ['pip', 1],
      ['nothing', 0],
    ]);
  });

  it('reads fields that stand in a params string', async () => {
    const params = new URLSearchParams({
      query: 'tap dtx',
      hitsPerPage: '1',
      page: '1',
      clickAnalytics: 'true',
      facetFilters: JSON.stringify([['hierarchy.lvl0:Tactics', 'hierarchy.lvl0:Lab']]),
      attributesToRetrieve: JSON.stringify(['url']),
      attributesToSnippet: 'content:3,hierarchy.lvl2:2',
      attributesToHighlight: '',
    });
    const answer = await result({ params: params.toString() });
    expect(answer).toMatchObject({ query: 'tap dtx', hitsPerPage: 1, page: 1, nbHits: 2, nbPages: 2 });
    expect(answer.queryID).toBeDefined();
    expect(answer.hits).toEqual([
      {
        objectID: '/tactics/tap#run:0',
        url: 'https://docs.example.org/tactics/tap#run:0',
        _snippetResult: expect.objectContaining({
          hierarchy: { lvl2: { value: 'Run <mark>TAP</mark>…', matchLevel: 'partial' } },
        }),
      },
    ]);
    expect(await result({ params: 'query=tap', query: 'pip' })).toMatchObject({ query: 'pip' });
  });

  it('is made from the first 512 characters of a query, none of them halved [9.9]', async () => {
    const engine = fixtureEngine();
    expect((await result({ query: `${'a'.repeat(511)}😀${'b'.repeat(9000)}` }, engine)).query).toBe(
      'a'.repeat(511),
    );
    await result({ query: '\uD800 tap \uDC00' }, engine);
    expect(engine.asked.map(({ query }) => query)).toEqual(['a'.repeat(511), '\uFFFD tap \uFFFD']);
  });
});

describe('facet filters', () => {
  const found = async (facetFilters: unknown) => {
    const { hits } = await result({ query: '', facetFilters });
    return hits.map(({ objectID }) => objectID);
  };
  const all = records.map(({ objectID }) => objectID);

  it('are met all, or one of a list in the list', async () => {
    const tactics = ['/tactics/tap', '/tactics/tap#run', '/tactics/tap#run:0'];
    expect(await found('hierarchy.lvl0:Installation')).toEqual(['/installation/']);
    expect(await found(['language:en', 'hierarchy.lvl0:Tactics'])).toEqual(tactics);
    expect(await found(['language:de', 'hierarchy.lvl0:Tactics'])).toEqual([]);
    expect(
      await found([['hierarchy.lvl0:Tactics', 'hierarchy.lvl0:Installation'], 'version:current']),
    ).toEqual(all);
    expect(await found('["hierarchy.lvl0:Installation"]')).toEqual(['/installation/']);
    expect(await found([])).toEqual(all);
    expect(await found('hierarchy.lvl0:A: b')).toEqual([]);
    const engine = fixtureEngine();
    await result({ query: '', facetFilters: 'hierarchy.lvl0:\\-api' }, engine);
    expect(engine.asked[0]?.filters).toEqual([[{ attribute: 'hierarchy.lvl0', value: '-api' }]]);
  });

  it('of stock clients for the index of another site leave everything findable [7.8]', async () => {
    const stock = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
    expect(await found(stock)).toEqual(all);
    expect(await found(['lang:en', 'tags:guide', 'hierarchy.lvl0:Installation'])).toEqual(['/installation/']);
    expect(await found([['hierarchy.lvl0:Installation', 'tags:guide']])).toEqual(all);
    expect(await found(['lang:fr'])).toEqual([]);
  });
});
