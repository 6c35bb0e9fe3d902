import { eventsOf } from '../../../labs/attacks/attack-task.ts';
import { partsOf } from '../../../labs/attacks/engine/run-parts.ts';
import { examplesOf } from '../../../labs/attacks/examples.ts';
import { LogPart } from '../../../labs/attacks/LogPart.tsx';
import { LogReport } from '../../../labs/attacks/LogReport.tsx';
import { objective } from '../../../labs/attacks/world/bakery.ts';
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
  const drawing = useAttackFigure(kind.id);
  const { strings } = useSite();
  const [, { input } = { input: {} }] = examplesOf(kind, own.defaults);
  const events = eventsOf(input);
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
