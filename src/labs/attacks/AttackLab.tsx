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
import { type AttackInput, attackTask, kindNamed, valuesOf } from './attack-task.ts';
import { CallCounts } from './CallCounts.tsx';
import type { CallLimit } from './call-limits.ts';
import { commandOf } from './command-of.ts';
import { EventList } from './EventList.tsx';
import { sentenceOf } from './engine/log.ts';
import { sceneAt } from './engine/scene.ts';
import { examplesOf } from './examples.ts';
import { RunFigure } from './RunFigure.tsx';
import { SetupFields } from './SetupFields.tsx';
import { type PublishedRate, SuccessCurve } from './SuccessCurve.tsx';
import { Transport } from './Transport.tsx';
import { TrialMarks } from './TrialMarks.tsx';
import { usePlayer } from './usePlayer.ts';
import { Viewpoints } from './Viewpoints.tsx';

/** What the build hands to the browser. */
export interface AttackLabData {
  /** The attack, by the id of its tactic. */
  readonly id: string;
  /** Value of `--attack`. */
  readonly attack: string;
  /** Values of flags that the command line has without being told. */
  readonly defaults: AttackInput;
  /** What the model says of the calls. */
  readonly limits: readonly CallLimit[];
  /** Rates by samples that the paper reports, where samples are what an attack spends. */
  readonly published?: readonly PublishedRate[];
  readonly strings: LabStrings & Strings['attackLab'];
}

/** An attack that is played step by step on a toy target. */
export function AttackLab({
  data: { id, attack, defaults, limits, published, strings },
  drawing,
  start,
}: {
  data: AttackLabData;
  drawing: Figure;
  start: () => TaskWorker;
}) {
  const kind = kindNamed(id);
  if (!kind) throw new Error(`There is no attack "${id}"`);
  const examples = examplesOf(kind, defaults);
  const [worked, ...others] = examples;
  // The build and the browser play the same run, so that a page need not hold it.
  const [first] = useState(() => attackTask(worked.input));
  const lab = `attack-${kind.id}`;
  const { fields, example, change, choose, undo } = useFields<AttackInput>(lab, [
    worked.input,
    ...others.map(({ input }) => input),
  ]);
  const { outcome, ...task } = useTask(start, fields, first);
  // Without script they do nothing, and would only make the page heavier.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const player = usePlayer(outcome.events);
  const scene = sceneAt(outcome.events, player.position);
  const last = outcome.events[player.position - 1];
  const now = last ? sentenceOf(kind, last) : '';
  const goTo = (id: number) => {
    const at = outcome.events.findLastIndex((event) => 'node' in event && event.node === id);
    player.seek(at + 1);
  };
  const { text: _, ...shared } = fields;
  const command = commandOf(attack, kind, fields);
  return (
    <>
      <ExampleField
        label={strings.example}
        names={examples.map(({ name }) => name)}
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
      <LabResult task={task} problems={outcome.problems} summary={now} strings={strings}>
        <RunFigure
          kind={kind}
          drawing={drawing}
          scene={scene}
          events={outcome.events}
          text={outcome.text}
          now={now}
          onChoose={goTo}
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
          <EventList kind={kind} events={outcome.events} position={player.position} />
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
            <TrialMarks isScan={kind.isScan} outcome={outcome} strings={strings} />
            {published && (
              <SuccessCurve
                trials={outcome.defended ?? outcome.open}
                published={published}
                strings={strings}
              />
            )}
          </>
        )}
      </details>
      <details className="attack-more">
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
