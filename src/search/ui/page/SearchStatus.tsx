import type { RefObject } from 'react';
import { fill } from '../../../base/fill.ts';
import { countText } from '../count-text.ts';
import { failureText } from '../failure.ts';
import type { SearchState } from '../search-session.ts';
import type { PageStrings } from './page-data.ts';
import { shownAnswer } from './search-state.ts';

interface SearchStatusProps {
  readonly strings: PageStrings;
  readonly state: SearchState;
  readonly place: RefObject<HTMLDivElement | null>;
}

/** How the search goes, for eyes and ears: how many results, waiting, or why there is no answer (rows 2R.1, 8.1). */
export function SearchStatus({ strings, state, place }: SearchStatusProps) {
  return (
    <div ref={place} role="status" className="search-status" tabIndex={-1}>
      {state.status === 'error' && state.failure ? (
        <>
          <p>
            <strong>{strings.unreachable}</strong>
          </p>
          <p>{failureText(state.failure, strings)}</p>
        </>
      ) : (
        <p>{statusText(strings, state)}</p>
      )}
    </div>
  );
}

function statusText(strings: PageStrings, state: SearchState): string {
  if (state.status === 'stalled') return strings.fetching;
  const answer = shownAnswer(state);
  if (!answer) return '';
  if (answer.hits.length === 0) return strings.noResults;
  return answer.nbHits === 1 ? strings.oneResult : fill(strings.results, { count: countText(answer.nbHits) });
}
