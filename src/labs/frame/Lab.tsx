import type { ReactNode } from 'react';
import { IslandStatus } from '../../islands/IslandStatus.tsx';
import { usePart, useSite } from '../../view/context.ts';
import { wordsFile } from '../lab-files.ts';
import type { LabStrings, OwnStrings } from './lab-strings.ts';

interface LabProps {
  /** Name in `start-lab.ts`. */
  readonly name: string;
  /** What the lab is called, for those who hear the page. */
  readonly label: string;
  /** All that the lab is drawn from, once by the build and once more in the browser, which gets its words by a file. */
  readonly data: { readonly strings: LabStrings };
  /** Words that are its own. */
  readonly words: OwnStrings;
  /** Nobody enters code or reads it as the result, and nothing is wrong before somebody enters something: those styles stay away. */
  readonly isPlain?: boolean;
  /** Nothing can be used before a script has opened it, and its style comes with the script. */
  readonly isPoster?: boolean;
  readonly children: ReactNode;
}

/** The frame of a lab as the build draws it, with its worked example; without script it is that, to be read. */
export function Lab({ name, label, data, words, isPlain = false, isPoster = false, children }: LabProps) {
  usePart(!isPoster && 'lab');
  usePart(!isPlain && 'lab-code');
  usePart(!isPlain && 'lab-answers');
  const { config, strings } = useSite();
  const { labs } = strings;
  const { strings: _, ...told } = data;
  return (
    <section
      className="lab"
      aria-label={label}
      data-lab={name}
      data-lab-words={config.basePath + wordsFile(strings, words).address}
      data-lab-data={JSON.stringify(told)}
    >
      {!isPoster && (
        <noscript>
          <p className="lab-note">{labs.noScript}</p>
        </noscript>
      )}
      <div>{children}</div>
      <IslandStatus loading={labs.loading} />
      {!isPoster && <p className="lab-note">{labs.private}</p>}
    </section>
  );
}
