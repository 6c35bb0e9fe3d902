import { useEffect, useEffectEvent, useRef } from 'react';
import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { useScrolls } from '../frame/useScrolls.ts';
import type { Figure } from './AttackFigure.tsx';
import type { AttackKind } from './engine/attack-kind.ts';
import type { AttackEvent } from './engine/events.ts';
import { drawnPart, type Scene, sceneAt } from './engine/scene.ts';

interface RunFigureProps {
  readonly kind: AttackKind;
  readonly drawing: Figure;
  readonly scene: Scene;
  readonly events: readonly AttackEvent[];
  /** The event that happened last, in words. */
  readonly now: string;
  /** A prompt was pressed. */
  onChoose(node: number): void;
  readonly strings: Strings['attackLab'];
}

/** The drawing, what happened last, and the prompt it was about. That it is a simulation is said within. */
export function RunFigure({ kind, drawing: Drawing, scene, events, now, onChoose, strings }: RunFigureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const choose = useEffectEvent(onChoose);
  // For who points: with keys the slider leads to every prompt.
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const mark = target instanceof Element ? target.closest<SVGElement>('[data-node]') : null;
      if (mark) choose(Number(mark.dataset.node));
    };
    const { current } = frame;
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, []);
  const stop = useScrolls(frame) && { tabIndex: 0, role: 'group', 'aria-label': strings.simulation };
  const whole = sceneAt(events, events.length).nodes;
  const { first, end } = drawnPart(whole.length, scene, kind.mostDrawn);
  const isWhole = end - first === whole.length;
  const drawn = { ...scene, nodes: scene.nodes.slice(first, end) };
  const node = scene.nodes.find(({ id }) => id === scene.current);
  return (
    <figure className="attack-figure">
      <figcaption>{strings.simulation}</figcaption>
      <div ref={frame} className="attack-drawing" {...stop}>
        <Drawing scene={drawn} all={isWhole ? whole : whole.slice(first, end)} events={events} label={now} />
      </div>
      {!isWhole && (
        <p className="attack-place">{fill(strings.drawn, { shown: end - first, all: whole.length })}</p>
      )}
      <p className="attack-now" lang="en" dir="ltr">
        {now}
      </p>
      {node && (
        <dl className="attack-chosen" lang="en" dir="ltr">
          <dt>{kind.words.nameOf(node.id)}</dt>
          <dd>{node.prompt}</dd>
          {node.answer !== undefined && <dd>{node.answer}</dd>}
        </dl>
      )}
    </figure>
  );
}
