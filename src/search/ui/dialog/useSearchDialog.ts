import { type MouseEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Insights } from '../../client/insights.ts';
import type { SearchClient } from '../../client/search-client.ts';
import type { SearchSettings } from '../../settings.ts';
import { type StoredLists, withRecent } from '../../stored/stored-lists.ts';
import { type StoredSearch, storedSearch } from '../../stored/stored-search.ts';
import type { StoredSearches } from '../../stored/stored-searches.ts';
import { searchRequest, snippetWords } from '../search-request.ts';
import { type LinkedGroup, type LinkedRow, linkedGroups, storedRows } from './linked-rows.ts';
import { type SearchSession, type SearchState, searchSession } from './search-session.ts';
import { type ActiveOption, useActiveOption } from './useActiveOption.ts';
import { useStored } from './useStored.ts';

export interface SearchDialogProps {
  readonly dialog: HTMLDialogElement;
  readonly settings: SearchSettings;
  readonly client: SearchClient;
  readonly insights: Insights;
  readonly stored: StoredSearches;
}

/** What the dialog shows and does. */
export interface SearchDialogModel {
  readonly state: SearchState;
  readonly session: SearchSession;
  /** Whether nothing is asked for, so that stored searches are shown. */
  readonly isStart: boolean;
  readonly recent: readonly LinkedRow[];
  readonly favorites: readonly LinkedRow[];
  readonly groups: readonly LinkedGroup[];
  readonly active: ActiveOption;
  /** The row that keys act on. */
  readonly activeRow: LinkedRow | undefined;
  /** The dialog was opened with this query; what other tabs stored is read again. */
  opened(query: string): void;
  /** A row is about to be opened: it is remembered, and reported if the provider is told of such (rows 5.5, 7.13). */
  chosen(row: LinkedRow): void;
  /** A row was clicked; a plain click leaves the dialog (row X.2). */
  clicked(row: LinkedRow, event: MouseEvent): void;
  /** Changes the stored searches by one of a row. */
  store(change: (lists: StoredLists, search: StoredSearch) => StoredLists, row: LinkedRow): void;
}

export function useSearchDialog({
  dialog,
  settings,
  client,
  insights,
  stored,
}: SearchDialogProps): SearchDialogModel {
  const { siteUrl, provider, filters } = settings;
  const [session] = useState(() =>
    searchSession(client, (query, section) =>
      searchRequest(query, {
        indexName: provider.indexName,
        filters,
        words: snippetWords(),
        clickAnalytics: provider.insights,
        section,
      }),
    ),
  );
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const { answer } = state;
  const [lists, changeLists, readLists] = useStored(stored);
  const recent = useMemo(() => storedRows(lists.recent, siteUrl), [lists, siteUrl]);
  const favorites = useMemo(() => storedRows(lists.favorites, siteUrl), [lists, siteUrl]);
  const groups = useMemo(() => linkedGroups(answer?.groups ?? [], siteUrl), [answer, siteUrl]);
  const isStart = state.query.trim() === '';
  const rows = isStart ? [...recent, ...favorites] : groups.flatMap((group) => group.rows);
  const active = useActiveOption(answer, rows.length);

  const store: SearchDialogModel['store'] = (change, { hit }) => {
    const search = storedSearch(hit);
    if (search) changeLists((before) => change(before, search));
  };
  const chosen = (row: LinkedRow) => {
    insights.reportChosen(row.hit, row.position, answer?.result.queryID);
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
    active,
    activeRow: rows[active.index],
    store,
    chosen,
    opened(query) {
      readLists();
      session.open(query);
    },
    clicked(row, event) {
      chosen(row);
      if (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey)
        dialog.close();
    },
  };
}
