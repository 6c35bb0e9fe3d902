import type { SearchSettings } from '../../settings.ts';
import { type Failure, failureText } from '../failure.ts';

interface FailedProps {
  readonly strings: SearchSettings['strings'];
  readonly failure: Failure;
  onRetry(): void;
}

/** Says why there is no answer (rows 4.12, 8.1, 8.3, 8.4). */
export function Failed({ strings, failure, onRetry }: FailedProps) {
  return (
    <div className="finder-message">
      <p className="finder-message-title">{strings.unreachable}</p>
      <p>{failureText(failure, strings)}</p>
      <button type="button" onClick={onRetry}>
        {strings.tryAgain}
      </button>
    </div>
  );
}
