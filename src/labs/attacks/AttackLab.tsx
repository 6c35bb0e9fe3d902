import type { ComponentType } from 'react';
import type { Strings } from '../../site/strings.ts';
import { ExampleField } from '../frame/ExampleField.tsx';
import { LabActions } from '../frame/LabActions.tsx';
import { LabResult } from '../frame/LabResult.tsx';
import type { LabStrings } from '../frame/lab-strings.ts';
import type { TaskWorker } from '../frame/tasks.ts';
import { useFields } from '../frame/useFields.ts';
import { useTask } from '../frame/useTask.ts';
import type { Figure } from './AttackFigure.tsx';
import { type AttackFacts, factsOf } from './attack-facts.ts';
import type { AttackInput } from './attack-input.ts';
import type { AttackOutcome } from './attack-task.ts';
import { commandOf } from './command-of.ts';
import { withOther } from './comparison.ts';
import type { AttackKind } from './engine/attack-kind.ts';
import type { AttackEvent } from './engine/events.ts';
import { sentenceOf } from './engine/log.ts';
import { examplesOf, sharedNames } from './examples.ts';
import type { TextPart } from './OwnText.tsx';
import { RunView } from './RunView.tsx';
import { SetupPart, useLive } from './SetupPart.tsx';
import type { SuccessCurveProps } from './SuccessCurve.tsx';
import { usePlayer } from './usePlayer.ts';

/** What an attack is drawn by. */
export interface Drawn {
  readonly figure: Figure;
  readonly text?: TextPart;
  readonly curve?: ComponentType<SuccessCurveProps>;
}

/** What the build hands to the browser. */
export interface AttackLabData {
  /** Address of the facts of all attacks. */
  readonly facts: string;
  /** Address of the whole log of the run with the defaults. */
  readonly log?: string;
  /** It is a picture until somebody wants to watch. */
  readonly isPoster?: boolean;
  readonly strings: LabStrings & Strings['attackLab'];
}

export interface AttackLabProps {
  readonly data: AttackLabData;
  readonly kind: AttackKind;
  readonly facts: readonly AttackFacts[];
  /** Of the run that the page shows. The build and the browser play it for themselves, so that no page need hold it. */
  readonly first: AttackOutcome;
  readonly drawn: Drawn;
  readonly start: () => TaskWorker;
}

/** An attack that is played step by step on a toy target. */
export function AttackLab({
  data: { log, strings },
  kind,
  facts,
  first,
  drawn: { figure, text: TextPart, curve },
  start,
}: AttackLabProps) {
  const own = factsOf(kind.id, facts);
  const rivals = facts.filter((each) => each !== own);
  const examples = examplesOf(kind, own.defaults);
  const [worked, ...others] = examples;
  const lab = `attack-${kind.id}`;
  const { fields, example, change, choose, undo } = useFields<AttackInput>(
    lab,
    [worked.input, ...others.map(({ input }) => input)],
    { shared: sharedNames(kind) },
  );
  const task = useTask(start, withOther(fields, rivals), first, undefined, true);
  const { outcome } = task;
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
      {TextPart && (
        <TextPart
          id={`${lab}-text`}
          fields={fields}
          onChange={change}
          isInvalid={outcome.problems.some(({ field }) => field === 'text')}
          isLive={isLive}
          strings={strings}
        />
      )}
      <LabResult task={task} problems={outcome.problems} summary={now} strings={strings}>
        <RunView
          kind={kind}
          drawing={figure}
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
        curve={curve}
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
        result={() => [sentence(outcome.events.at(-1)), command].filter(Boolean).join('\n\n')}
        onReset={() => choose(0)}
        onUndo={undo}
        strings={strings}
      />
    </>
  );
}
