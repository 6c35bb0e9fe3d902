import { describe, expect, it } from 'vitest';
import type { Facet } from '../../../../../server/search/protocol/facets.ts';
import { createEdition } from '../../../../../server/search/site-index.ts';
import type { EngineQuery } from '../../../../../src/search/core/engine.ts';
import { flatRecords } from '../../../../../src/search/core/records.ts';
import { filesOf, page, searcher, siteOf } from '../../core/sites.ts';

const site = siteOf([
  page('/guide', [
    '# Guide',
    'What the tap is.',
    '## Open the tap',
    'Turn it.',
    '## Close it',
    'Turn the tap back.',
  ]),
  page('/other', ['# Other', 'Nothing of that kind.']),
]);
const { index, texts } = filesOf(site);
const edition = createEdition(index, async (place) => texts[place]);
const ask = (query: string, more: Partial<EngineQuery<Facet>> = {}) =>
  edition.search({ query, offset: 0, length: 100, filters: [], facets: [], ...more });
const ids = async (query: string, more?: Partial<EngineQuery<Facet>>) =>
  (await ask(query, more)).hits.map(({ objectID }) => objectID);

describe('the index of the server', () => {
  it('finds what the browser finds, in its order', async () => {
    const inBrowser = (await searcher(site).search('tap')).hits.map(({ objectID }) => objectID);
    expect(inBrowser.length).toBeGreaterThan(2);
    expect(await ids('tap')).toEqual(inBrowser);
    // All that changes is that types are known.
    expect(await ids('tap', { facets: ['type'] })).toEqual(inBrowser);
  });

  it('knows the types of its hits, counts them and filters by them', async () => {
    const { hits } = await ask('tap');
    const types = hits.map(({ type }) => type);
    expect(new Set(types).size).toBeGreaterThan(1);
    const { facets } = await ask('tap', { facets: ['type', 'language'], length: 1 });
    for (const type of new Set(types)) {
      const those = hits.filter((hit) => hit.type === type).map(({ objectID }) => objectID);
      expect(facets.type?.[type], type).toBe(those.length);
      expect(await ids('tap', { filters: [[{ attribute: 'type', value: type }]] })).toEqual(those);
      const others = await ids('tap', { filters: [[{ attribute: 'type', value: type, not: true }]] });
      expect([...others, ...those].toSorted()).toEqual(hits.map(({ objectID }) => objectID).toSorted());
    }
    expect(facets.language).toEqual({ en: hits.length });
    const alternatives: EngineQuery<Facet>['filters'] = [
      [
        { attribute: 'type', value: 'lvl2' },
        { attribute: 'language', value: 'fr' },
      ],
    ];
    const narrowed = await ask('tap', { filters: alternatives, offset: 0, length: 1 });
    expect(narrowed).toMatchObject({ nbHits: types.filter((type) => type === 'lvl2').length });
  });

  it('takes values of filters in any case', async () => {
    const group = (await ask('tap')).hits[0]?.hierarchy.lvl0 ?? '';
    expect(group).toMatch(/[A-Z]/);
    for (const value of [group.toUpperCase(), group.toLowerCase()])
      expect(await ids('tap', { filters: [[{ attribute: 'hierarchy.lvl0', value }]] })).toEqual(
        await ids('tap'),
      );
    expect(await ids('tap', { filters: [[{ attribute: 'language', value: 'EN' }]] })).toEqual(
      await ids('tap'),
    );
    expect(await ids('tap', { filters: [[{ attribute: 'language', value: 'es' }]] })).toEqual([]);
  });

  it('lists every section for an empty query, pages first', async () => {
    const first = ['/guide', '/other'];
    const sections = ['/guide#open-the-tap', '/guide#close-it'];
    const { hits, nbHits } = await ask(' ', { length: 3 });
    expect(nbHits).toBe(4);
    expect(hits).toHaveLength(3);
    const all = await ids('');
    expect(all.slice(0, 2).toSorted()).toEqual(first);
    expect(all.slice(2)).toEqual(sections);
    const { facets } = await ask('', { facets: ['type'], filters: [[{ attribute: 'type', value: 'lvl2' }]] });
    expect(facets).toEqual({ type: { lvl2: 2 } });
  });

  it('gives each record that an upload has, by its id', async () => {
    const records = flatRecords(site);
    expect(records.length).toBeGreaterThan(6);
    for (const record of records) expect(await edition.object(record.objectID)).toEqual(record);
    for (const id of ['', '/nowhere', '/guide:9', '/guide:00', '/nowhere:0', ':0', '/guide#', '/guide:1e0'])
      expect(await edition.object(id), id).toBeUndefined();
  });
});
