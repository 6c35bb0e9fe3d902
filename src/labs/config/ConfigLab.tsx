import { useRef } from 'react';
import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { CodeField } from '../frame/CodeField.tsx';
import { ExampleField } from '../frame/ExampleField.tsx';
import type { ExampleName } from '../frame/example-name.ts';
import { LabActions } from '../frame/LabActions.tsx';
import { LabResult } from '../frame/LabResult.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import type { TaskWorker } from '../frame/tasks.ts';
import { useFields } from '../frame/useFields.ts';
import { useTask } from '../frame/useTask.ts';
import { ConfigReport } from './ConfigReport.tsx';
import type { ConfigInput, ConfigOutcome } from './config-task.ts';
import { configTokens } from './config-tokens.ts';
import { largestFile } from './largest-file.ts';
import { OpenFile } from './OpenFile.tsx';
import { reportText, summaryText } from './report-text.ts';
import { isSameFile } from './same-file.ts';
import { useDrop } from './useDrop.ts';

export interface ConfigExample {
  readonly name: ExampleName<'configLab'>;
  readonly file: string;
  readonly text: string;
}

/** What the build hands to the browser. */
export interface ConfigLabData {
  /** The first is the worked one. */
  readonly examples: readonly [ConfigExample, ...ConfigExample[]];
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

/** A file, and what DTX will make of it, anew with each letter. */
export function ConfigLab({
  data: { examples, outcome: first, pages, strings },
  start,
}: {
  data: ConfigLabData;
  start: () => TaskWorker;
}) {
  const [worked, ...others] = examples;
  const inputs = [inputOf(worked), ...others.map(inputOf)] as const;
  const { fields, example, change, choose, undo } = useFields('config', inputs);
  const { text, file, encoding } = fields;
  const task = useTask(start, { text, file, encoding }, first);
  const { outcome } = task;
  const place = useRef<HTMLDivElement>(null);
  const open = (opened: File) => void readFile(opened).then(change);
  useDrop(place, open);
  const isHeld = text.length > longestShown;
  return (
    <>
      <ExampleField
        label={strings.example}
        names={examples.map(({ name }) => strings[name])}
        value={example}
        onChoose={choose}
      />
      <div ref={place} className="config-file">
        <CodeField
          id="config-lab-text"
          name="text"
          label={strings.text}
          value={isHeld ? '' : text}
          // The name of the file tells what a text is meant to be, as long as it is changed and not replaced.
          onChange={(typed) =>
            change({ text: typed, file: !isHeld && isSameFile(text, typed) ? file : '', encoding: '' })
          }
          tokens={configTokens}
          isInvalid={outcome.errors.all > 0}
        />
        <OpenFile label={strings.open} onOpen={open} />
        {isHeld && (
          <p className="config-held">
            {fill(strings.held, {
              file: [file, `${(text.length / 1e6).toFixed(1)} MB`].filter(Boolean).join(', '),
            })}
          </p>
        )}
      </div>
      <LabResult task={task} problems={[]} summary={summaryText(outcome, strings)} strings={strings}>
        <ConfigReport outcome={outcome} field={isHeld ? undefined : 'text'} pages={pages} strings={strings} />
      </LabResult>
      <LabActions
        lab="config"
        fields={{ text, file }}
        result={task.failure ? undefined : () => reportText(outcome, strings)}
        fileName="config-check.txt"
        onReset={() => choose(0)}
        onUndo={undo}
        strings={strings}
      />
    </>
  );
}

function inputOf({ text, file }: ConfigExample): ConfigInput {
  return { text, file, encoding: '' };
}

async function readFile(file: File): Promise<ConfigInput> {
  if (file.size > largestFile) return { text: '', file: file.name, encoding: 'too long' };
  // Most who check a file paste it. Without the code, the file is taken to be UTF-8, as nearly all are.
  const { decodeFile } = await import('./decode-file.ts').catch(() => ({ decodeFile: undefined }));
  const decoded = decodeFile
    ? decodeFile(new Uint8Array(await file.arrayBuffer()))
    : { text: await file.text(), encoding: '' };
  return { ...decoded, file: file.name };
}
