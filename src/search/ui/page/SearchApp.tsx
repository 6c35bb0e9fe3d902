import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pageTitle } from '../../../view/page-title.ts';
import { connector } from '../../client/connection.ts';
import type { Hit } from '../../client/hits.ts';
import { nowhere, type PageAddress, pageAddress } from './address.ts';
import { PageHeading, pageHeading } from './PageHeading.tsx';
import type { PageData } from './page-data.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import { queryOf, shownSections } from './search-state.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import { useSearch } from './useSearch.ts';

interface SearchAppProps {
  readonly data: PageData;
  /** Outlives a crash of what is drawn; without it, as in the build, nothing is looked for. */
  readonly address?: PageAddress;
  /** Told whether anything is looked for. */
  onSearching?(searching: boolean): void;
}

/** The search page below the frame (row 2R.1): drawn by the build without a query, taken over by the browser. */
export function SearchApp({ data, address: given, onSearching }: SearchAppProps) {
  const { strings, siteTitle } = data;
  const [address] = useState(() => given ?? pageAddress(() => ''));
  const [connect] = useState(() => connector(data.settings));
  const place = useSyncExternalStore(address.subscribe, address.get, () => nowhere);
  const search = useSearch(connect, place);
  const { state, now, more } = search;
  useReadingPlace(search);
  const status = useRef<HTMLDivElement>(null);
  const query = queryOf(state);
  const heading = pageHeading(strings, query);
  const searching = place.query.trim() !== '';
  const sections = shownSections(state);

  useEffect(() => {
    document.title = pageTitle(heading, siteTitle);
  }, [heading, siteTitle]);
  useEffect(() => onSearching?.(searching), [onSearching, searching]);
  useEffect(() => {
    // What fails here is said when something is looked for.
    connect().then(
      (connection) => connection.warm(),
      () => undefined,
    );
  }, [connect]);

  const tryAgain = () => {
    address.again();
    // The button goes away; its reader stays where the outcome is told.
    status.current?.focus();
  };
  const report = (hit: Hit, position: number, queryID: string | undefined) => {
    connect().then(
      ({ insights }) => insights.reportChosen(hit, position, queryID),
      () => undefined,
    );
  };
  return (
    <>
      <PageHeading strings={strings} query={query} />
      <SearchForm
        searchPage={data.searchPage}
        strings={strings}
        query={place.query}
        onType={(typed) => address.set({ ...place, query: typed, typed: true })}
        onSubmit={state.status === 'error' ? address.again : now}
      />
      {sections && (
        <SectionFilter
          strings={strings}
          sections={sections}
          wanted={place.section}
          onChoose={(section) => address.set({ ...place, section, typed: false })}
        />
      )}
      <SearchStatus strings={strings} state={state} place={status} />
      {state.status === 'error' && (
        <button type="button" onClick={tryAgain}>
          {strings.tryAgain}
        </button>
      )}
      <Results data={data} state={state} onMore={more} onChosen={report} />
    </>
  );
}
