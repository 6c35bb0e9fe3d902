import { describe, expect, it, vi } from 'vitest';
import { hits, onStoppedClock, session } from './fake-session.ts';

onStoppedClock();

describe('a search session', () => {
  it('[4.9] [4.10] is idle, loading while it waits, and idle with the answer', async () => {
    const { state, setQuery, call } = session();
    expect(state().status).toBe('idle');
    setQuery('tap');
    expect(state().status).toBe('loading');
    await call(0).answer({ hits: hits('a'), nbHits: 123 });
    expect(state()).toMatchObject({ status: 'idle', answer: { query: 'tap', nbHits: 123 } });
  });

  it('[4.11] is stalled after 300 ms of waiting, until the answer comes', async () => {
    const { state, setQuery, call } = session();
    setQuery('tap');
    await vi.advanceTimersByTimeAsync(299);
    expect(state().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(state().status).toBe('stalled');
    setQuery('tape');
    expect(state().status).toBe('stalled');
    await call(1).answer();
    expect(state().status).toBe('idle');
    await vi.advanceTimersByTimeAsync(600);
    expect(state().status).toBe('idle');
  });

  it('draws a wait after 30 ms, and an answer that comes before alone', async () => {
    const { setQuery, call, seen } = session();
    setQuery('tap');
    await vi.advanceTimersByTimeAsync(29);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['loading']);
    await call(0).answer();
    setQuery('tape');
    await vi.advanceTimersByTimeAsync(20);
    await call(1).answer();
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(['loading', 'idle', 'idle']);
  });

  it('tells nobody who does not listen any more', async () => {
    const { subscribe, setQuery, call } = session();
    const changed = vi.fn();
    const end = subscribe(changed);
    end();
    setQuery('tap');
    await call(0).answer();
    expect(changed).not.toHaveBeenCalled();
  });

  it('[4.11] is stalled again by the next query that is long on its way, after an answer and after an end', async () => {
    const { state, setQuery, cancel, call } = session();
    setQuery('ta');
    await call(0).answer();
    setQuery('tap');
    await vi.advanceTimersByTimeAsync(300);
    expect(state().status).toBe('stalled');
    cancel();
    expect(state().status).toBe('idle');
    setQuery('tape');
    await vi.advanceTimersByTimeAsync(300);
    expect(state().status).toBe('stalled');
  });

  it('[4.11] stays stalled while the newest query waits, whatever comes for those before', async () => {
    const { state, setQuery, call } = session();
    setQuery('ta');
    setQuery('tap');
    await vi.advanceTimersByTimeAsync(300);
    await call(0).answer();
    expect(state()).toMatchObject({ status: 'stalled', answer: { query: 'ta' } });
  });

  it('[4.11] counts the wait from the first query without an answer', async () => {
    const { state, setQuery } = session();
    for (const query of ['t', 'ta', 'tap']) {
      setQuery(query);
      await vi.advanceTimersByTimeAsync(120);
    }
    expect(state().status).toBe('stalled');
  });

  it('[7.1] asks once for each change, without a pause', () => {
    const { setQuery, calls } = session();
    for (const query of ['t', 'ta', 'tap']) setQuery(query);
    expect(calls.map(({ query }) => query)).toEqual(['t', 'ta', 'tap']);
  });

  it('[5.2] asks for nothing when the query is blank, and forgets the answer', async () => {
    const { state, setQuery, calls, call } = session();
    setQuery('tap');
    await call(0).answer({ hits: hits('a') });
    setQuery('  ');
    expect(calls).toHaveLength(1);
    expect(state()).toMatchObject({ query: '  ', status: 'idle', answer: undefined });
  });

  it('[X.5] never replaces a newer answer by an older one', async () => {
    const { state, setQuery, call } = session();
    setQuery('ta');
    setQuery('tap');
    await call(1).answer({ nbHits: 2 });
    await call(0).answer({ nbHits: 1 });
    expect(state().answer?.query).toBe('tap');
    expect(call(0).signal.aborted).toBe(true);
  });

  it('[X.5] drops an older answer that comes although it was told to end', async () => {
    const { state, setQuery, cancel, call } = session({ obeys: false, mostPending: 3 });
    setQuery('ta');
    setQuery('tap');
    await call(1).answer({ nbHits: 2 });
    await call(0).answer({ nbHits: 1 });
    expect(state().answer?.query).toBe('tap');
    setQuery('tape');
    cancel();
    await call(2).answer({ nbHits: 3 });
    expect(state()).toMatchObject({ status: 'idle', answer: { query: 'tap' } });
  });

  it('shows the answer to what was typed before while it waits for the newest', async () => {
    const { state, setQuery, call } = session();
    setQuery('ta');
    setQuery('tap');
    await call(0).answer({ nbHits: 1 });
    expect(state()).toMatchObject({ status: 'loading', answer: { query: 'ta' } });
  });

  it('lets no more than three queries wait', () => {
    const { setQuery, calls } = session();
    for (const query of ['a', 'ab', 'abc', 'abcd']) setQuery(query);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false, false, false]);
  });
});
