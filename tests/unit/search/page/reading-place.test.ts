import { expect, test, vi } from 'vitest';
import { keepReadingPlace, readingPlace } from '../../../../src/search/ui/page/reading-place.ts';

const asked = { query: 'tap', section: 'Tactics' };
const place = { pages: 3, top: 812.5 };

/** The entry of the history that is written. */
function entry(state: unknown = null) {
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  vi.stubGlobal('history', history);
  return history;
}

test('what was read is known again, and what others wrote stays', () => {
  const history = entry({ drawer: true });
  keepReadingPlace(asked, place);
  expect(readingPlace(asked)).toEqual(place);
  expect(history.state).toMatchObject({ drawer: true });
});

test('another query and another section are read from their beginning', () => {
  entry();
  keepReadingPlace(asked, place);
  expect(readingPlace({ ...asked, query: 'tape' })).toBeUndefined();
  expect(readingPlace({ ...asked, section: undefined })).toBeUndefined();
});

test.each([
  null,
  undefined,
  7,
  {},
  { results: null },
  { results: { of: '?q=tap&section=Tactics', pages: '3', top: 0 } },
  { results: { of: '?q=tap&section=Tactics', pages: 3, top: '0' } },
])('an entry of somebody else says nothing: %j', (state) => {
  entry();
  expect(readingPlace(asked, state)).toBeUndefined();
});

test('nobody fetches more pages than there can be, or less than one', () => {
  const of = '?q=tap&section=Tactics';
  const pages = (count: number) => readingPlace(asked, { results: { of, pages: count, top: 0 } })?.pages;
  expect([-1, 0, 2.5, 1e9].map(pages)).toEqual([1, 1, 2, 50]);
});

test('a browser that takes no more changes leaves the reader alone', () => {
  vi.stubGlobal('history', {
    state: null,
    replaceState() {
      throw new Error('SecurityError');
    },
  });
  expect(() => keepReadingPlace(asked, place)).not.toThrow();
});
