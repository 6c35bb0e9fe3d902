import { useEffect, useLayoutEffect } from 'react';
import { keepReadingPlace } from './reading-place.ts';
import type { Search } from './useSearch.ts';

/** A place is noted when the page has stood still for so many milliseconds. */
const rest = 200;

/**
 * Notes how far the reader comes, and leads one who comes back there.
 * @param search an answer to come leads where its `arrival` says
 */
export function useReadingPlace({ state, arrival }: Pick<Search, 'state' | 'arrival'>): void {
  const answer = state.status === 'idle' ? state.answer : undefined;
  useLayoutEffect(() => {
    if (!answer || !arrival.current) return;
    scrollTo({ top: arrival.current.top, behavior: 'instant' });
    arrival.current = undefined;
  }, [answer, arrival]);
  useEffect(() => {
    if (!answer) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => keepReadingPlace(answer, { pages: answer.page + 1, top: scrollY });
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, rest);
    };
    addEventListener('scroll', soon, { signal, passive: true });
    // A link may be followed while the page still moves.
    addEventListener('click', keep, { signal, capture: true });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [answer]);
}
