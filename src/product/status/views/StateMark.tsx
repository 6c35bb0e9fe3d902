import { fill } from '../../../site/strings.ts';
import { usePart, useSite } from '../../../view/context.ts';
import { brokenWords } from '../broken-words.ts';
import type { State } from '../state.ts';

/** The mark of what is broken in the version that the docs describe; nothing for what works. */
export function StateMark({ state }: { state: State | undefined }) {
  const words = brokenWords(useSite(), state);
  usePart('state');
  return words ? <span className="state-broken">{words}</span> : null;
}
