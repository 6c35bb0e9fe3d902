import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { failureOf } from '../failure.ts';
import type { Place } from './address.ts';
import { firstAnswer, nextAnswer } from './answers.ts';
import type { Connect } from './connection.ts';
import { type ReadingPlace, readingPlace } from './reading-place.ts';
import { idle, nextState, type SearchState } from './search-state.ts';

/** A reader who types is waited for, in milliseconds (row 2R.1). */
const typingPause = 300;
/** Waiting is spoken of after this many milliseconds (row 4.11). */
const stallThreshold = 300;

export interface Search {
  readonly state: SearchState;
  /** Where a reader who came back had been in the answer that is there now. */
  readonly arrival: ReadingPlace | undefined;
  /** Stops waiting for another letter. */
  now(): void;
  /** Fetches the next page of results, if there is one. */
  more(): void;
}

/**
 * Looks up a place: 300 ms after each letter, at once when nobody types. Only the newest query is answered; nothing is
 * asked for a blank one.
 */
export function useSearch(connect: Connect, place: Place): Search {
  const [state, dispatch] = useReducer(nextState, idle);
  const [arrival, setArrival] = useState<ReadingPlace>();
  const start = useRef<() => void>(undefined);

  useEffect(() => {
    if (place.query.trim() === '') {
      dispatch({ type: 'emptied' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      start.current = undefined;
      dispatch({ type: 'started', query: place.query });
      timer = setTimeout(() => dispatch({ type: 'stalled' }), stallThreshold);
      const kept = readingPlace(place);
      connect()
        .then((connection) => firstAnswer(connection, place, kept?.pages ?? 1, signal))
        .then(
          (found) => {
            if (signal.aborted) return;
            dispatch({ type: 'answered', ...found });
            setArrival(kept);
          },
          (error: unknown) => signal.aborted || dispatch({ type: 'failed', failure: explained(error) }),
        )
        .finally(() => signal.aborted || clearTimeout(timer));
    };
    if (place.typed) {
      start.current = begin;
      timer = setTimeout(begin, typingPause);
    } else begin();
    return () => {
      clearTimeout(timer);
      start.current = undefined;
      controller.abort();
    };
  }, [connect, place]);

  const wanted = state.kind === 'answered' && state.more === 'fetching' ? state.answer : undefined;
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    connect()
      .then((connection) => nextAnswer(connection, wanted, signal))
      .then(
        (answer) => signal.aborted || dispatch({ type: 'more answered', answer }),
        (error: unknown) => signal.aborted || dispatch({ type: 'more failed', failure: explained(error) }),
      );
    return () => controller.abort();
  }, [connect, wanted]);

  const now = useCallback(() => start.current?.(), []);
  const more = useCallback(() => dispatch({ type: 'more wanted' }), []);
  return { state, arrival, now, more };
}

/** Readers get a sentence, maintainers the error. */
function explained(error: unknown) {
  console.warn(error);
  return failureOf(error);
}
