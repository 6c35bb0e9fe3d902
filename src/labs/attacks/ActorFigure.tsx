import type { FigureProps } from './AttackFigure.tsx';
import { preparedIn } from './engine/events.ts';
import { type SceneNode, sceneAt } from './engine/scene.ts';
import { Mark } from './Mark.tsx';
import { secretsIn } from './world/judge.ts';
import { isRefusal } from './world/target.ts';

const radius = 11;
/** From the behavior to an actor, and from there to each question. */
const near = 52;
const step = 26;

/** The behavior in the middle, the actors around it, and from each the chain of its questions. */
export function ActorFigure({ scene, events, label }: FigureProps) {
  const whole = preparedIn(events);
  const all = sceneAt(events, events.length).nodes;
  const { actors, behavior, questions } = scene.prepared;
  const asked = (nodes: readonly SceneNode[], actor: number) =>
    nodes.filter(({ iteration }) => iteration === actor);
  const longest = Math.max(
    4,
    ...whole.actors.map((_, actor) =>
      Math.max(asked(all, actor).length, whole.questions.get(actor)?.length ?? 0),
    ),
  );
  const size = 2 * (near + longest * step + radius + 3);
  const chosen = scene.result && all.find(({ id }) => id === scene.result?.node)?.iteration;
  const place = (actor: number, distance: number) => {
    const angle = ((actor + 0.5) / Math.max(1, whole.actors.length) - 0.25) * 2 * Math.PI;
    const at = (part: number) => Math.round(10 * (size / 2 + distance * part)) / 10;
    return { x: at(Math.cos(angle)), y: at(Math.sin(angle)) };
  };
  const center = { x: size / 2, y: size / 2 };
  return (
    <>
      <svg viewBox={`0 0 ${size} ${size}`} width={size} role="img" aria-label={label}>
        {actors.map((name, actor) => {
          const count = Math.max(asked(all, actor).length, questions.get(actor)?.length ?? 0);
          const to = place(actor, near + (questions.has(actor) ? count * step : 0));
          return <line key={name} className="attack-edge" x1={center.x} y1={center.y} x2={to.x} y2={to.y} />;
        })}
        {behavior && <circle className="actor-behavior" cx={center.x} cy={center.y} r={radius + 4} />}
        {actors.map((name, actor) => {
          const { x, y } = place(actor, near);
          const nodes = asked(scene.nodes, actor);
          const written = questions.get(actor) ?? [];
          return (
            <g key={name}>
              <g className="actor-name" data-chosen={actor === chosen || undefined}>
                <rect x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} rx={4} />
                <text className="attack-row" x={x} y={y} dy="0.35em">
                  {String(actor + 1)}
                </text>
              </g>
              {written.slice(nodes.length).map((question, at) => {
                const to = place(actor, near + (nodes.length + at + 1) * step);
                return <circle key={question} className="actor-unasked" cx={to.x} cy={to.y} r={radius - 6} />;
              })}
              {nodes.map((node, at) => (
                <Mark
                  key={node.id}
                  node={node}
                  scene={scene}
                  sign={signOf(node)}
                  {...place(actor, near + (at + 1) * step)}
                >
                  <circle r={radius} />
                </Mark>
              ))}
            </g>
          );
        })}
      </svg>
      <div className="actor-list" lang="en">
        <p>{behavior || '–'}</p>
        <ol>
          {actors.map((name, actor) => (
            <li key={name} data-chosen={actor === chosen || undefined}>
              {name}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** What came of a question that has no rating; the judge of DTX sees the last answer alone. */
function signOf({ answer, score }: SceneNode): string | undefined {
  if (score !== undefined || answer === undefined) return undefined;
  if (isRefusal(answer)) return '–';
  return secretsIn(answer).length > 0 ? '!' : '✓';
}
