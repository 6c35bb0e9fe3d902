import type { SearchClient } from '../../client/search-client.ts';
import type { SearchRequest, SearchResult } from '../../protocol/messages.ts';
import { type Failure, failureOf } from '../failure.ts';
import { sectionCounts } from '../section-counts.ts';
import { groupHits, type HitGroup } from './group-hits.ts';

/** Waiting is spoken of after this many milliseconds (row 4.11). */
const stallThreshold = 300;

/** A wait is drawn after this many milliseconds: an answer that comes in the next frame is drawn alone, and sooner. */
const unseen = 30;

/** Queries that may wait for an answer at once: a slow host still answers a reader who types on. */
const mostPending = 3;

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchAnswer {
  readonly query: string;
  readonly section: string | undefined;
  readonly result: SearchResult;
  readonly groups: readonly HitGroup[];
  /** How many of all hits of the query each section has, most first. */
  readonly sections: readonly (readonly [name: string, hits: number])[];
}

export interface SearchState {
  /** As typed. */
  readonly query: string;
  /** Name of the section that hits must be of. */
  readonly section: string | undefined;
  readonly status: Status;
  /** The newest answer; none after a failure and for a blank query (row 8.1). */
  readonly answer: SearchAnswer | undefined;
  readonly failure: Failure | undefined;
  /** Names of the largest set of groups since the dialog was opened (row 4.17). */
  readonly groupNames: readonly string[];
}

const initial: SearchState = {
  query: '',
  section: undefined,
  status: 'idle',
  answer: undefined,
  failure: undefined,
  groupNames: [],
};

/** What the dialog does with the provider, apart from how it looks: a store for React. */
export interface SearchSession {
  /** Stays the same object until something changes. */
  state(): SearchState;
  subscribe(changed: () => void): () => void;
  /** The dialog was opened with this query; what was asked before need not be asked again. */
  open(query: string): void;
  /** Asks for a query, once for each change (row 7.1); a blank one asks for nothing (row 5.2). */
  setQuery(query: string): void;
  /** Narrows the answer to a section, or no longer. */
  setSection(section: string | undefined): void;
  retry(): void;
  /** Ends what is waited for (row X.5). */
  cancel(): void;
}

/** @param request makes a request of the protocol of a query that is not blank */
export function searchSession(
  client: SearchClient,
  request: (query: string, section: string | undefined) => SearchRequest,
): SearchSession {
  let state = initial;
  const listeners = new Set<() => void>();
  let pending: AbortController[] = [];
  let stall: ReturnType<typeof setTimeout> | undefined;
  let drawing: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    clearTimeout(drawing);
    drawing = undefined;
    for (const changed of listeners) changed();
  };
  const update = (changes: Partial<SearchState>) => {
    state = { ...state, ...changes };
    draw();
  };
  const updateSoon = (changes: Partial<SearchState>) => {
    state = { ...state, ...changes };
    drawing ??= setTimeout(draw, unseen);
  };
  const cancel = () => {
    for (const controller of pending) controller.abort();
    pending = [];
    clearTimeout(stall);
    stall = undefined;
    if (state.status === 'loading' || state.status === 'stalled') update({ status: 'idle' });
  };

  /** Ends a wait and those before it: an older answer never replaces a newer one (row X.5). */
  const settle = (controller: AbortController): Status => {
    const index = pending.indexOf(controller);
    for (const older of pending.slice(0, index)) older.abort();
    pending = pending.slice(index + 1);
    if (pending.length > 0) return state.status;
    clearTimeout(stall);
    stall = undefined;
    return 'idle';
  };

  const ask = async (query: string, section: string | undefined) => {
    const controller = new AbortController();
    pending.push(controller);
    while (pending.length > mostPending) pending.shift()?.abort();
    stall ??= setTimeout(() => update({ status: 'stalled' }), stallThreshold);
    updateSoon({ query, section, status: state.status === 'stalled' ? 'stalled' : 'loading' });
    try {
      const { signal } = controller;
      // The sections to choose from are those of all hits, also when they are narrowed.
      const [all, some] = await Promise.all([
        client.search(request(query, undefined), signal),
        section === undefined ? undefined : client.search(request(query, section), signal),
      ]);
      if (!pending.includes(controller)) return;
      const status = settle(controller);
      // A section that has nothing for this query must not hide what the others have.
      const [shown, result] = some && some.nbHits > 0 ? [section, some] : [undefined, all];
      const answer = {
        query,
        section: shown,
        result,
        groups: groupHits(result.hits),
        sections: sectionCounts(all),
      };
      update({ ...answered(state, answer), status, ...(status === 'idle' && { section: shown }) });
    } catch (error) {
      // Only the newest failure counts: an answer to come is better than none.
      if (pending.at(-1) !== controller) return;
      settle(controller);
      console.warn(error);
      update({ status: 'error', failure: failureOf(error), answer: undefined });
    }
  };

  const setQuery = (query: string) => {
    if (query.trim() !== '') {
      ask(query, state.section);
      return;
    }
    cancel();
    update({ ...initial, query, groupNames: state.groupNames });
  };
  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    open(query) {
      update({ groupNames: state.answer ? namesOf(state.answer.groups) : [] });
      const asked = state.answer?.query === query || pending.length > 0;
      if (query !== state.query || !asked) setQuery(query);
    },
    setQuery,
    setSection: (section) => void ask(state.query, section),
    retry: () => void ask(state.query, state.section),
    cancel,
  };
}

function answered(state: SearchState, answer: SearchAnswer): Partial<SearchState> {
  const names = namesOf(answer.groups);
  return {
    answer,
    failure: undefined,
    groupNames: names.length > state.groupNames.length ? names : state.groupNames,
  };
}

const namesOf = (groups: readonly HitGroup[]) => groups.map(({ name }) => name);
