import { useEffect, useLayoutEffect, useRef } from 'react';
import { fill } from '../../../base/fill.ts';
import { type Answer, hasMore } from '../answers.ts';
import { countText } from '../count-text.ts';
import { failureText } from '../failure.ts';
import type { More } from '../search-session.ts';
import type { PageStrings } from './page-data.ts';

interface MoreResultsProps {
  readonly strings: PageStrings;
  readonly answer: Answer;
  readonly more: More;
  onMore(): void;
  /** The button goes away while it has the focus: the focus must get a place. */
  onGone(): void;
}

/** The end of the results: says how many there are, and fetches more when a reader comes here or asks for it. */
export function MoreResults({ strings, answer, more, onMore, onGone }: MoreResultsProps) {
  const { hits, nbHits } = answer;
  const failure = typeof more === 'object' ? more : undefined;
  const shown = fill(strings.shown, { shown: countText(hits.length), count: countText(nbHits) });
  return (
    <div className="search-more">
      <p aria-live="polite">
        {failure
          ? `${strings.unreachable}. ${failureText(failure, strings)}`
          : more === 'fetching'
            ? strings.fetching
            : shown}
      </p>
      {hasMore(answer) && (
        <MoreButton
          label={failure ? strings.tryAgain : strings.more}
          automatic={more === 'waiting'}
          onMore={onMore}
          onGone={onGone}
        />
      )}
    </div>
  );
}

interface MoreButtonProps extends Pick<MoreResultsProps, 'onMore' | 'onGone'> {
  readonly label: string;
  /** Whether coming into view is enough. */
  readonly automatic: boolean;
}

function MoreButton({ label, automatic, onMore, onGone }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!automatic || !button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore());
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [automatic, onMore]);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) onGone();
    };
  }, [onGone]);
  return (
    <button ref={button} type="button" onClick={onMore}>
      {label}
    </button>
  );
}
