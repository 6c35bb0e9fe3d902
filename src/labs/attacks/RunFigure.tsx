import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../../base/fill.ts';
import type { Strings } from '../../site/strings.ts';
import { useScrolls } from '../frame/useScrolls.ts';
import type { Figure } from './AttackFigure.tsx';
import type { AttackKind } from './engine/attack-kind.ts';
import type { AttackEvent } from './engine/events.ts';
import { drawnOf, type Scene, sceneAt } from './engine/scene.ts';

interface RunFigureProps {
  readonly kind: AttackKind;
  readonly drawing: Figure;
  readonly scene: Scene;
  readonly events: readonly AttackEvent[];
  /** What is attacked for. */
  readonly text: string;
  /** The event that happened last, in words. */
  readonly now: string;
  readonly strings: Strings['attackLab'];
}

/**
 * The drawing, what happened last, and the prompt it was about. That it is a simulation is said within, and is all there is
 * to say before the first event.
 */
export function RunFigure({ kind, drawing: Drawing, scene, events, text, now, strings }: RunFigureProps) {
  const frame = useRef<HTMLDivElement>(null);
  // A press shows a prompt and leaves the run where it is: else those after it could not be pressed any more.
  const [pressed, setPressed] = useState<{
    readonly events: readonly AttackEvent[];
    readonly count: number;
    readonly node: number;
  }>();
  const press = useEffectEvent((node: number) => setPressed({ events, count: scene.count, node }));
  // For who points: with keys the slider leads to every prompt.
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const mark = target instanceof Element ? target.closest<SVGElement>('[data-node]') : null;
      if (mark) press(Number(mark.dataset.node));
    };
    const part = frame.current;
    part?.addEventListener('click', follow);
    return () => part?.removeEventListener('click', follow);
  }, []);
  const current = pressed?.events === events && pressed.count === scene.count ? pressed.node : scene.current;
  const before = useRef(current);
  // A wide drawing is moved to where the run is, once a reader has made a step.
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    const mark = frame.current?.querySelector(`[data-node="${current}"]`)?.getBoundingClientRect();
    if (!frame.current || !mark) return;
    const { left, width } = frame.current.getBoundingClientRect();
    frame.current.scrollBy({ left: mark.left + mark.width / 2 - left - width / 2 });
  }, [current]);
  const stop = useScrolls(frame) && { tabIndex: 0, role: 'group', 'aria-label': strings.simulation };
  const whole = sceneAt(events, events.length).nodes;
  const drawn = drawnOf(events, { ...scene, current }, kind.mostDrawn);
  const node = scene.nodes.find(({ id }) => id === current);
  return (
    <figure className="attack-figure">
      <figcaption>{strings.simulation}</figcaption>
      <div ref={frame} className="attack-drawing" {...stop}>
        <Drawing {...drawn} events={events} text={text} label={now || strings.simulation} strings={strings} />
      </div>
      {drawn.all.length < whole.length && (
        <p className="attack-place">{fill(strings.drawn, { shown: drawn.all.length, all: whole.length })}</p>
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
