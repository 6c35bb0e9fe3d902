import { describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  DeserializationError,
  UnreachableError,
} from '../../../../src/search/client/search-client.ts';
import { hits, onStoppedClock, session, settled } from './fake-session.ts';

onStoppedClock();

describe('a search session', () => {
  it.each([
    [new UnreachableError('down'), { kind: 'unreachable' }],
    [new ApiError('Not allowed', 403), { kind: 'refused', message: 'Not allowed' }],
    [new DeserializationError('garbage'), { kind: 'unreadable' }],
  ])('[8.1] [8.3] [8.4] tells a failure and drops the hits before it: %s', async (error, failure) => {
    const { state, setQuery, call, seen } = session();
    setQuery('ta');
    await call(0).answer({ hits: hits('a') });
    setQuery('tap');
    await call(1).fail(error);
    await settled();
    expect(state()).toMatchObject({ status: 'error', failure, answer: undefined });
    expect(seen.at(-1)).toBe('error');
  });

  it('takes only the failure of the newest query for one', async () => {
    const { state, setQuery, call } = session();
    setQuery('ta');
    setQuery('tap');
    await call(0).fail(new UnreachableError('down'));
    expect(state().status).toBe('loading');
    await call(1).answer({ nbHits: 1 });
    expect(state()).toMatchObject({ status: 'idle', failure: undefined });
  });

  it('asks again, and the failure stands until there is an answer', async () => {
    const { state, setQuery, retry, call } = session();
    setQuery('tap');
    await call(0).fail(new UnreachableError('down'));
    retry();
    expect(state()).toMatchObject({ status: 'loading', failure: { kind: 'unreachable' } });
    await call(1).answer({ nbHits: 1 });
    expect(state()).toMatchObject({ status: 'idle', failure: undefined, answer: { query: 'tap' } });
  });

  it('[X.5] ends what waits when it is cancelled, and knows what it need not ask for again', async () => {
    const { state, setQuery, cancel, knows, call } = session();
    setQuery('tap');
    expect(knows('tap')).toBe(true);
    cancel();
    expect(call(0).signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(state().status).toBe('idle');
    expect(knows('tap')).toBe(false);
    setQuery('tap');
    await call(1).answer({ nbHits: 1 });
    expect([knows('tap'), knows('ta'), knows('')]).toEqual([true, false, false]);
    setQuery('tape');
    await call(2).fail(new UnreachableError('down'));
    expect(knows('tape')).toBe(false);
  });
});
