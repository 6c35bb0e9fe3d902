import type { StoredSearch } from '../../../../src/search/stored/stored-search.ts';

/** A stored search with this id. */
export function stored(objectID: string): StoredSearch {
  const hierarchy = {
    lvl0: 'Tactics',
    lvl1: 'TAP',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return { objectID, url: `https://docs.example.org/${objectID}`, type: 'lvl1', hierarchy, content: null };
}
