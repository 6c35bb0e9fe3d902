import type { SearchHit } from '../../protocol/messages.ts';
import type { Failure } from '../failure.ts';

/** What was found, as far as it has been fetched. */
export interface Answer {
  readonly query: string;
  /** Section the results are narrowed to. */
  readonly section: string | undefined;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** Page of the answer that was fetched last, from 0. */
  readonly page: number;
  readonly nbPages: number;
  readonly queryID: string | undefined;
}

/** How the results of a query spread over the sections. */
export interface Sections {
  readonly query: string;
  readonly all: number;
  /** Most hits first. */
  readonly counts: readonly (readonly [name: string, hits: number])[];
}

/** `waiting`: for the reader to come to the end; `fetching`: the next page. */
export type More = 'waiting' | 'fetching' | Failure;

export type SearchState =
  | { readonly kind: 'idle'; readonly sections?: undefined }
  | {
      readonly kind: 'searching';
      readonly query: string;
      /** What was shown before, for as long as the new answer can be hoped to replace it at once. */
      readonly previous: Answer | undefined;
      readonly stalled: boolean;
      readonly sections: Sections | undefined;
    }
  | {
      readonly kind: 'answered';
      readonly answer: Answer;
      readonly more: More;
      readonly sections: Sections | undefined;
    }
  | {
      readonly kind: 'failed';
      readonly query: string;
      readonly failure: Failure;
      readonly sections: Sections | undefined;
    };

export type SearchAction =
  | { readonly type: 'emptied' }
  | { readonly type: 'started'; readonly query: string }
  | { readonly type: 'stalled' }
  | { readonly type: 'answered'; readonly answer: Answer; readonly sections: Sections }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'more wanted' }
  | { readonly type: 'more answered'; readonly answer: Answer }
  | { readonly type: 'more failed'; readonly failure: Failure };

export const idle: SearchState = { kind: 'idle' };

/** Whether the provider has hits that were not fetched yet. */
export function hasMore({ page, nbPages }: Answer): boolean {
  return page + 1 < nbPages;
}

/** What the page shows next. An action that comes too late for what is shown changes nothing. */
export function nextState(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'emptied':
      return idle;
    case 'started':
      return {
        kind: 'searching',
        query: action.query,
        previous: shownAnswer(state),
        stalled: false,
        // They stay while the reader goes from one section to another.
        sections: state.sections,
      };
    case 'stalled':
      // Hits of another query must not stand there as if they were the answer.
      return state.kind === 'searching' ? { ...state, previous: undefined, stalled: true } : state;
    case 'answered':
      if (state.kind !== 'searching') return state;
      return { kind: 'answered', answer: action.answer, more: 'waiting', sections: action.sections };
    case 'failed':
      if (state.kind !== 'searching') return state;
      return { kind: 'failed', query: state.query, failure: action.failure, sections: state.sections };
    case 'more wanted':
      if (state.kind !== 'answered' || state.more === 'fetching' || !hasMore(state.answer)) return state;
      return { ...state, more: 'fetching' };
    case 'more answered':
      if (state.kind !== 'answered' || state.more !== 'fetching') return state;
      return { ...state, answer: joined(state.answer, action.answer), more: 'waiting' };
    case 'more failed':
      if (state.kind !== 'answered' || state.more !== 'fetching') return state;
      return { ...state, more: action.failure };
  }
}

/** What the page is about: the query of the answer, or the one that is looked up. */
export function queryOf(state: SearchState): string {
  if (state.kind === 'idle') return '';
  return state.kind === 'answered' ? state.answer.query : state.query;
}

/** The sections to choose from: those of what is shown, or of the query that is looked up. */
export function shownSections(state: SearchState): Sections | undefined {
  const { sections } = state;
  return sections?.query === queryOf(state) || shownAnswer(state) ? sections : undefined;
}

/** The answer on the screen, if any. */
export function shownAnswer(state: SearchState): Answer | undefined {
  if (state.kind === 'answered') return state.answer;
  return state.kind === 'searching' ? state.previous : undefined;
}

/** Each hit once, although pages overlap when the index changes between them. A page that brings nothing is the last. */
export function joined(before: Answer, next: Answer): Answer {
  const known = new Set(before.hits.map(({ objectID }) => objectID));
  const added = next.hits.filter(({ objectID }) => !known.has(objectID));
  const nbPages = added.length === 0 ? next.page + 1 : next.nbPages;
  return { ...next, hits: [...before.hits, ...added], nbPages };
}
