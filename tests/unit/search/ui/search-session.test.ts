import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Part } from '../../../../src/search/client/connection.ts';
import { type Found, readHit } from '../../../../src/search/client/hits.ts';
import {
  ApiError,
  DeserializationError,
  UnreachableError,
} from '../../../../src/search/client/search-client.ts';
import {
  type SearchState,
  type SessionOptions,
  searchSession,
} from '../../../../src/search/ui/search-session.ts';
import { fakeHit } from '../../../support/search/fake-answers.ts';

interface Call {
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
function session({ obeys = true, ...options }: SessionOptions & { obeys?: boolean } = { mostPending: 3 }) {
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

const settled = () => vi.advanceTimersByTimeAsync(0);
const hits = (...ids: string[]) => ids.map((objectID) => readHit(fakeHit({ objectID })));

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

describe('a section of a session', () => {
  const sections = [
    ['Providers', 9],
    ['Tactics', 3],
  ] as const;
  /** A session whose query `tap` was narrowed to the tactics: calls 1 and 2. */
  async function narrowed() {
    const asked = session();
    asked.setQuery('tap');
    await asked.call(0).answer({ nbHits: 12, sections });
    asked.setSection('Tactics');
    await asked.call(1).answer({ nbHits: 12, sections });
    await asked.call(2).answer({ nbHits: 3, sections: [['Tactics', 3]] });
    return asked;
  }

  it('narrows the query, and the counts stay those of all hits, most first', async () => {
    const { state, call } = await narrowed();
    expect(call(1).part.section).toBeUndefined();
    expect(call(2).part.section).toBe('Tactics');
    expect(state()).toMatchObject({
      section: 'Tactics',
      answer: { query: 'tap', section: 'Tactics', nbHits: 3 },
      sections: { query: 'tap', all: 12, counts: sections },
    });
  });

  it('holds for the next query, whose sections are counted as well', async () => {
    const { state, setQuery, call } = await narrowed();
    setQuery('tape');
    await call(3).answer({
      nbHits: 6,
      sections: [
        ['Other', 4],
        ['Tactics', 2],
      ],
    });
    expect(call(4).part.section).toBe('Tactics');
    await call(4).answer({ nbHits: 2 });
    expect(state()).toMatchObject({
      section: 'Tactics',
      answer: {
        query: 'tape',
        section: 'Tactics',
        nbHits: 2,
      },
      sections: {
        query: 'tape',
        all: 6,
        counts: [
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
    await call(3).answer({ nbHits: 2, sections: [['Other', 2]] });
    await call(4).answer({ nbHits: 0 });
    expect(state()).toMatchObject({
      section: 'Tactics',
      answer: { query: 'tape', section: undefined, nbHits: 2 },
      sections: { counts: [['Other', 2]] },
    });
    await call(5).answer({ nbHits: 1, sections: [['Other', 1]] });
    await call(6).answer({ nbHits: 0 });
    expect(state()).toMatchObject({
      status: 'idle',
      section: undefined,
      answer: { query: 'tapes', section: undefined, nbHits: 1 },
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
    expect(call(6)).toMatchObject({ query: 'tape', part: { section: 'Tactics' } });
  });

  it('ends with the query', async () => {
    const { state, setQuery, setSection, call } = session();
    setQuery('tap');
    await call(0).answer({ nbHits: 12, sections });
    setSection('Tactics');
    setQuery('');
    expect(state().section).toBeUndefined();
  });
});

describe('a session that waits for a typing reader', () => {
  const patient = () => session({ pause: 300 });
  const typed = (query: string) => ({ query, section: undefined, typed: true });

  it('asks 300 ms after the last letter, once [2R.1]', async () => {
    const { look, calls } = patient();
    look(typed('ta'));
    await vi.advanceTimersByTimeAsync(299);
    look(typed('tap'));
    await vi.advanceTimersByTimeAsync(299);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ query }) => query)).toEqual(['tap']);
  });

  it('asks at once for what nobody types, and when it is told to, once', async () => {
    const { look, now, calls } = patient();
    look(typed('ta'));
    look({ query: 'tap', section: undefined });
    expect(calls.map(({ query }) => query)).toEqual(['tap']);
    look(typed('tape'));
    now();
    now();
    await vi.advanceTimersByTimeAsync(600);
    expect(calls.map(({ query }) => query)).toEqual(['tap', 'tape']);
  });

  it('ends the query before with the first letter of another, and waits for nothing once it is cancelled', async () => {
    const { look, cancel, call, calls } = patient();
    look({ query: 'ta', section: undefined });
    look(typed('tap'));
    expect(call(0).signal.aborted).toBe(true);
    cancel();
    await vi.advanceTimersByTimeAsync(600);
    expect(calls).toHaveLength(1);
  });

  it('lets only the newest query wait', () => {
    const { look, calls } = patient();
    for (const query of ['a', 'ab']) look({ query, section: undefined });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});

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
