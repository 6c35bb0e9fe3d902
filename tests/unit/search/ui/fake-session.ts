import { afterEach, beforeEach, vi } from 'vitest';
import type { Part } from '../../../../src/search/client/connection.ts';
import { type Found, readHit } from '../../../../src/search/client/hits.ts';
import {
  type SearchState,
  type SessionOptions,
  searchSession,
} from '../../../../src/search/ui/search-session.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';

export interface Call {
  readonly query: string;
  readonly part: Part;
  readonly signal: AbortSignal;
  answer(differs?: Partial<Found>): Promise<void>;
  fail(error: Error): Promise<void>;
}

/**
 * A session whose provider answers when it is told to.
 * @param obeys whether it ends when it is told to end
 */
export function session(
  { obeys = true, ...options }: SessionOptions & { obeys?: boolean } = { mostPending: 3 },
) {
  const calls: Call[] = [];
  const asked = searchSession(
    (query, part, signal) =>
      new Promise((resolve, reject) => {
        if (obeys) signal.addEventListener('abort', () => reject(signal.reason));
        calls.push({
          query,
          part,
          signal,
          answer: async (differs = {}) => {
            resolve({
              hits: [],
              nbHits: differs.hits?.length ?? 0,
              page: 0,
              nbPages: 1,
              sections: [],
              ...differs,
            });
            await settled();
          },
          fail: async (error) => {
            reject(error);
            await settled();
          },
        });
      }),
    options,
  );
  const seen: SearchState['status'][] = [];
  asked.subscribe(() => seen.push(asked.state().status));
  const call = (index: number): Call => {
    const found = calls.at(index);
    if (!found) throw new Error(`No call ${index}`);
    return found;
  };
  const { state, look } = asked;
  const setQuery = (query: string) => look({ query, section: state().section });
  const setSection = (section: string) => look({ query: state().query, section });
  return { ...asked, setQuery, setSection, retry: () => look(state()), calls, call, seen };
}

/** What was answered has arrived. */
export const settled = () => vi.advanceTimersByTimeAsync(0);

export const hits = (...ids: string[]) => ids.map((objectID) => readHit(fakeHit({ objectID })));

/** The time of the tests of a file stands still until they let it pass. */
export function onStoppedClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
