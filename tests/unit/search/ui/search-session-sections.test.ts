import { describe, expect, it } from 'vitest';
import { UnreachableError } from '../../../../src/search/client/search-client.ts';
import { onStoppedClock, session } from './fake-session.ts';

onStoppedClock();

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
