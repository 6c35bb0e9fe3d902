import type { Strings } from '../site/strings.ts';
import { errorText } from './error-text.ts';

export type CrashStrings = Pick<Strings['failure'], 'crashed' | 'cause' | 'tryAgain'>;

interface CrashProps {
  readonly strings: CrashStrings;
  readonly error: unknown;
  /** Draws again what crashed. */
  onTryAgain(): void;
}

/** What stands in place of a part that threw an error (rows 8.6 to 8.8). */
export function Crash({ strings, error, onTryAgain }: CrashProps) {
  return (
    <div role="alert" className="failure">
      <h2>{strings.crashed}</h2>
      <p>{errorText(error, strings.cause)}</p>
      <button type="button" onClick={onTryAgain}>
        {strings.tryAgain}
      </button>
    </div>
  );
}
