import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Connect } from '../../client/connection.ts';
import { type SearchSession, type SearchState, searchSession } from '../search-session.ts';
import type { Place } from './address.ts';
import { type ReadingPlace, readingPlace } from './reading-place.ts';

/** A reader who types is waited for, in milliseconds (row 2R.1). */
const pause = 300;

export interface Search extends Pick<SearchSession, 'now' | 'more'> {
  readonly state: SearchState;
  /** Where a reader who came back had been in the answer that is waited for; gone once it was used. */
  readonly arrival: { current: ReadingPlace | undefined };
}

/** Looks up a place: 300 ms after each letter, at once when nobody types. Only the newest query is answered. */
export function useSearch(connect: Connect, place: Place): Search {
  const [session] = useState(() =>
    searchSession(async (...asked) => (await connect()).ask(...asked), { pause }),
  );
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const arrival = useRef<ReadingPlace>(undefined);
  useEffect(() => {
    arrival.current = readingPlace(place);
    session.look({ ...place, pages: arrival.current?.pages ?? 1 });
  }, [session, place]);
  useEffect(() => session.cancel, [session]);
  return { state, arrival, now: session.now, more: session.more };
}
