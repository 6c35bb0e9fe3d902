import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { CodeField } from '../frame/CodeField.tsx';
import { ExampleField } from '../frame/ExampleField.tsx';
import { LabActions } from '../frame/LabActions.tsx';
import { LabResult } from '../frame/LabResult.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import { sharedFields } from '../frame/share.ts';
import type { TaskWorker } from '../frame/tasks.ts';
import { useTask } from '../frame/useTask.ts';
import { ConfigReport } from './ConfigReport.tsx';
import type { ConfigInput, ConfigOutcome } from './config-task.ts';
import { configTokens } from './config-tokens.ts';
import { decodeFile, largestFile } from './decode-file.ts';
import { OpenFile } from './OpenFile.tsx';
import { reportText } from './report-text.ts';

export interface ConfigExample {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

/** What the build hands to the browser. */
export interface ConfigLabData {
  /** The first is the worked one. */
  readonly examples: readonly ConfigExample[];
  /** Of the first example. */
  readonly outcome: ConfigOutcome;
  /** Address of the file with all it takes. */
  readonly checks: string;
  /** Address of each page that explains something, by its route. */
  readonly pages: Readonly<Record<string, string>>;
  readonly strings: LabStrings & Strings['configLab'];
}

/** Longest text that is put into the field: with a longer one, each letter would take a moment. */
const longestShown = 200_000;

interface Entered extends ConfigInput {
  /** Kept out of the field, for its length. */
  readonly isHeld: boolean;
}

/** A file, and what DTX will make of it, anew with each letter. */
export function ConfigLab({
  data: { examples, outcome: first, pages, strings },
  checks,
  start,
}: {
  data: ConfigLabData;
  checks: string;
  start: () => TaskWorker;
}) {
  const [entered, setEntered] = useState(() => enteredFrom(examples[0]));
  const [example, setExample] = useState(0);
  const { text, file, encoding, isHeld } = entered;
  const { outcome, ...task } = useTask(start, { text, file, encoding, checks }, first);
  const place = useRef<HTMLDivElement>(null);
  // Before what a reader typed already is put back, which counts more.
  useLayoutEffect(() => {
    const shared = sharedFields(location.hash, 'config', ['text']);
    if (shared) setEntered(enter(shared.text ?? '', ''));
  }, []);
  const open = (opened: File) => readFile(opened).then(setEntered);
  useDrop(place, open);
  const choose = (choice: number) => {
    setExample(choice);
    setEntered(enteredFrom(examples[choice]));
  };
  return (
    <>
      <ExampleField
        label={strings.example}
        names={examples.map(({ name }) => name)}
        value={example}
        onChoose={choose}
      />
      <div ref={place} className="config-file">
        <CodeField
          id="config-lab-text"
          name="text"
          label={strings.text}
          value={isHeld ? '' : text}
          // What is typed is another text than that of the file. Its name still tells what it is meant to be.
          onChange={(typed) => setEntered(enter(typed, isHeld ? '' : file))}
          tokens={text.length <= 50_000 ? configTokens : undefined}
          isInvalid={outcome.errors.all > 0}
        />
        <OpenFile label={strings.open} onOpen={open} />
        {isHeld && (
          <p className="config-held">
            {fill(strings.held, { name: file || strings.text, size: (text.length / 1e6).toFixed(1) })}
          </p>
        )}
      </div>
      <LabResult task={task} problems={[]} summary={reportText(outcome).slice(0, 300)} strings={strings}>
        <ConfigReport outcome={outcome} field={isHeld ? undefined : 'text'} pages={pages} strings={strings} />
      </LabResult>
      <LabActions
        lab="config"
        fields={{ text }}
        result={task.failure ? undefined : reportText(outcome)}
        onReset={() => choose(0)}
        strings={strings}
      />
    </>
  );
}

function enteredFrom({ text, file }: ConfigExample = { name: '', text: '', file: '' }): Entered {
  return { text, file, encoding: '', isHeld: false };
}

function enter(text: string, file: string, encoding = ''): Entered {
  return { text, file, encoding, isHeld: text.length > longestShown };
}

async function readFile(file: File): Promise<Entered> {
  if (file.size > largestFile) return enter('', file.name, 'too long');
  const { text, encoding } = decodeFile(new Uint8Array(await file.arrayBuffer()));
  return enter(text, file.name, encoding);
}

/** Takes a file that is dropped anywhere on the lab; without it, the browser would leave the page for the file. */
function useDrop(place: { readonly current: HTMLElement | null }, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const lab = place.current?.closest<HTMLElement>('[data-lab]');
    if (!lab) return;
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      lab.dataset.dropping = '';
    };
    const leave = (event: DragEvent) => {
      if (!lab.contains(event.relatedTarget as Node | null)) delete lab.dataset.dropping;
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      delete lab.dataset.dropping;
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    lab.addEventListener('dragover', over);
    lab.addEventListener('dragleave', leave);
    lab.addEventListener('drop', drop);
    return () => {
      lab.removeEventListener('dragover', over);
      lab.removeEventListener('dragleave', leave);
      lab.removeEventListener('drop', drop);
    };
  }, [place]);
}
