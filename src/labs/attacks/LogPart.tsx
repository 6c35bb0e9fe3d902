import type { Strings } from '../../site/strings.ts';
import { CallCounts } from './CallCounts.tsx';
import type { AttackKind } from './engine/attack-kind.ts';
import { type AttackEvent, countCalls } from './engine/events.ts';
import { sentenceOf } from './engine/log.ts';
import type { RunPart } from './engine/run-parts.ts';
import { sceneAt } from './engine/scene.ts';
import { Viewpoints } from './Viewpoints.tsx';

interface LogPartProps {
  readonly kind: AttackKind;
  /** All events of the run. */
  readonly run: readonly AttackEvent[];
  readonly part: RunPart;
  readonly strings: Strings['attackLab'];
}

/** In whose color of the pictures an event is marked. */
const looks: Partial<Record<AttackEvent['kind'], string>> = {
  propose: 'role-attacker',
  send: 'role-target',
  answer: 'role-target',
  filter: 'role-evaluator',
  judge: 'role-evaluator',
};

/** A part of a run in words, to be read and printed: each event under its number in the run, whom it called, who saw what. */
export function LogPart({ kind, run, part: { id, first, events }, strings }: LogPartProps) {
  return (
    <>
      {id !== 'end' && (
        <CallCounts roles={kind.roles} calls={countCalls(events)} limits={[]} values={{}} strings={strings} />
      )}
      <ol className="attack-events" start={first + 1} lang="en" dir="ltr">
        {events.map((event, at) => {
          const number = first + at + 1;
          return (
            <li key={number} className={looks[event.kind] ?? 'role-plain'}>
              {sentenceOf(kind, event)}
            </li>
          );
        })}
      </ol>
      {id !== 'end' && (
        <details className="foldout">
          <summary>{strings.shown}</summary>
          <div>
            <Viewpoints
              isWhole
              roles={kind.roles}
              scene={sceneAt(run, first + events.length)}
              strings={strings}
            />
          </div>
        </details>
      )}
    </>
  );
}
