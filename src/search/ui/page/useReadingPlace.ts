import { useEffect, useLayoutEffect } from 'react';
import { keepReadingPlace, type ReadingPlace } from './reading-place.ts';
import type { SearchState } from './search-state.ts';

/** A place is noted when the page has stood still for so many milliseconds. */
const rest = 200;

/**
 * Notes how far the reader comes, and leads one who comes back there.
 * @param arrival where to, once there is an answer; the same object for the same arrival
 */
export function useReadingPlace(state: SearchState, arrival: ReadingPlace | undefined): void {
  const answer = state.kind === 'answered' ? state.answer : undefined;
  useLayoutEffect(() => {
    if (arrival) scrollTo({ top: arrival.top, behavior: 'instant' });
  }, [arrival]);
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
