import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { checkParameters, parameters } from '../../../../server/search/protocol/parameters.ts';
import { ask } from './ask.ts';
import { fixtureEngine, indexName } from './fixture-engine.ts';

/** Names of the fields of a type of the published client. */
function fieldsOf(...types: readonly string[]): string[] {
  const declarations = readFileSync(
    createRequire(import.meta.url)
      .resolve('algoliasearch/lite')
      .replace(/builds\/[^/]*$/, 'node.d.ts'),
    'utf8',
  );
  return types.flatMap((type) => {
    const [, body = ''] = new RegExp(`^type ${type} = \\{$(.*?)^\\}`, 'ms').exec(declarations) ?? [];
    return Array.from(body.matchAll(/^ {4}(\w+)\??:/gm), ([, name = '']) => name);
  });
}

const documented = fieldsOf(
  'SearchParamsQuery',
  'BaseSearchParamsWithoutQuery',
  'IndexSettingsAsSearchParams',
  'SearchForFacetsOptions',
  'SearchForHitsOptions',
);

const send = (request: object) => ask({ requests: [{ indexName, query: 'tap', ...request }] });

describe('the parameters of a search', () => {
  it('are all decided on, those that the published client knows and no others', () => {
    expect(documented.length).toBeGreaterThan(70);
    expect(Object.keys(parameters).toSorted()).toEqual([...new Set([...documented, 'params'])].toSorted());
  });

  const refused = Object.entries(parameters).filter(([, decision]) => typeof decision !== 'string');
  it.each(refused)(
    '%s is refused by its name, but for what this index does anyway',
    async (name, decision) => {
      const answer = await send({ [name]: 'something' });
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(`requests[0].${name} is not supported by this index`) },
      });
      const params = await send({ params: new URLSearchParams({ [name]: 'something' }).toString() });
      expect(params).toEqual(answer);
      for (const value of [null, ...(decision as readonly unknown[])]) {
        expect(await send({ [name]: value }), JSON.stringify(value)).toMatchObject({ status: 200 });
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const asText = await send({
          params: value === null ? '' : new URLSearchParams({ [name]: text }).toString(),
        });
        expect(asText, text).toMatchObject({ status: 200 });
      }
    },
  );

  const accepted = Object.entries(parameters).filter(([, decision]) => decision === 'accepted');
  it.each(accepted)('%s leaves the answer as it is', async (name) => {
    const hits = async (request: object) => {
      const { status, body } = await send(request);
      return [status, 'results' in body ? body.results.map((found) => 'hits' in found && found.hits) : body];
    };
    expect(await hits({ [name]: 'something' })).toEqual(await hits({}));
  });

  const honored: Readonly<Record<string, unknown>> = {
    indexName: 'other',
    params: 'hitsPerPage=1',
    type: 'facet',
    query: 'pip',
    page: 1,
    hitsPerPage: 1,
    offset: 1,
    filters: 'type:content',
    facetFilters: ['type:content'],
    facets: ['*'],
    attributesToRetrieve: ['url'],
    attributesToHighlight: [],
    attributesToSnippet: ['content:2'],
    highlightPreTag: '[',
    highlightPostTag: ']',
    responseFields: ['hits'],
    clickAnalytics: true,
  };
  it.each(Object.entries(honored))('%s changes the answer', async (name, value) => {
    const content = async (request: object) => {
      const { status, body } = await send(request);
      return [status, JSON.stringify(body).replaceAll(/"processingTimeMS":\d+/g, '')];
    };
    expect(await content({ [name]: value })).not.toEqual(await content({}));
  });

  it('that change the answer are each seen to: here, or with what they belong to', () => {
    const elsewhere = [
      'length',
      'maxValuesPerFacet',
      'sortFacetValuesBy',
      'facet',
      'facetQuery',
      'maxFacetHits',
      'snippetEllipsisText',
    ];
    const names = Object.keys(parameters).filter((name) => parameters[name] === 'honored');
    expect([...Object.keys(honored), ...elsewhere].toSorted()).toEqual(names.toSorted());
  });

  it('are held to for several searches, too: each is answered, none is left out', async () => {
    const requests = [{ indexName, query: 'tap' }];
    for (const strategy of ['none', null])
      expect(await ask({ requests, strategy })).toMatchObject({ status: 200 });
    for (const [field, value, message] of [
      [
        'strategy',
        'stopIfEnoughMatches',
        'strategy is not supported but for "none": every request is answered.',
      ],
      ['strategy', 1, 'strategy is not supported but for "none": every request is answered.'],
      ['stategy', 'none', 'stategy is not a field of the body.'],
    ]) {
      const answer = await ask({ requests, [String(field)]: value });
      expect(answer, String(field)).toEqual({ status: 400, body: { status: 400, message } });
    }
  });

  it('are no others', async () => {
    for (const name of ['colour', 'constructor', '__proto__', 'toString', '\uD800'.padEnd(5000, 'x')]) {
      const body = `{"requests":[{"indexName":"${indexName}",${JSON.stringify(name)}:1}]}`;
      const answer = await ask(body, fixtureEngine());
      expect(answer, name).toMatchObject({ status: 400 });
      expect(JSON.stringify(answer)).toContain('is not a parameter of a search');
      expect(JSON.stringify(answer).length).toBeLessThan(200);
    }
  });

  it('of the dialog of this site and of stock DocSearch are taken', () => {
    const names = [
      'query',
      'indexName',
      'attributesToRetrieve',
      'attributesToSnippet',
      'snippetEllipsisText',
      'highlightPreTag',
      'highlightPostTag',
      'hitsPerPage',
      'clickAnalytics',
      'facets',
      'page',
      'facetFilters',
      'analytics',
      'userToken',
    ];
    const values = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(() => checkParameters({ place: '', values })).not.toThrow();
  });
});
