import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageViews } from '../../../src/analytics/page-views.ts';

/** Parts of an address, as `location` has them. */
function at(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://docs.example.org');
  return { pathname, search, hash };
}

describe('a change of the address', () => {
  it.each([
    ['another path', '/b'],
    ['another form of the path', '/a/'],
    ['another query', '/a?x=2#y'],
    ['another hash', '/a?x=1#z'],
    ['no hash any more', '/a?x=1'],
  ])('is a page view with %s [2N.5]', (_, next) => {
    expect(pageViews(at('/a?x=1#y'))(at(next), false)).toBe(next);
  });

  it('is none when the address stays the same [2N.5]', () => {
    const view = pageViews(at('/a?x=1#y'));
    expect(view(at('/a?x=1#y'), false)).toBeUndefined();
    expect(view(at('/b'), false)).toBe('/b');
    expect(view(at('/b'), false)).toBeUndefined();
  });

  it('is none while somebody types on the search page, whatever they type', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (queries) => {
        const view = pageViews(at('/search'));
        const views = queries.map((q) => view(at(`/search?${new URLSearchParams({ q })}`), true));
        expect(views.filter((each) => each !== undefined)).toEqual([]);
      }),
    );
  });

  it('is none while somebody types on the search page that they came to from another page', () => {
    const view = pageViews(at('/a'));
    expect(view(at('/search'), false)).toBe('/search');
    expect(view(at('/search?q=t'), true)).toBeUndefined();
  });

  it('counts again from what was typed last', () => {
    const view = pageViews(at('/search'));
    view(at('/search?q=tap'), true);
    expect(view(at('/search?q=tap'), false)).toBeUndefined();
    expect(view(at('/search?q=pair'), false)).toBe('/search?q=pair');
  });

  it('is a page view when another page takes the place of this one', () => {
    expect(pageViews(at('/a'))(at('/b'), true)).toBe('/b');
  });
});
