import { type MouseEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Connection } from '../../client/connection.ts';
import { type StoredLists, withRecent } from '../../stored/stored-lists.ts';
import { type StoredSearch, storedSearch } from '../../stored/stored-search.ts';
import type { StoredSearches } from '../../stored/stored-searches.ts';
import { type SearchSession, type SearchState, searchSession } from '../search-session.ts';
import { groupHits, type HitGroup } from './group-hits.ts';
import { type LinkedGroup, type LinkedRow, linkedGroups, storedRows } from './linked-rows.ts';
import { type ActiveOption, useActiveOption } from './useActiveOption.ts';
import { useStored } from './useStored.ts';

export interface SearchDialogProps {
  readonly dialog: HTMLDialogElement;
  readonly connection: Connection;
  readonly stored: StoredSearches;
}

/** Queries that may wait for an answer at once: a slow host still answers a reader who types on. */
const mostPending = 3;

/** What the dialog shows and does. */
export interface SearchDialogModel {
  readonly state: SearchState;
  readonly session: Pick<SearchSession, 'cancel' | 'state'>;
  /** Whether nothing is asked for, so that stored searches are shown. */
  readonly isStart: boolean;
  readonly recent: readonly LinkedRow[];
  readonly favorites: readonly LinkedRow[];
  readonly groups: readonly LinkedGroup[];
  /** Names of the largest set of groups since the dialog was opened (row 4.17). */
  readonly groupNames: readonly string[];
  readonly active: ActiveOption;
  /** The row that keys act on. */
  readonly activeRow: LinkedRow | undefined;
  /** Asks for a query, once for each change (row 7.1). */
  setQuery(query: string): void;
  /** Narrows the answer to a section, or no longer. */
  setSection(section: string | undefined): void;
  retry(): void;
  /** The dialog was opened with this query; what other tabs stored is read again. */
  opened(query: string): void;
  /** A row is about to be opened: it is remembered, and reported if the provider is told of such (rows 5.5, 7.13). */
  chosen(row: LinkedRow): void;
  /** A row was clicked; a plain click leaves the dialog (row X.2). */
  clicked(row: LinkedRow, event: MouseEvent): void;
  /** Changes the stored searches by one of a row. */
  store(change: (lists: StoredLists, search: StoredSearch) => StoredLists, row: LinkedRow): void;
}

export function useSearchDialog({ dialog, connection, stored }: SearchDialogProps): SearchDialogModel {
  const { settings, insights, ask } = connection;
  const { siteUrl } = settings;
  const [session] = useState(() => searchSession(ask, { mostPending }));
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const { answer } = state;
  const [lists, changeLists, readLists] = useStored(stored);
  const recent = useMemo(() => storedRows(lists.recent, siteUrl), [lists, siteUrl]);
  const favorites = useMemo(() => storedRows(lists.favorites, siteUrl), [lists, siteUrl]);
  const found = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const groups = useMemo(() => linkedGroups(found, siteUrl), [found, siteUrl]);
  const [largest, setLargest] = useState<readonly HitGroup[]>([]);
  if (found.length > largest.length) setLargest(found);
  const isStart = state.query.trim() === '';
  const rows = isStart ? [...recent, ...favorites] : groups.flatMap((group) => group.rows);
  const active = useActiveOption(answer, rows.length);

  const setQuery = (query: string) => session.look({ query, section: session.state().section });
  const store: SearchDialogModel['store'] = (change, { hit }) => {
    const search = storedSearch(hit);
    if (search) changeLists((before) => change(before, search));
  };
  const chosen = (row: LinkedRow) => {
    insights.reportChosen(row.hit, row.position, answer?.queryID);
    // A paragraph is remembered as its page; without it in the answer, as its heading.
    const hit = (row.hit.type === 'content' && row.parent) || row.hit;
    store(withRecent, { ...row, hit });
  };
  return {
    state,
    session,
    isStart,
    recent,
    favorites,
    groups,
    groupNames: largest.map(({ name }) => name),
    active,
    activeRow: rows[active.index],
    setQuery,
    setSection: (section) => session.look({ query: session.state().query, section }),
    retry: () => session.look(session.state()),
    store,
    chosen,
    opened(query) {
      readLists();
      setLargest(found);
      // What was asked before need not be asked again.
      if (!session.knows(query)) setQuery(query);
    },
    clicked(row, event) {
      chosen(row);
      if (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey)
        dialog.close();
    },
  };
}
