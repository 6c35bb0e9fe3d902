import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  idle,
  nextState,
  queryOf,
  type SearchAction,
  type SearchState,
  shownAnswer,
  shownSections,
} from '../../../../src/search/ui/page/search-state.ts';

const hits = (...ids: string[]) => ids.map((objectID) => ({ objectID }));
const answer = (differs: Partial<Answer> = {}): Answer => ({
  query: 'tap',
  section: undefined,
  hits: hits('a', 'b'),
  nbHits: 5,
  page: 0,
  nbPages: 3,
  queryID: undefined,
  ...differs,
});
const sections = { query: 'tap', all: 5, counts: [['Tactics', 5]] as const };
const failure = { kind: 'unreachable' } as const;
const stateAfter = (...actions: SearchAction[]): SearchState => actions.reduce(nextState, idle);
const started = (query = 'tap'): SearchAction => ({ type: 'started', query });
const answered = (differs: Partial<Answer> = {}): SearchAction => ({
  type: 'answered',
  answer: answer(differs),
  sections,
});
const wanted: SearchAction = { type: 'more wanted' };

describe('the state of the search page', () => {
  it('keeps what is shown while a new query is answered at once, and no longer [X.5]', () => {
    const searching = stateAfter(started(), answered(), started('pair'));
    expect(shownAnswer(searching)?.query).toBe('tap');
    expect(queryOf(searching)).toBe('pair');
    expect(shownAnswer(nextState(searching, { type: 'stalled' }))).toBeUndefined();
  });

  it('never shows old hits beside a failure [8.1]', () => {
    const failed = stateAfter(started(), answered(), started('pair'), { type: 'failed', failure });
    expect(failed).toMatchObject({ kind: 'failed', query: 'pair', failure });
    expect(shownAnswer(failed)).toBeUndefined();
  });

  it('offers the sections of a query while it is narrowed, also when that takes long or fails', () => {
    const narrowing = stateAfter(started(), answered(), started(), { type: 'stalled' });
    expect(shownSections(narrowing)).toEqual(sections);
    expect(shownSections(nextState(narrowing, { type: 'failed', failure }))).toEqual(sections);
    expect(
      shownSections(stateAfter(started(), answered(), started('pair'), { type: 'stalled' })),
    ).toBeUndefined();
  });

  it('adds a page of results to those before, each hit once [2R.1]', () => {
    const next = answer({ page: 1, hits: hits('b', 'c') });
    const more = stateAfter(started(), answered(), wanted, { type: 'more answered', answer: next });
    expect(shownAnswer(more)?.hits).toEqual(hits('a', 'b', 'c'));
    expect(more).toMatchObject({ more: 'waiting', answer: { page: 1, nbPages: 3 } });
  });

  it('asks for no further page after the last one, nor after one that brings nothing new', () => {
    const last = stateAfter(started(), answered({ nbPages: 1 }));
    expect(nextState(last, wanted)).toBe(last);
    const empty = answer({ page: 1, hits: hits('a') });
    const repeated = stateAfter(started(), answered(), wanted, { type: 'more answered', answer: empty });
    expect(nextState(repeated, wanted)).toBe(repeated);
  });

  it('keeps the results when a further page fails, and asks for it again [8.1]', () => {
    const failed = stateAfter(started(), answered(), wanted, { type: 'more failed', failure });
    expect(failed).toMatchObject({ kind: 'answered', more: failure });
    expect(nextState(failed, wanted)).toMatchObject({ more: 'fetching', answer: { page: 0 } });
  });

  it('adds nothing of a page that nobody waits for any more', () => {
    const other = stateAfter(started(), answered(), wanted, started('pair'), answered({ query: 'pair' }));
    const late = answer({ page: 1, hits: hits('c') });
    expect(nextState(other, { type: 'more answered', answer: late })).toBe(other);
    expect(nextState(other, { type: 'more failed', failure })).toBe(other);
  });

  it('shows no answer and no failure of a query that was taken back', () => {
    const emptied = stateAfter(started(), { type: 'emptied' });
    expect(nextState(emptied, answered())).toBe(idle);
    expect(nextState(emptied, { type: 'failed', failure })).toBe(idle);
    expect(nextState(emptied, { type: 'stalled' })).toBe(idle);
  });

  it('is about the newest query, shows each hit once, and forgets all when emptied', () => {
    const action = fc.oneof(
      fc.constantFrom('tap', 'pair').map(started),
      fc.constant(answered()),
      fc.constant(wanted),
      fc.constantFrom<SearchAction>(
        { type: 'stalled' },
        { type: 'failed', failure },
        { type: 'more failed', failure },
        { type: 'more answered', answer: answer({ page: 1, hits: hits('c') }) },
      ),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = stateAfter(...actions);
        if (state.kind === 'searching') {
          expect(queryOf(state)).toBe(actions.findLast((each) => each.type === 'started')?.query);
        }
        const shown = shownAnswer(state)?.hits.map(({ objectID }) => objectID) ?? [];
        expect(new Set(shown).size).toBe(shown.length);
        expect(nextState(state, { type: 'emptied' })).toBe(idle);
      }),
    );
  });
});
