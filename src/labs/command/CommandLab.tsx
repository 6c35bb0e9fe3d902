import { useMemo } from 'react';
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
import { CommandBuilder } from './CommandBuilder.tsx';
import { CommandReport } from './CommandReport.tsx';
import type { CommandInput, CommandOutcome } from './command-task.ts';
import { commandTokens } from './command-tokens.ts';
import { convertText, otherShell } from './convert.ts';
import type { CommandLabFacts } from './facts.ts';
import { resultText } from './result-text.ts';

export interface CommandExample extends CommandInput {
  readonly name: ExampleName<'commandLab'>;
}

/** What the build hands to the browser. */
export interface CommandLabData {
  /** The first is the worked one. */
  readonly examples: readonly [CommandExample, ...CommandExample[]];
  /** Of the first example. */
  readonly outcome: CommandOutcome;
  /** Address of the file with the facts. */
  readonly facts: string;
  /** Address of each page with a reference, by its route. */
  readonly pages: Readonly<Record<string, string>>;
  readonly strings: LabStrings & Strings['commandLab'];
}

const shellNames = { bash: 'Bash', powershell: 'PowerShell' } as const;

/** A command, explained word by word, and the same command as a form: a change in one is a change in the other. */
export function CommandLab({
  data: { examples, outcome: first, pages, strings },
  facts,
  start,
}: {
  data: CommandLabData;
  facts: CommandLabFacts;
  start: () => TaskWorker;
}) {
  const [worked, ...others] = examples;
  const inputs = [inputOf(worked), ...others.map(inputOf)] as const;
  const { fields, example, change, rewrite, choose, undo } = useFields('command', inputs);
  const { command } = fields;
  const setCommand = (text: string) => change({ command: text });
  const task = useTask(start, { command }, first);
  const { outcome } = task;
  const converted = useMemo(
    () => (command.length > longestConverted ? command : convertText(command)),
    [command],
  );
  return (
    <>
      <ExampleField
        label={strings.example}
        names={examples.map(({ name }) => strings[name])}
        value={example}
        onChoose={choose}
      />
      <div className="command-text">
        <CodeField
          id="command-lab-command"
          name="command"
          label={strings.command}
          value={command}
          onChange={setCommand}
          tokens={commandTokens}
          isInvalid={outcome.problems.length > 0}
        />
        {converted !== command && (
          <button type="button" name="convert" onClick={() => setCommand(converted)}>
            {fill(strings.convert, { shell: shellNames[otherShell(command)] })}
          </button>
        )}
      </div>
      <CommandBuilder text={command} onChange={setCommand} facts={facts} strings={strings} />
      <LabResult
        task={task}
        problems={outcome.problems}
        summary={outcome.summary}
        strings={strings}
        isPartial
      >
        <CommandReport
          outcome={outcome}
          pages={pages}
          onUse={(text) => rewrite({ command: text })}
          strings={strings}
        />
      </LabResult>
      <LabActions
        lab="command"
        fields={{ command }}
        result={task.failure || outcome.calls.length === 0 ? undefined : () => resultText(outcome, strings)}
        fileName="dtx-command.txt"
        onReset={() => choose(0)}
        onUndo={undo}
        strings={strings}
      />
    </>
  );
}

function inputOf({ command }: CommandInput): CommandInput {
  return { command };
}

/** Longer texts are not offered for the other shell: each letter would read them once more. */
const longestConverted = 10_000;
