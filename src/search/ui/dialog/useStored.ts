import { useEffect, useState } from 'react';
import { type StoredLists, shown } from '../../stored/stored-lists.ts';
import type { StoredSearches } from '../../stored/stored-searches.ts';

/** The stored searches as they are to be shown, and how to change them. Follows other tabs. */
export function useStored(
  stored: StoredSearches,
): [lists: StoredLists, change: (make: (lists: StoredLists) => StoredLists) => void, read: () => void] {
  const [lists, setLists] = useState(() => shown(stored.read()));
  const read = () => setLists(shown(stored.read()));
  useEffect(() => stored.subscribe(() => setLists(shown(stored.read()))), [stored]);
  const change = (make: (lists: StoredLists) => StoredLists) => {
    stored.change(make);
    read();
  };
  return [lists, change, read];
}
