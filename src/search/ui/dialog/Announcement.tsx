import { useEffect, useState } from 'react';
import { fill } from '../../../base/fill.ts';
import type { SearchSettings } from '../../settings.ts';
import { countText } from '../count-text.ts';
import { failureText } from '../failure.ts';
import type { SearchState } from '../search-session.ts';

/** A reader who types on is not interrupted, in milliseconds. */
const pause = 400;

/** Tells those who do not see the list how the search goes (row X.1): how much was found, waiting, a failure. */
export function Announcement({ state, strings }: { state: SearchState; strings: SearchSettings['strings'] }) {
  const text = announcement(state, strings);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

function announcement({ status, failure, answer }: SearchState, strings: SearchSettings['strings']): string {
  if (status === 'error' && failure) return `${strings.unreachable}. ${failureText(failure, strings)}`;
  if (status === 'stalled') return strings.loading;
  if (!answer) return '';
  const { query, nbHits } = answer;
  const template = [strings.announceNone, strings.announceOne][nbHits] ?? strings.announceResults;
  return fill(template, { query, count: countText(nbHits) });
}
