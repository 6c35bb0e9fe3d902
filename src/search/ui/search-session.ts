import type { Ask } from '../client/connection.ts';
import { type Answer, firstAnswer, hasMore, joined, nextAnswer, type Sections } from './answers.ts';
import { type Failure, failureOf } from './failure.ts';

/** Waiting is spoken of after this many milliseconds (row 4.11). */
const stallThreshold = 300;

/** A wait is drawn after this many milliseconds: an answer that comes in the next frame is drawn alone, and sooner. */
const unseen = 30;

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/** `waiting`: for the reader to come to the end; `fetching`: the next page. */
export type More = 'waiting' | 'fetching' | Failure;

export interface SearchState {
  /** As typed. */
  readonly query: string;
  /** Name of the section that hits must be of. */
  readonly section: string | undefined;
  readonly status: Status;
  /** The newest answer; none after a failure and for a blank query (row 8.1). */
  readonly answer: Answer | undefined;
  /** Those of the newest answer; they stay after a failure, so that a reader can go from one to another. */
  readonly sections: Sections | undefined;
  readonly failure: Failure | undefined;
  /** How the next page of the answer is doing. */
  readonly more: More;
}

const initial: SearchState = {
  query: '',
  section: undefined,
  status: 'idle',
  answer: undefined,
  sections: undefined,
  failure: undefined,
  more: 'waiting',
};

/** What is looked for. */
export interface Wanted {
  readonly query: string;
  readonly section: string | undefined;
  /** Whether the next letter may follow at once. */
  readonly typed?: boolean;
  /** How many pages of the answer are wanted at once, from 1. */
  readonly pages?: number;
}

export interface SessionOptions {
  /** A reader who types is waited for, in milliseconds; without it every letter is looked up (row 7.1). */
  readonly pause?: number;
  /** Queries that may wait for an answer at once: a slow host still answers a reader who types on. */
  readonly mostPending?: number;
}

/** What is asked of the provider and what came of it, apart from how it looks: a store for React. */
export interface SearchSession {
  /** Stays the same object until something changes. */
  state(): SearchState;
  subscribe(changed: () => void): () => void;
  /** Looks something up; a blank query asks for nothing (row 5.2). */
  look(wanted: Wanted): void;
  /** Stops waiting for another letter. */
  now(): void;
  /** Fetches the next page of the answer, if there is one. */
  more(): void;
  /** Whether the query has its answer, or will have. */
  knows(query: string): boolean;
  /** Ends what is waited for (row X.5). */
  cancel(): void;
}

/** Makes a session that asks the provider by `ask`. */
export function searchSession(ask: Ask, { pause = 0, mostPending = 1 }: SessionOptions = {}): SearchSession {
  let state = initial;
  const listeners = new Set<() => void>();
  let pending: AbortController[] = [];
  let next: AbortController | undefined;
  let typing: { readonly begin: () => void; readonly timer: ReturnType<typeof setTimeout> } | undefined;
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

  const abort = () => {
    for (const controller of pending) controller.abort();
    pending = [];
    next?.abort();
    next = undefined;
    clearTimeout(typing?.timer);
    typing = undefined;
    clearTimeout(stall);
    stall = undefined;
  };
  const cancel = () => {
    abort();
    const isWaiting = state.status === 'loading' || state.status === 'stalled';
    if (isWaiting || state.more === 'fetching')
      update({ ...(isWaiting && { status: 'idle' }), more: 'waiting' });
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

  const begin = async ({ query, section, pages = 1 }: Wanted) => {
    const controller = new AbortController();
    pending.push(controller);
    while (pending.length > mostPending) pending.shift()?.abort();
    stall ??= setTimeout(() => update({ status: 'stalled' }), stallThreshold);
    const status = state.status === 'stalled' ? 'stalled' : 'loading';
    updateSoon({ query, section, status, more: 'waiting' });
    try {
      const { answer, sections } = await firstAnswer(ask, { query, section }, pages, controller.signal);
      if (!pending.includes(controller)) return;
      const after = settle(controller);
      const shown = { answer, sections, failure: undefined, status: after };
      update({ ...shown, ...(after === 'idle' && { section: answer.section }) });
    } catch (error) {
      // Only the newest failure counts: an answer to come is better than none.
      if (pending.at(-1) !== controller) return;
      settle(controller);
      update({ status: 'error', failure: explained(error), answer: undefined });
    }
  };

  const fetchMore = async () => {
    const { answer, status, more } = state;
    if (!answer || status !== 'idle' || more === 'fetching' || !hasMore(answer)) return;
    const controller = new AbortController();
    next = controller;
    update({ more: 'fetching' });
    try {
      const found = await nextAnswer(ask, answer, controller.signal);
      if (next === controller) update({ answer: joined(answer, found), more: 'waiting' });
    } catch (error) {
      if (next === controller) update({ more: explained(error) });
    }
  };

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    look(wanted) {
      next?.abort();
      next = undefined;
      clearTimeout(typing?.timer);
      typing = undefined;
      if (wanted.query.trim() === '') {
        abort();
        update({ ...initial, query: wanted.query });
      } else if (wanted.typed && pause > 0) {
        abort();
        const start = () => {
          typing = undefined;
          begin(wanted);
        };
        typing = { begin: start, timer: setTimeout(start, pause) };
      } else begin(wanted);
    },
    now() {
      clearTimeout(typing?.timer);
      typing?.begin();
    },
    more: () => void fetchMore(),
    knows: (query) => state.query === query && (state.answer?.query === query || pending.length > 0),
    cancel,
  };
}

/** Readers get a sentence, maintainers the error. */
function explained(error: unknown): Failure {
  console.warn(error);
  return failureOf(error);
}
