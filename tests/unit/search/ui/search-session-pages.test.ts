import { describe, expect, it } from 'vitest';
import { UnreachableError } from '../../../../src/search/client/search-client.ts';
import type { SearchState } from '../../../../src/search/ui/search-session.ts';
import { hits, onStoppedClock, session } from './fake-session.ts';

onStoppedClock();

describe('further pages of an answer', () => {
  /** A session with the first of three pages. */
  async function answered() {
    const asked = session();
    asked.setQuery('tap');
    await asked.call(0).answer({ hits: hits('a', 'b'), nbHits: 5, nbPages: 3 });
    return asked;
  }
  const idsOf = ({ answer }: SearchState) => answer?.hits.map(({ objectID }) => objectID);

  it('are added to those before, each hit once [2R.1]', async () => {
    const { state, more, call } = await answered();
    more();
    expect(state().more).toBe('fetching');
    expect(call(1)).toMatchObject({ query: 'tap', part: { page: 1 } });
    await call(1).answer({ hits: hits('b', 'c'), nbHits: 5, page: 1, nbPages: 3 });
    expect(idsOf(state())).toEqual(['a', 'b', 'c']);
    expect(state()).toMatchObject({ more: 'waiting', answer: { page: 1, nbPages: 3 } });
  });

  it('are not asked for after the last one, after one that brings nothing new, nor twice', async () => {
    const { more, call, calls } = await answered();
    more();
    more();
    expect(calls).toHaveLength(2);
    await call(1).answer({ hits: hits('a'), nbHits: 5, page: 1, nbPages: 3 });
    more();
    expect(calls).toHaveLength(2);
    const last = session();
    last.setQuery('tap');
    await last.call(0).answer({ hits: hits('a') });
    last.more();
    expect(last.calls).toHaveLength(1);
  });

  it('keep the results when one fails, and are asked for again [8.1]', async () => {
    const { state, more, call } = await answered();
    more();
    await call(1).fail(new UnreachableError('down'));
    expect(state()).toMatchObject({ status: 'idle', more: { kind: 'unreachable' } });
    expect(idsOf(state())).toEqual(['a', 'b']);
    more();
    expect(call(2).part.page).toBe(1);
  });

  it('add nothing when nobody waits for them any more', async () => {
    const { state, more, setQuery, call } = session({ obeys: false });
    setQuery('tap');
    await call(0).answer({ hits: hits('a'), nbHits: 5, nbPages: 3 });
    more();
    setQuery('pair');
    expect(call(1).signal.aborted).toBe(true);
    await call(1).answer({ hits: hits('late'), page: 1 });
    expect([idsOf(state()), state().more]).toEqual([['a'], 'waiting']);
    await call(2).answer({ hits: hits('x'), nbHits: 5, nbPages: 3 });
    more();
    setQuery('tape');
    await call(3).fail(new UnreachableError('late'));
    expect(state().more).toBe('waiting');
  });

  it('come together for a reader who had been there', async () => {
    const { state, look, call, calls } = session();
    look({ query: 'tap', section: undefined, pages: 9 });
    await call(0).answer({ hits: hits('a'), nbHits: 3, nbPages: 3 });
    expect(calls.map(({ part }) => part.page)).toEqual([undefined, 1, 2]);
    await call(2).answer({ hits: hits('c'), nbHits: 3, page: 2, nbPages: 3 });
    expect(state().answer).toBeUndefined();
    await call(1).answer({ hits: hits('b'), nbHits: 3, page: 1, nbPages: 3 });
    expect(idsOf(state())).toEqual(['a', 'b', 'c']);
    expect(state().answer?.page).toBe(2);
  });
});
