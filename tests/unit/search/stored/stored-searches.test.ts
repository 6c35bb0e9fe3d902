import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readHit } from '../../../../src/search/client/hits.ts';
import { withFavorite, withRecent } from '../../../../src/search/stored/stored-lists.ts';
import { readStoredSearches, storedSearch } from '../../../../src/search/stored/stored-search.ts';
import { storedSearches } from '../../../../src/search/stored/stored-searches.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';
import { blockStorage, stubStorage } from '../../storage/stub-storage.ts';
import { stored } from './stored-search.ts';

const recentKey = 'dtx:search-recent:dtx-docs';
const favoritesKey = 'dtx:search-favorites:dtx-docs';

describe('stored searches', () => {
  it('[3.6] [3.7] are kept for each index', () => {
    const entries = stubStorage();
    storedSearches('dtx-docs').change((lists) => withRecent(lists, stored('a')));
    storedSearches('other').change((lists) => withFavorite(lists, stored('b')));
    expect(JSON.parse(entries.get(recentKey) ?? '')).toEqual([stored('a')]);
    expect(JSON.parse(entries.get('dtx:search-favorites:other') ?? '')).toEqual([stored('b')]);
    expect(storedSearches('dtx-docs').read()).toEqual({ recent: [stored('a')], favorites: [] });
  });

  it('are a hit without its marks', () => {
    const hit = fakeHit({ content: 'Text' }, (text) => `<mark>${text}</mark>`);
    expect(storedSearch(readHit(hit))).toEqual({
      objectID: hit.objectID,
      url: hit.url,
      type: 'lvl1',
      hierarchy: hit.hierarchy,
      content: 'Text',
    });
    expect(storedSearch(readHit({ objectID: 'no address' }))).toBeUndefined();
  });

  it('[5.5] are a heading instead of the paragraph below it, which has its address', () => {
    const hierarchy = { lvl0: 'Tactics', lvl1: 'TAP', lvl2: 'Limits', lvl3: 'Depth' };
    const hit = fakeHit({ objectID: '/tactics/tap#depth:2', type: 'content', content: 'Text', hierarchy });
    expect(storedSearch(readHit(hit))).toMatchObject({
      objectID: '/tactics/tap#depth',
      url: hit.url,
      type: 'lvl3',
      hierarchy,
      content: null,
    });
    expect(storedSearch(readHit(fakeHit({ type: 'content', content: 'Text' })))?.type).toBe('lvl1');
    const ofGroup = fakeHit({ type: 'content', content: 'Text', hierarchy: { lvl1: null } });
    expect(storedSearch(readHit(ofGroup))?.type).toBe('lvl1');
  });

  it('tell of what other tabs change in either list, until told to stop', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const change = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const changed = vi.fn();
    const end = storedSearches('dtx-docs').subscribe(changed);
    change(recentKey);
    change(favoritesKey);
    expect(changed).toHaveBeenCalledTimes(2);
    change('dtx:search-recent:other');
    end();
    change(recentKey);
    change(favoritesKey);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it.each([
    '{"oops',
    'null',
    '42',
    '{}',
    '{"a":1}',
    '"text"',
    '[null, 1, "x", [], {"objectID": 1}]',
    '[1,{"objectID":"x"},null]',
  ])('[X.10] are none when storage holds %s', (text) => {
    stubStorage({ [recentKey]: text, [favoritesKey]: text });
    expect(storedSearches('dtx-docs').read()).toEqual({ recent: [], favorites: [] });
  });

  it('keep the sound ones of a list that is partly broken', () => {
    const broken = { objectID: 'b', url: 'https://docs.example.org/b', type: 'lvl9', hierarchy: { lvl1: 7 } };
    const [first, second] = readStoredSearches([stored('a'), 'x', broken]) ?? [];
    expect(first).toEqual(stored('a'));
    expect(second).toEqual({
      ...stored('b'),
      hierarchy: { ...stored('b').hierarchy, lvl0: null, lvl1: null },
    });
  });

  it.each([null, 7, 'x', undefined])('have no headings when storage holds %j for them', (hierarchy) => {
    const [read] = readStoredSearches([{ objectID: 'a', url: '/a', hierarchy }]) ?? [];
    expect(Object.values(read?.hierarchy ?? {})).toEqual(Array(7).fill(null));
    expect(readStoredSearches([{ objectID: 7, url: '/a' }])).toEqual([]);
  });

  it('read any JSON without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const search of readStoredSearches(value) ?? []) expect(typeof search.url).toBe('string');
      }),
    );
  });

  it('last as long as the page when storage is blocked or full', () => {
    blockStorage();
    const blocked = storedSearches('dtx-docs');
    blocked.change((lists) => withRecent(lists, stored('a')));
    expect(blocked.read().recent).toEqual([stored('a')]);

    stubStorage({ [recentKey]: JSON.stringify([stored('old')]) });
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const full = storedSearches('dtx-docs');
    full.change((lists) => withRecent(lists, stored('a')));
    expect(full.read().recent).toEqual([stored('a'), stored('old')]);
  });
});
