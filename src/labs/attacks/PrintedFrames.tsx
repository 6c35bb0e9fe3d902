import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import type { Figure } from './AttackFigure.tsx';
import type { AttackInput } from './attack-input.ts';
import type { AttackKind } from './engine/attack-kind.ts';
import type { AttackEvent } from './engine/events.ts';
import { framesOf } from './engine/frames.ts';
import { sentenceOf } from './engine/log.ts';
import { drawnOf, sceneAt } from './engine/scene.ts';
import { defenseNames } from './world/defense-names.ts';

interface PrintedFramesProps {
  readonly kind: AttackKind;
  readonly drawing: Figure;
  readonly events: readonly AttackEvent[];
  /** What is attacked for. */
  readonly text: string;
  /** What decided how the run went. */
  readonly fields: AttackInput;
  readonly strings: Strings['attackLab'];
}

/**
 * On paper, where nothing moves: a run in pictures, each with its sentence. The page has those of its small run, for who
 * prints without a script; a lab that runs draws them when they are asked for, as a long run has thousands of marks.
 */
export function PrintedFrames({ kind, drawing: Drawing, events, text, fields, strings }: PrintedFramesProps) {
  if (!useIsPrinting()) return null;
  const defenses = fields.defenses?.split(' ') ?? [];
  const setup = [
    `${strings.variant} ${fields.variant === 'paper' ? strings.paper : strings.dtx}`,
    `${strings.seed} ${fields.seed}`,
    ...defenseNames.filter((name) => defenses.includes(name)).map((name) => strings[name]),
  ];
  return (
    <div className="attack-frames">
      <p>{setup.join(' · ')}</p>
      {framesOf(events).map((position) => {
        const event = events[position - 1];
        const sentence = event ? sentenceOf(kind, event) : '';
        return (
          <figure key={position} className="attack-figure">
            <figcaption>{`${fill(strings.place, { position, length: events.length })} · ${strings.simulation}`}</figcaption>
            <Drawing
              {...drawnOf(events, sceneAt(events, position), kind.mostDrawn)}
              events={events}
              text={text}
              label={sentence}
              strings={strings}
            />
            <p lang="en" dir="ltr">
              {sentence}
            </p>
          </figure>
        );
      })}
    </div>
  );
}

/** Whether the page is put on paper, or may be before a script could say so: the browser lays it out right after it asks. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(true);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    end();
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
