import { useState } from 'react';
import type { LabStrings } from './lab-strings.ts';

export interface Clipboard {
  /** What is to be said of the last try; empty while there is nothing. */
  readonly said: string;
  say(words: string): void;
  copy(text: string): void;
}

/** Copies texts, and says whether that went well. */
export function useClipboard(strings: Pick<LabStrings, 'copied' | 'copyFailed'>): Clipboard {
  const [said, say] = useState('');
  return {
    said,
    say,
    copy(text) {
      // What is said twice is heard twice.
      say('');
      write(text).then(
        () => say(strings.copied),
        () => say(strings.copyFailed),
      );
    },
  };
}

/** Rejects also where a page has no clipboard, as one that was not sent over HTTPS. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
