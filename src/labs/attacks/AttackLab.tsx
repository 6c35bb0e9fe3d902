import { useEffect, useState } from 'react';
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
import { type AttackInput, attackTask, valuesOf } from './attack-task.ts';
import { BudgetFields } from './BudgetFields.tsx';
import { CallCounts } from './CallCounts.tsx';
import { commandOf } from './command-of.ts';
import { withOther } from './comparison.ts';
import { EventList } from './EventList.tsx';
import { kindNamed } from './engine/attacks.ts';
import { sentenceOf } from './engine/log.ts';
import { sceneAt } from './engine/scene.ts';
import { examplesOf, sharedNames } from './examples.ts';
import type { AttackFacts } from './facts.ts';
import { PrintedFrames } from './PrintedFrames.tsx';
import { RunFigure } from './RunFigure.tsx';
import { SetupFields } from './SetupFields.tsx';
import type { Beside } from './Spellings.tsx';
import { SuccessCurve } from './SuccessCurve.tsx';
import { Transport } from './Transport.tsx';
import { TrialMarks } from './TrialMarks.tsx';
import { usePlayer } from './usePlayer.ts';
import { Viewpoints } from './Viewpoints.tsx';

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
  const { name, attack, defaults, limits, published } = own;
  const rivals = facts.filter((each) => each !== own);
  const examples = examplesOf(kind, defaults);
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
  // Without script they do nothing, and would only make the page heavier.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const player = usePlayer(outcome.events);
  const shownTrials = outcome.defended ?? outcome.open;
  const scene = sceneAt(outcome.events, player.position);
  const last = outcome.events[player.position - 1];
  const now = last ? sentenceOf(kind, last) : '';
  const shared = Object.fromEntries(sharedNames(kind).map((name) => [name, fields[name] ?? '']));
  const command = commandOf(attack, kind, fields);
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
        <RunFigure
          kind={kind}
          drawing={drawing}
          scene={scene}
          events={outcome.events}
          text={outcome.text}
          now={now}
          strings={strings}
        />
        <PrintedFrames
          kind={kind}
          drawing={drawing}
          events={outcome.events}
          text={outcome.text}
          fields={fields}
          strings={strings}
        />
        <Transport player={player} length={outcome.events.length} now={now} strings={strings} />
        <CallCounts
          roles={kind.roles}
          calls={scene.calls}
          limits={fields.variant === 'paper' ? [] : limits}
          values={valuesOf(kind, fields, outcome.events)}
          strings={strings}
        />
        <Viewpoints roles={kind.roles} scene={scene} strings={strings} />
        <details>
          <summary>{strings.log}</summary>
          <EventList kind={kind} events={outcome.events} position={player.position} label={strings.log} />
          {log && (
            <p>
              <a href={log}>{strings.wholeLog}</a>
            </p>
          )}
        </details>
      </LabResult>
      <details className="attack-more">
        <summary>{strings.parameters}</summary>
        {isLive && (
          <>
            <SetupFields
              kind={kind}
              fields={fields}
              onChange={change}
              problems={outcome.problems}
              strings={strings}
            />
            {outcome.problems.length === 0 && (
              <TrialMarks isScan={kind.isScan} outcome={outcome} strings={strings} />
            )}
            <BudgetFields
              kind={kind}
              name={name}
              others={rivals}
              fields={fields}
              onChange={change}
              outcome={outcome}
              problems={outcome.problems}
              strings={strings}
            />
            {published.length > 0 && shownTrials.length > 0 && (
              <SuccessCurve trials={shownTrials} published={published} strings={strings} />
            )}
          </>
        )}
      </details>
      <details className="attack-more attack-command">
        <summary>{strings.run}</summary>
        <pre dir="ltr">
          <code>{command}</code>
        </pre>
      </details>
      <LabActions
        lab={lab}
        fields={shared}
        result={command}
        onReset={() => choose(0)}
        onUndo={undo}
        strings={strings}
      />
    </>
  );
}
