import { jsonSlot } from '../../storage/slots.ts';
import { readStoredSearches } from './stored-search.ts';

/*
 * Slots of the search: apart from those of every page, so that pages do not carry them.
 */

/** What was seen of a search host: it failed, or it was too slow. */
export interface HostMark {
  readonly state: 'down' | 'timed out';
  /** Wall-clock time in milliseconds, because pages share the marks. */
  readonly at: number;
}

/** Search hosts that did not answer, by origin; marks are good for two minutes (row 9.13). */
export const hostMarksSlot = jsonSlot('search-hosts', (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const marks = Object.entries(value).flatMap(([host, mark]: [string, unknown]) =>
    isHostMark(mark) ? [[host, { state: mark.state, at: mark.at }] as const] : [],
  );
  return Object.fromEntries<HostMark>(marks);
});

function isHostMark(value: unknown): value is HostMark {
  if (typeof value !== 'object' || value === null) return false;
  const { state, at } = value as Partial<Record<keyof HostMark, unknown>>;
  return (state === 'down' || state === 'timed out') && typeof at === 'number';
}

/** Recent searches of an index, newest first (row 3.6). */
export const recentSearchesSlot = (indexName: string) =>
  jsonSlot(`search-recent:${indexName}`, readStoredSearches);

/** Favorite searches of an index, newest first (row 3.7). */
export const favoriteSearchesSlot = (indexName: string) =>
  jsonSlot(`search-favorites:${indexName}`, readStoredSearches);
