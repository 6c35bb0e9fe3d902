import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ApiError,
  DeserializationError,
  UnreachableError,
} from '../../../../src/search/client/search-client.ts';
import type { SearchRequest, SearchResult } from '../../../../src/search/protocol/messages.ts';
import { type SearchState, searchSession } from '../../../../src/search/ui/dialog/search-session.ts';
import { fakeHit, fakeResult } from '../../../support/search/fake-answers.ts';

interface Call {
  readonly request: SearchRequest;
  readonly signal: AbortSignal | undefined;
  answer(differs?: Partial<SearchResult>): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** A session whose provider answers when it is told to. @param obeys whether it ends when it is told to end */
function session(obeys = true) {
  const calls: Call[] = [];
  const asked = searchSession(
    {
      search: (request, signal) =>
        new Promise((resolve, reject) => {
          if (obeys) signal?.addEventListener('abort', () => reject(signal.reason));
          calls.push({
            request,
            signal,
            answer: async (differs) => {
              resolve(fakeResult(request, differs));
              await settled();
            },
            fail: async (error) => {
              reject(error);
              await settled();
            },
          });
        }),
    },
    (query, section) => ({
      indexName: 'dtx-docs',
      query,
      ...(section !== undefined && { facetFilters: [`hierarchy.lvl0:${section}`] }),
    }),
  );
  const seen: SearchState['status'][] = [];
  asked.subscribe(() => seen.push(asked.state().status));
  const call = (index: number): Call => {
    const found = calls.at(index);
    if (!found) throw new Error(`No call ${index}`);
    return found;
  };
  return { ...asked, calls, call, seen };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const hits = (...groups: string[]) =>
  groups.map((lvl0, i) => fakeHit({ objectID: `${i}`, hierarchy: { lvl0, lvl1: `Page ${i}` } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a search session', () => {
  it('[4.9] [4.10] is idle, loading while it waits, and idle with the answer', async () => {
    const { state, setQuery, call } = session();
    expect(state().status).toBe('idle');
    setQuery('tap');
    expect(state().status).toBe('loading');
    await call(0).answer({ hits: hits('Tactics'), nbHits: 123 });
    expect(state()).toMatchObject({ status: 'idle', answer: { query: 'tap', result: { nbHits: 123 } } });
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
    expect(calls.map(({ request }) => request.query)).toEqual(['t', 'ta', 'tap']);
  });

  it('[5.2] asks for nothing when the query is blank, and forgets the answer', async () => {
    const { state, setQuery, calls, call } = session();
    setQuery('tap');
    await call(0).answer({ hits: hits('Tactics') });
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
    expect(call(0).signal?.aborted).toBe(true);
  });

  it('[X.5] drops an older answer that comes although it was told to end', async () => {
    const { state, setQuery, cancel, call } = session(false);
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
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false, false, false]);
  });

  it.each([
    [new UnreachableError('down'), { kind: 'unreachable' }],
    [new ApiError('Not allowed', 403), { kind: 'refused', message: 'Not allowed' }],
    [new DeserializationError('garbage'), { kind: 'unreadable' }],
  ])('[8.1] [8.3] [8.4] tells a failure and drops the hits before it: %s', async (error, failure) => {
    const { state, setQuery, call, seen } = session();
    setQuery('ta');
    await call(0).answer({ hits: hits('Tactics') });
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

  it('[X.5] ends what waits when it is cancelled, and asks for it when it is opened again', async () => {
    const { state, setQuery, cancel, open, calls, call } = session();
    setQuery('tap');
    cancel();
    expect(call(0).signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(state().status).toBe('idle');
    open('tap');
    await call(1).answer({ nbHits: 1 });
    open('tap');
    expect(calls).toHaveLength(2);
    open('');
    expect(state().answer).toBeUndefined();
  });

  it('does not ask again for what is on its way when it is opened', () => {
    const { setQuery, open, calls } = session();
    setQuery('tap');
    open('tap');
    expect(calls).toHaveLength(1);
  });

  it('asks again for a query that failed when it is opened again', async () => {
    const { setQuery, open, calls, call } = session();
    setQuery('tap');
    await call(0).fail(new UnreachableError('down'));
    open('tap');
    expect(calls).toHaveLength(2);
  });

  it('[4.17] remembers the largest set of groups since it was opened', async () => {
    const { state, setQuery, open, call } = session();
    setQuery('a');
    await call(0).answer({ hits: hits('One', 'Two', 'Three', 'Four') });
    setQuery('ab');
    await call(1).answer({ hits: hits('Five') });
    expect(state().groupNames).toEqual(['One', 'Two', 'Three', 'Four']);
    setQuery('');
    expect(state().groupNames).toHaveLength(4);
    open('');
    expect(state().groupNames).toEqual([]);
  });

  it('[4.17] begins with the groups of the answer that is still shown when it is opened', async () => {
    const { state, setQuery, open, call } = session();
    setQuery('a');
    await call(0).answer({ hits: hits('One', 'Two') });
    setQuery('ab');
    await call(1).answer({ hits: hits('Three') });
    open('ab');
    expect(state().groupNames).toEqual(['Three']);
  });
});

describe('a section of a session', () => {
  const facets = { 'hierarchy.lvl0': { Tactics: 3, Providers: 9 } };

  const counts = [
    ['Providers', 9],
    ['Tactics', 3],
  ];
  /** A session whose query `tap` was narrowed to the tactics: calls 1 and 2. */
  async function narrowed() {
    const asked = session();
    asked.setQuery('tap');
    await asked.call(0).answer({ nbHits: 12, facets });
    asked.setSection('Tactics');
    await asked.call(1).answer({ nbHits: 12, facets });
    await asked.call(2).answer({ nbHits: 3, facets: { 'hierarchy.lvl0': { Tactics: 3 } } });
    return asked;
  }

  it('narrows the query, and the counts stay those of all hits, most first', async () => {
    const { state, call } = await narrowed();
    expect(call(1).request.facetFilters).toBeUndefined();
    expect(call(2).request.facetFilters).toEqual(['hierarchy.lvl0:Tactics']);
    expect(state()).toMatchObject({
      section: 'Tactics',
      answer: { query: 'tap', section: 'Tactics', result: { nbHits: 3 }, sections: counts },
    });
  });

  it('holds for the next query, whose sections are counted as well', async () => {
    const { state, setQuery, call } = await narrowed();
    setQuery('tape');
    await call(3).answer({ nbHits: 6, facets: { 'hierarchy.lvl0': { Tactics: 2, Other: 4 } } });
    expect(call(4).request.facetFilters).toEqual(['hierarchy.lvl0:Tactics']);
    await call(4).answer({ nbHits: 2 });
    expect(state()).toMatchObject({
      section: 'Tactics',
      answer: {
        query: 'tape',
        section: 'Tactics',
        result: { nbHits: 2 },
        sections: [
          ['Other', 4],
          ['Tactics', 2],
        ],
      },
    });
  });

  it('lets go of a query that has nothing in it, also while the next one is on its way', async () => {
    const { state, setQuery, call, seen, calls } = await narrowed();
    setQuery('tape');
    setQuery('tapes');
    await call(3).answer({ nbHits: 2, facets: { 'hierarchy.lvl0': { Other: 2 } } });
    await call(4).answer({ nbHits: 0 });
    expect(state()).toMatchObject({
      section: 'Tactics',
      answer: { query: 'tape', section: undefined, result: { nbHits: 2 }, sections: [['Other', 2]] },
    });
    await call(5).answer({ nbHits: 1, facets: { 'hierarchy.lvl0': { Other: 1 } } });
    await call(6).answer({ nbHits: 0 });
    expect(state()).toMatchObject({
      status: 'idle',
      section: undefined,
      answer: { query: 'tapes', section: undefined, result: { nbHits: 1 } },
    });
    setQuery('tapest');
    expect(calls).toHaveLength(8);
    expect(seen).not.toContain('error');
  });

  it('is asked for again after a failure', async () => {
    const { setQuery, retry, call } = await narrowed();
    setQuery('tape');
    await call(3).fail(new UnreachableError('down'));
    retry();
    expect(call(6).request).toMatchObject({ query: 'tape', facetFilters: ['hierarchy.lvl0:Tactics'] });
  });

  it('ends with the query', async () => {
    const { state, setQuery, setSection, call } = session();
    setQuery('tap');
    await call(0).answer({ nbHits: 12, facets });
    setSection('Tactics');
    setQuery('');
    expect(state().section).toBeUndefined();
  });
});
