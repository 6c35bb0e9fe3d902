import type { Answer, Sections } from '../answers.ts';
import type { SearchState } from '../search-session.ts';

/** What the page is about: the query of the answer, or the one that is looked up. */
export function queryOf({ status, query, answer }: SearchState): string {
  return status === 'idle' ? (answer?.query ?? '') : query;
}

/**
 * The answer on the screen, if any: the one before for as long as a new one can be hoped to replace it at once. After
 * that, hits of another query must not stand there as if they were the answer.
 */
export function shownAnswer({ status, answer }: SearchState): Answer | undefined {
  return status === 'stalled' ? undefined : answer;
}

/** The sections to choose from: those of what is shown, or of the query that is looked up. */
export function shownSections(state: SearchState): Sections | undefined {
  const { sections } = state;
  return sections?.query === queryOf(state) || shownAnswer(state) ? sections : undefined;
}
