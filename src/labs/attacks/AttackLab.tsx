import { useState } from 'react';
import type { Strings } from '../../site/strings.ts';
import { CodeField } from '../frame/CodeField.tsx';
import { ExampleField } from '../frame/ExampleField.tsx';
import { LabActions } from '../frame/LabActions.tsx';
import { LabResult } from '../frame/LabResult.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import type { TaskWorker } from '../frame/tasks.ts';
import { useFields } from '../frame/useFields.ts';
import { useTask } from '../frame/useTask.ts';
import type { Figure } from './AttackFigure.tsx';
import { type AttackInput, attackTask } from './attack-task.ts';
import { commandOf } from './command-of.ts';
import { withOther } from './comparison.ts';
import { kindNamed } from './engine/attacks.ts';
import type { AttackEvent } from './engine/events.ts';
import { sentenceOf } from './engine/log.ts';
import { examplesOf, sharedNames } from './examples.ts';
import type { AttackFacts } from './facts.ts';
import { RunView } from './RunView.tsx';
import { SetupPart, useLive } from './SetupPart.tsx';
import type { Beside } from './Spellings.tsx';
import { usePlayer } from './usePlayer.ts';

/** What the build hands to the browser. */
export interface AttackLabData {
  /** The attack, by the id of its tactic. */
  readonly id: string;
  /** Address of the facts of all attacks. */
  readonly facts: string;
  /** Address of the whole log of the run with the defaults. */
  readonly log?: string;
  readonly strings: LabStrings & Strings['attackLab'];
}

/** An attack that is played step by step on a toy target. */
export function AttackLab({
  data: { id, log, strings },
  facts,
  drawing,
  beside: BesideText,
  start,
}: {
  data: AttackLabData;
  facts: readonly AttackFacts[];
  drawing: Figure;
  beside?: Beside | undefined;
  start: () => TaskWorker;
}) {
  const kind = kindNamed(id);
  const own = facts.find((each) => each.id === id);
  if (!kind || !own) throw new Error(`There is no attack "${id}"`);
  const rivals = facts.filter((each) => each !== own);
  const examples = examplesOf(kind, own.defaults);
  const [worked, ...others] = examples;
  // The build and the browser play the same run, so that a page need not hold it.
  const [first] = useState(() => attackTask(worked.input));
  const lab = `attack-${kind.id}`;
  const { fields, example, change, choose, undo } = useFields<AttackInput>(
    lab,
    [worked.input, ...others.map(({ input }) => input)],
    { shared: sharedNames(kind) },
  );
  const { outcome, ...task } = useTask(start, withOther(fields, rivals), first);
  const isLive = useLive();
  const player = usePlayer(outcome.events);
  const last = outcome.events[player.position - 1];
  const sentence = (event?: AttackEvent) => (event ? sentenceOf(kind, event) : '');
  const now = sentence(last);
  const shared = Object.fromEntries(sharedNames(kind).map((name) => [name, fields[name] ?? '']));
  const command = commandOf(own.attack, kind, fields);
  return (
    <>
      <ExampleField
        label={strings.example}
        names={examples.map(({ name }) => strings[name])}
        value={example}
        onChoose={choose}
      />
      {fields.text !== undefined && (
        <CodeField
          id={`${lab}-text`}
          name="text"
          label={strings.text}
          value={fields.text}
          onChange={(text) => change({ text })}
          isInvalid={outcome.problems.some(({ field }) => field === 'text')}
        />
      )}
      {BesideText && <BesideText fields={fields} onChange={change} isLive={isLive} strings={strings} />}
      <LabResult task={task} problems={outcome.problems} summary={now} strings={strings}>
        <RunView
          kind={kind}
          drawing={drawing}
          outcome={outcome}
          player={player}
          now={now}
          fields={fields}
          limits={own.limits}
          log={log}
          strings={strings}
        />
      </LabResult>
      <SetupPart
        kind={kind}
        own={own}
        others={rivals}
        fields={fields}
        onChange={change}
        outcome={outcome}
        isLive={isLive}
        strings={strings}
      />
      <details className="attack-more attack-command">
        <summary>{strings.run}</summary>
        <pre dir="ltr">
          <code>{command}</code>
        </pre>
      </details>
      <LabActions
        lab={lab}
        fields={shared}
        result={[sentence(outcome.events.at(-1)), command].filter(Boolean).join('\n\n')}
        onReset={() => choose(0)}
        onUndo={undo}
        strings={strings}
      />
    </>
  );
}
