import { useState } from 'react';
import type { LabStrings } from './lab-strings.ts';
import { type Fields, looksSecret, sharedAddress } from './share.ts';

interface LabActionsProps {
  /** Name of the lab. */
  readonly lab: string;
  readonly fields: Fields;
  /** What is copied as the result; undefined while there is none. */
  readonly result: string | undefined;
  onReset(): void;
  readonly strings: LabStrings;
}

/** What can be done with a lab: its result copied, a link to it made, its fields set back. */
export function LabActions({ lab, fields, result, onReset, strings }: LabActionsProps) {
  const [said, setSaid] = useState('');
  const [isAsking, setAsking] = useState(false);
  const copy = (text: string | undefined, otherwise: string) => {
    setAsking(false);
    if (text === undefined) return setSaid(otherwise);
    navigator.clipboard.writeText(text).then(
      () => setSaid(strings.copied),
      () => setSaid(strings.copyFailed),
    );
  };
  const copyLink = () => copy(sharedAddress(location.href, lab, fields), strings.tooLong);
  return (
    <div className="lab-actions">
      <button
        type="button"
        name="copy-result"
        disabled={result === undefined}
        onClick={() => copy(result, strings.copyFailed)}
      >
        {strings.copyResult}
      </button>
      <button
        type="button"
        name="copy-link"
        onClick={() => {
          if (!looksSecret(fields) || isAsking) return copyLink();
          setAsking(true);
          setSaid(strings.secret);
        }}
      >
        {isAsking ? strings.copyAnyway : strings.copyLink}
      </button>
      <button
        type="button"
        name="reset"
        onClick={() => {
          setAsking(false);
          setSaid('');
          onReset();
        }}
      >
        {strings.reset}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
