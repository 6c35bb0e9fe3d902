import { download } from './download.ts';
import type { LabStrings } from './lab-strings.ts';
import { useClipboard } from './useClipboard.ts';

interface FileActionsProps {
  /** What the text is called; with a type, the name of its file. */
  readonly name: string;
  readonly text: string;
  /** Media type of a file; a text without one is only copied. */
  readonly type?: string | undefined;
  readonly strings: LabStrings;
}

/** Copies or saves one of several texts of a result. */
export function FileActions({ name, text, type, strings }: FileActionsProps) {
  const { said, say, copy } = useClipboard(strings);
  return (
    <span className="lab-actions">
      <button
        type="button"
        name="copy-file"
        aria-label={`${strings.copy}: ${name}`}
        onClick={() => copy(text)}
      >
        {strings.copy}
      </button>
      {type && (
        <button
          type="button"
          name="download-file"
          aria-label={`${strings.download}: ${name}`}
          onClick={() => {
            say('');
            download(text, name, type);
          }}
        >
          {strings.download}
        </button>
      )}
      <span role="status">{said}</span>
    </span>
  );
}
