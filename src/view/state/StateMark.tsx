import type { State } from '../../product/status/state.ts';
import { usePart, useSite } from '../context.ts';
import { brokenWords } from './broken-words.ts';

/** The mark of what is broken in the version that the docs describe; nothing for what works. */
export function StateMark({ state }: { state: State | undefined }) {
  const words = brokenWords(useSite(), state);
  usePart(words !== undefined && 'state');
  if (!words) return null;
  // The space keeps it apart from the name in what is copied, read aloud and searched.
  return (
    <>
      {' '}
      <span className="state-broken">{words}</span>
    </>
  );
}
