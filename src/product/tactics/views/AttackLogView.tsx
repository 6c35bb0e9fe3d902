import { eventsOf } from '../../../labs/attacks/attack-task.ts';
import { kindNamed } from '../../../labs/attacks/engine/attacks.ts';
import { partsOf } from '../../../labs/attacks/engine/run-parts.ts';
import { LogPart } from '../../../labs/attacks/LogPart.tsx';
import { LogReport } from '../../../labs/attacks/LogReport.tsx';
import { objective } from '../../../labs/attacks/world/objective.ts';
import { usePart, useSite } from '../../../view/context.ts';
import type { Attributes } from '../../directive.ts';
import { useAttackFigure } from './useAttackFigure.ts';
import { useWatchedAttack } from './useWatchedAttack.ts';

/** `::attack-log{id="tap" part="2"}`: a part of the log of an attack, of the run with the defaults of the command line. */
export function AttackLogView({ attributes }: { attributes: Attributes }) {
  usePart('attack-log');
  usePart('foldout');
  usePart('roles');
  const { kind, own } = useWatchedAttack(attributes);
  const { figure: drawing } = useAttackFigure(kind.id, false);
  const { strings } = useSite();
  const events = eventsOf(own.defaults, kindNamed);
  const parts = partsOf(events);
  const part = parts.find(({ id }) => id === attributes.part);
  if (!part)
    throw new Error(
      `The log of "${kind.id}" has no part "${attributes.part}"; it has ${parts.map(({ id }) => id).join(', ')}.`,
    );
  return (
    <div className="attack-part">
      <LogPart kind={kind} run={events} part={part} strings={strings.attackLab} />
      {part.id === 'end' && (
        <LogReport
          attack={own.attack}
          isScan={kind.isScan}
          events={events}
          drawing={drawing}
          text={objective}
          strings={strings.attackLab}
        />
      )}
    </div>
  );
}
