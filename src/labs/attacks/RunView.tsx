import type { Strings } from '../../site/strings.ts';
import type { Figure } from './AttackFigure.tsx';
import type { AttackFacts } from './attack-facts.ts';
import { type AttackInput, valuesOf } from './attack-input.ts';
import type { AttackOutcome } from './attack-task.ts';
import { CallCounts } from './CallCounts.tsx';
import { EventList } from './EventList.tsx';
import type { AttackKind } from './engine/attack-kind.ts';
import { sceneAt } from './engine/scene.ts';
import { PrintedFrames } from './PrintedFrames.tsx';
import { RunFigure } from './RunFigure.tsx';
import { Transport } from './Transport.tsx';
import type { Player } from './usePlayer.ts';
import { Viewpoints } from './Viewpoints.tsx';

interface RunViewProps {
  readonly kind: AttackKind;
  readonly drawing: Figure;
  readonly outcome: Pick<AttackOutcome, 'events' | 'text'>;
  readonly player: Player;
  /** The event that happened last, in words. */
  readonly now: string;
  /** What decided how the run went. */
  readonly fields: AttackInput;
  readonly limits: AttackFacts['limits'];
  /** Address of the whole log of the run with the defaults. */
  readonly log: string | undefined;
  readonly strings: Strings['attackLab'];
}

/**
 * A run at the place where it is. What it is played with is on top, where it stays while a step brings more or less to
 * read.
 */
export function RunView({
  kind,
  drawing,
  outcome: { events, text },
  player,
  now,
  fields,
  limits,
  log,
  strings,
}: RunViewProps) {
  const { position } = player;
  const scene = sceneAt(events, position);
  const drawn = { kind, drawing, events, text, strings };
  return (
    <>
      <Transport player={player} length={events.length} now={now} strings={strings} />
      <RunFigure {...drawn} scene={scene} now={now} />
      <PrintedFrames {...drawn} fields={fields} />
      <CallCounts
        roles={kind.roles}
        calls={scene.calls}
        limits={fields.variant === 'paper' ? [] : limits}
        values={valuesOf(kind, fields, events)}
        strings={strings}
      />
      <Viewpoints roles={kind.roles} scene={scene} strings={strings} />
      <details>
        <summary>{strings.log}</summary>
        <EventList
          kind={kind}
          events={events}
          position={position}
          label={strings.log}
          note={strings.listed}
        />
        {log && (
          <p>
            <a href={log}>{strings.wholeLog}</a>
          </p>
        )}
      </details>
    </>
  );
}
