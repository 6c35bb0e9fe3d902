import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Hit } from '../../client/hits.ts';
import { MissingResults } from '../MissingResults.tsx';
import type { SearchState } from '../search-session.ts';
import { MoreResults } from './MoreResults.tsx';
import type { PageData } from './page-data.ts';
import { Result } from './Result.tsx';
import { shownAnswer } from './search-state.ts';

interface ResultsProps {
  readonly data: PageData;
  readonly state: SearchState;
  onMore(): void;
  /** @param position in the results, from 1 */
  onChosen(hit: Hit, position: number, queryID: string | undefined): void;
}

/** The results of an answer, as far as they were fetched, or what to do about their absence. */
export function Results({ data, state, onMore, onChosen }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const answer = shownAnswer(state);
  const count = answer?.hits.length ?? 0;
  const countBefore = useRef(0);
  const focusLost = useRef(false);
  const onGone = useCallback(() => {
    focusLost.current = true;
  }, []);
  useLayoutEffect(() => {
    // The reader goes on with the first of the results that took the button's place.
    if (focusLost.current)
      list.current?.querySelectorAll<HTMLElement>('h2 > a')[countBefore.current]?.focus();
    focusLost.current = false;
    countBefore.current = count;
  }, [count]);

  if (!answer) return null;
  if (count === 0) {
    const { missingResults } = data;
    if (state.status !== 'idle' || missingResults === undefined) return null;
    return <MissingResults template={missingResults} query={answer.query} strings={data.strings} />;
  }
  return (
    <div ref={list} className="search-results" aria-busy={state.status === 'loading'}>
      {answer.hits.map((hit, i) => (
        <Result
          key={hit.objectID}
          hit={hit}
          siteUrl={data.siteUrl}
          onChosen={() => onChosen(hit, i + 1, answer.queryID)}
        />
      ))}
      {state.status === 'idle' && (
        <MoreResults
          strings={data.strings}
          answer={answer}
          more={state.more}
          onMore={onMore}
          onGone={onGone}
        />
      )}
    </div>
  );
}
