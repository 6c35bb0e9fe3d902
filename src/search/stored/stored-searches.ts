import { readSlot, subscribeToSlot, writeSlot } from '../../storage/slots.ts';
import { favoriteSearchesSlot, recentSearchesSlot } from './search-slots.ts';
import type { StoredLists } from './stored-lists.ts';

/** Recent and favorite searches of one index, shared by all pages of a browser. */
export interface StoredSearches {
  read(): StoredLists;
  /** Reads the newest lists, since another tab may have changed them, and keeps what is made of them. */
  change(make: (lists: StoredLists) => StoredLists): void;
  /** Calls back when another tab changed a list. @returns a function that ends it */
  subscribe(changed: () => void): () => void;
}

/** Never throws: without storage, or with a full one, the lists last as long as the page (row X.10). */
export function storedSearches(indexName: string): StoredSearches {
  const recent = recentSearchesSlot(indexName);
  const favorites = favoriteSearchesSlot(indexName);
  const read = () => ({ recent: readSlot(recent) ?? [], favorites: readSlot(favorites) ?? [] });
  return {
    read,
    change(make) {
      const lists = make(read());
      writeSlot(recent, [...lists.recent]);
      writeSlot(favorites, [...lists.favorites]);
    },
    subscribe(changed) {
      const ends = [subscribeToSlot(recent, changed), subscribeToSlot(favorites, changed)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
