import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type StoredLists,
  shown,
  withFavorite,
  withoutFavorite,
  withoutRecent,
  withRecent,
} from '../../../../src/search/stored/stored-lists.ts';
import { stored } from './stored-search.ts';

const ids = (list: readonly { objectID: string }[]) => list.map(({ objectID }) => objectID);
const many = (count: number, name = 's') => Array.from({ length: count }, (_, i) => stored(`${name}${i}`));
const lists = (recent: number, favorites = 0): StoredLists => ({
  recent: many(recent),
  favorites: many(favorites, 'f'),
});

describe('stored searches', () => {
  it('[9.5] show seven recent ones of nine', () => {
    expect(ids(shown(lists(9)).recent)).toEqual(ids(many(7)));
  });

  it('[9.6] show four recent ones beside favorites, and keep no more when another one comes', () => {
    expect(shown(lists(9, 1)).recent).toHaveLength(4);
    const after = withRecent(lists(9, 1), stored('new'));
    expect(ids(after.recent)).toEqual(['new', 's0', 's1', 's2']);
  });

  it('[9.7] keep ten favorites: the eleventh takes the place of the oldest', () => {
    const after = withFavorite(lists(3, 10), stored('s1'));
    expect(ids(after.favorites)).toEqual(['s1', ...ids(many(9, 'f'))]);
    expect(ids(after.recent)).toEqual(['s0', 's2']);
  });

  it('[3.6] put a search that is chosen again first, once, as it is now', () => {
    const newer = { ...stored('s2'), url: 'https://docs.example.org/moved' };
    const { recent } = withRecent(lists(4), newer);
    expect(ids(recent)).toEqual(['s2', 's0', 's1', 's3']);
    expect(recent[0]?.url).toBe('https://docs.example.org/moved');
  });

  it('[5.6] do not add a favorite to the recent ones', () => {
    const before = lists(2, 2);
    expect(withRecent(before, stored('f1'))).toBe(before);
  });

  it('[9.7] show ten favorites, however many storage holds', () => {
    expect(shown({ recent: [], favorites: many(11) }).favorites).toEqual(many(10));
  });

  it('[3.7] forget what is removed, from its own list only', () => {
    const before = { recent: many(2), favorites: many(2) };
    expect(ids(withoutRecent(before, stored('s0')).recent)).toEqual(['s1']);
    expect(withoutRecent(before, stored('s0')).favorites).toHaveLength(2);
    expect(ids(withoutFavorite(before, stored('s1')).favorites)).toEqual(['s0']);
    expect(withoutFavorite(before, stored('s1')).recent).toHaveLength(2);
  });

  it('never hold more than their limits, nor one search twice, whatever is done', () => {
    const operations = [withRecent, withFavorite, withoutRecent, withoutFavorite];
    const step = fc.tuple(fc.constantFrom(...operations), fc.nat(30));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const end = steps.reduce((now, [change, id]) => change(now, stored(`s${id}`)), lists(0));
        const { recent, favorites } = shown(end);
        expect(recent.length).toBeLessThanOrEqual(favorites.length > 0 ? 4 : 7);
        expect(favorites.length).toBeLessThanOrEqual(10);
        const all = [...ids(recent), ...ids(favorites)];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
