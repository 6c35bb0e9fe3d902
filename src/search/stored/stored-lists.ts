import type { StoredSearch } from './stored-search.ts';

/** Most searches kept of each list (rows 9.5 to 9.7). */
export const limits = { recent: 7, recentBesideFavorites: 4, favorites: 10 };

/** Recent and favorite searches of one index, newest first. Every change gives new lists. */
export interface StoredLists {
  readonly recent: readonly StoredSearch[];
  readonly favorites: readonly StoredSearch[];
}

/** The lists as they are shown: favorites take room from the recent ones (row 9.6). */
export function shown({ recent, favorites }: StoredLists): StoredLists {
  const most = favorites.length > 0 ? limits.recentBesideFavorites : limits.recent;
  return { recent: recent.slice(0, most), favorites: favorites.slice(0, limits.favorites) };
}

/** A search was chosen: it becomes the newest recent one, unless it is a favorite (row 5.6). */
export function withRecent(lists: StoredLists, search: StoredSearch): StoredLists {
  if (has(lists.favorites, search)) return lists;
  return shown({ ...lists, recent: [search, ...without(lists.recent, search)] });
}

/** A recent search becomes a favorite; the one that has been longest among ten has to go (row 9.7). */
export function withFavorite(lists: StoredLists, search: StoredSearch): StoredLists {
  const favorites = [search, ...without(lists.favorites, search)].slice(0, limits.favorites);
  return { recent: without(lists.recent, search), favorites };
}

export function withoutRecent(lists: StoredLists, search: StoredSearch): StoredLists {
  return { ...lists, recent: without(lists.recent, search) };
}

export function withoutFavorite(lists: StoredLists, search: StoredSearch): StoredLists {
  return { ...lists, favorites: without(lists.favorites, search) };
}

const has = (list: readonly StoredSearch[], { objectID }: StoredSearch) =>
  list.some((other) => other.objectID === objectID);

const without = (list: readonly StoredSearch[], { objectID }: StoredSearch) =>
  list.filter((other) => other.objectID !== objectID);
