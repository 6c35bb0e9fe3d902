import type { FigureProps } from './AttackFigure.tsx';
import type { AttackEvent } from './engine/events.ts';
import { type SceneNode, sceneAt } from './engine/scene.ts';
import { Mark } from './Mark.tsx';
import { Picture } from './Picture.tsx';
import { secretsIn } from './world/judge.ts';
import { isRefusal } from './world/refusal.ts';

const radius = 12;
/** From the behavior to an actor. */
const near = 48;
/** From one question to the next: as much as a phone has room for, and no less than a mark needs. */
const stepFor = (longest: number) => Math.max(26, Math.min(30, Math.floor(130 / longest)));

/** The behavior in the middle, the actors around it, and from each the chain of its questions. */
export function ActorFigure({ scene, events, label }: FigureProps) {
  const { layout, chosen } = wholeRun(events);
  const { actors, behavior, questions } = scene.prepared;
  return (
    <>
      <Picture {...layout.size} label={label}>
        {actors.map((name, actor) => {
          const to = layout.place(actor, questions.has(actor) ? layout.counts[actor] : 0);
          return <line key={name} className="attack-edge" x1={0} y1={0} x2={to.x} y2={to.y} />;
        })}
        {behavior && <circle className="actor-behavior" r={radius + 4} />}
        {actors.map((name, actor) => {
          const { x, y } = layout.place(actor, 0);
          const nodes = asked(scene.nodes, actor);
          const written = questions.get(actor) ?? [];
          return (
            <g key={name}>
              <g className="actor-name" data-chosen={(scene.result && actor === chosen) || undefined}>
                <rect x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} rx={4} />
                <text className="attack-row" x={x} y={y} dy="0.35em">
                  {String(actor + 1)}
                </text>
              </g>
              {written.slice(nodes.length).map((question, at) => {
                const to = layout.place(actor, nodes.length + at + 1);
                return <circle key={question} className="actor-unasked" cx={to.x} cy={to.y} r={radius - 7} />;
              })}
              {nodes.map((node, at) => (
                <Mark
                  key={node.id}
                  node={node}
                  scene={scene}
                  sign={signOf(node)}
                  {...layout.place(actor, at + 1)}
                >
                  <circle r={radius} />
                </Mark>
              ))}
            </g>
          );
        })}
      </Picture>
      <div className="actor-list" lang="en">
        <p>{behavior || '–'}</p>
        <ol>
          {actors.map((name, actor) => (
            <li key={name} data-chosen={(scene.result && actor === chosen) || undefined}>
              {name}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** What is known of a run when it is over: the drawing keeps its size while the run is played. */
function wholeRun(events: readonly AttackEvent[]) {
  const { nodes, prepared, result } = sceneAt(events, events.length);
  const counts = prepared.actors.map((_, actor) =>
    Math.max(asked(nodes, actor).length, prepared.questions.get(actor)?.length ?? 0),
  );
  const step = stepFor(Math.max(1, ...counts));
  /** @param question from 1; 0 is the actor itself */
  const place = (actor: number, question = 0) => {
    const angle = ((actor + 0.5) / Math.max(1, counts.length) - 0.25) * 2 * Math.PI;
    const along = (part: number) => Math.round((near + question * step) * part);
    return { x: along(Math.cos(angle)), y: along(Math.sin(angle)) };
  };
  const ends = [{ x: 0, y: 0 }, ...counts.map((count, actor) => place(actor, count))];
  const edge = radius + 5;
  const range = (of: readonly number[]) => [Math.min(...of) - edge, Math.max(...of) + edge] as const;
  const [left, right] = range(ends.map(({ x }) => x));
  const [top, bottom] = range(ends.map(({ y }) => y));
  return {
    layout: { size: { left, top, width: right - left, height: bottom - top }, place, counts },
    chosen: result && nodes.find(({ id }) => id === result.node)?.iteration,
  };
}

/** The questions about an actor that were sent, or written again. */
function asked(nodes: readonly SceneNode[], actor: number): readonly SceneNode[] {
  return nodes.filter(({ iteration }) => iteration === actor);
}

/** What came of a question that has no rating; the judge of DTX sees the last answer alone. */
function signOf({ answer, score }: SceneNode): string | undefined {
  if (score !== undefined || answer === undefined) return undefined;
  if (isRefusal(answer)) return '–';
  return secretsIn(answer).length > 0 ? '!' : '✓';
}
