import { describe, expect, it } from 'vitest';
import { queryOf, shownAnswer, shownSections } from '../../../../src/search/ui/page/search-state.ts';
import type { SearchState } from '../../../../src/search/ui/search-session.ts';

const sections = { query: 'tap', all: 5, counts: [['Tactics', 5]] as const };
const answer = { query: 'tap', section: undefined, hits: [], nbHits: 5, page: 0, nbPages: 3 };
const state = (differs: Partial<SearchState> = {}): SearchState => ({
  query: 'tap',
  section: undefined,
  status: 'idle',
  answer,
  sections,
  failure: undefined,
  more: 'waiting',
  ...differs,
});

describe('the search page', () => {
  it('keeps what is shown while a new query is answered at once, and no longer [X.5]', () => {
    const searching = state({ query: 'pair', status: 'loading' });
    expect(shownAnswer(searching)).toBe(answer);
    expect(shownAnswer({ ...searching, status: 'stalled' })).toBeUndefined();
  });

  it('is about the answer, or about the query that is looked up or failed', () => {
    expect(queryOf(state())).toBe('tap');
    for (const status of ['loading', 'stalled', 'error'] as const)
      expect(queryOf(state({ query: 'pair', status }))).toBe('pair');
    expect(queryOf(state({ query: '  ', answer: undefined }))).toBe('');
  });

  it('offers the sections of a query while it is narrowed, also when that takes long or fails', () => {
    const failed = state({ status: 'error', answer: undefined });
    for (const each of [state(), state({ status: 'stalled' }), failed])
      expect(shownSections(each)).toBe(sections);
    expect(shownSections(state({ query: 'pair', status: 'loading' }))).toBe(sections);
    expect(shownSections(state({ query: 'pair', status: 'stalled' }))).toBeUndefined();
    expect(shownSections({ ...failed, query: 'pair' })).toBeUndefined();
  });
});
