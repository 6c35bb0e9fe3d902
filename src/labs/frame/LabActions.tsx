import { useRef, useState } from 'react';
import { fill } from '../../base/fill.ts';
import { download } from './download.ts';
import type { LabStrings } from './lab-strings.ts';
import { type Fields, type FoundSecret, secretsIn, sharedAddress, withoutSecrets } from './share.ts';
import { useClipboard } from './useClipboard.ts';

interface LabActionsProps {
  /** Name of the lab. */
  readonly lab: string;
  readonly fields: Fields;
  /** Makes what is copied or downloaded as the result, when somebody wants it; undefined while there is none. */
  readonly result: (() => string) | undefined;
  /** Name of the file that the result is downloaded as; without it nothing is. */
  readonly fileName?: string;
  /** Its media type. */
  readonly fileType?: string;
  onReset(): void;
  /** Brings back what Reset or an example took the place of; undefined while that was nothing. */
  readonly onUndo?: (() => void) | undefined;
  readonly strings: LabStrings;
}

/** Characters of a field that no link can hold. */
const surelyTooLong = 100_000;

/** What can be done with a lab: its result copied or saved, a link to it made, its fields set back and brought back. */
export function LabActions({
  lab,
  fields,
  result,
  fileName,
  fileType = 'text/plain',
  onReset,
  onUndo,
  strings,
}: LabActionsProps) {
  const linkButton = useRef<HTMLButtonElement>(null);
  const resetButton = useRef<HTMLButtonElement>(null);
  const { said, say, copy: copyText } = useClipboard(strings);
  const [isAsking, setAsking] = useState(false);
  const quiet = () => {
    setAsking(false);
    say('');
  };
  const copy = (text: string | undefined, otherwise: string) => {
    quiet();
    if (text === undefined) say(otherwise);
    else copyText(text);
  };
  const copyLink = (shared: Fields) => copy(sharedAddress(location.href, lab, shared), strings.tooLong);
  return (
    <div className="lab-actions">
      <button
        type="button"
        name="copy-result"
        disabled={result === undefined}
        onClick={() => copy(result?.(), strings.copyFailed)}
      >
        {strings.copyResult}
      </button>
      {fileName && (
        <button
          type="button"
          name="download"
          disabled={result === undefined}
          onClick={() => {
            quiet();
            if (result) download(result(), fileName, fileType);
          }}
        >
          {strings.download}
        </button>
      )}
      <button
        ref={linkButton}
        type="button"
        name="copy-link"
        onClick={({ currentTarget }) => {
          // Nothing of it would be in the link, and looking through it would block the page.
          if (Object.values(fields).some(({ length }) => length > surelyTooLong))
            return copy(undefined, strings.tooLong);
          if (isAsking) return copyLink(withoutSecrets(fields));
          const found = secretsIn(fields).slice(0, mostTold);
          if (found.length === 0) return copyLink(fields);
          const place = ({ field, line }: FoundSecret) =>
            [labelOf(currentTarget, field), fill(strings.line, { line })].join(' · ');
          // Isolated, since a key and its field can be written in another direction than the sentence.
          const keys = found
            .map((each) => `\u2068${each.begin}\u2069 (\u2068${place(each)}\u2069)`)
            .join(', ');
          setAsking(true);
          say(fill(strings.secret, { keys }));
        }}
      >
        {isAsking ? strings.copyWithout : strings.copyLink}
      </button>
      {isAsking && (
        <button
          type="button"
          name="copy-anyway"
          onClick={() => {
            // The button goes away, its reader does not.
            linkButton.current?.focus();
            copyLink(fields);
          }}
        >
          {strings.copyAnyway}
        </button>
      )}
      <button
        ref={resetButton}
        type="button"
        name="reset"
        onClick={() => {
          quiet();
          onReset();
        }}
      >
        {strings.reset}
      </button>
      {onUndo && (
        <button
          type="button"
          name="undo"
          onClick={() => {
            quiet();
            // The button goes away, its reader does not.
            resetButton.current?.focus();
            onUndo();
          }}
        >
          {strings.undo}
        </button>
      )}
      <span role="status">{said}</span>
    </div>
  );
}

/** Keys that are told at once; one who takes these away hears of the others. */
const mostTold = 3;

/** What a field of a lab is called. */
function labelOf(button: HTMLElement, field: string): string {
  const found = button.closest('[data-lab]')?.querySelector<HTMLInputElement>(`[name="${field}"]`);
  return found?.labels?.[0]?.textContent ?? field;
}
