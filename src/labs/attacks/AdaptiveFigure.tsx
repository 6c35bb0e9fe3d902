import type { FigureProps } from './AttackFigure.tsx';
import { planAt, type Talk } from './engine/plan-scene.ts';
import type { Scene, SceneNode } from './engine/scene.ts';
import { Mark } from './Mark.tsx';

const size = 42;
/** Between two phases. */
const step = 14;
const gap = 20;
/** Strategies of the plan in a line. */
const columns = 50;
const left = 46;
/** Of a strategy with its number in it, and of one of too many for that. */
const wide = 26;
const narrow = 6.6;

/** The plan, how each talk climbs through the phases of its strategy, and the plan of the talk that goes on. */
export function AdaptiveFigure({ scene, events, label }: FigureProps) {
  const whole = planAt(events);
  const { sets, talks } = planAt(events, scene.count);
  const { places, pitch, line } = stripOf(whole.sets.map(({ length }) => length));
  const top = Math.max(0, ...places.map(({ y }) => y)) + line + gap / 2;
  const tops = [top];
  for (const each of whole.talks) tops.push((tops.at(-1) ?? top) + heightOf(each));
  const most = Math.max(7, ...whole.talks.map(({ turns }) => turns.length));
  const width = left + size * most + 8;
  const talk = talks.at(-1);
  return (
    <>
      <svg viewBox={`0 0 ${width} ${tops.at(-1) ?? top}`} width={width} role="img" aria-label={label}>
        {places.slice(0, sets.flat().length).map((place, at) => (
          <g
            key={`${place.x} ${place.y}`}
            className="attack-planned"
            data-played={talks.some((each) => each.at === at) || undefined}
            data-current={talk?.at === at || undefined}
            transform={`translate(${place.x} ${place.y})`}
          >
            <rect width={pitch - 2} height={line - 3} rx={2} />
            {pitch === wide && (
              <text x={(pitch - 2) / 2} y={(line - 3) / 2} dy="0.35em">
                {String(at + 1)}
              </text>
            )}
          </g>
        ))}
        {talks.map((each, row) => (
          <TalkRow
            key={each.at}
            talk={each}
            lanes={whole.talks[row]?.phases ?? each.phases}
            bottom={(tops[row + 1] ?? 0) - gap - 8}
            width={width}
            scene={scene}
          />
        ))}
      </svg>
      {talk && <PlanText talk={talk} isOver={scene.result !== undefined} />}
    </>
  );
}

interface TalkRowProps {
  readonly talk: Talk;
  /** Phases to leave room for. */
  readonly lanes: number;
  /** Where the lowest phase is. */
  readonly bottom: number;
  readonly width: number;
  readonly scene: Scene;
}

function TalkRow({ talk, lanes, bottom, width, scene }: TalkRowProps) {
  const y = (phase: number) => bottom - (phase - 1) * step;
  const x = (turn: number) => left + size * (turn + 0.5);
  const nodes = new Map<number, SceneNode>(scene.nodes.map((node) => [node.id, node]));
  return (
    <>
      <text className="attack-row" x={12} y={y((lanes + 1) / 2)} dy="0.35em">
        {String(talk.at + 1)}
      </text>
      {Array.from({ length: talk.phases }, (_, at) => at + 1).map((phase) => (
        <g key={phase} className="attack-phase">
          <text x={left - 14} y={y(phase)} dy="0.35em">
            {String(phase)}
          </text>
          <path d={`M${left - 6} ${y(phase)}H${width}`} />
        </g>
      ))}
      {talk.turns.slice(1).map(({ node, phase }, at) => (
        <line
          key={node}
          className="attack-edge"
          x1={x(at)}
          y1={y(talk.turns[at]?.phase ?? phase)}
          x2={x(at + 1)}
          y2={y(phase)}
        />
      ))}
      {talk.turns.map(({ node, phase, isRevised }, at) => {
        const drawn = nodes.get(node);
        return (
          drawn && (
            <g key={node}>
              <Mark node={drawn} scene={scene} x={x(at)} y={y(phase)}>
                <rect x={-13} y={-13} width={26} height={26} rx={4} />
              </Mark>
              {isRevised && (
                <path className="attack-revised" d={`M${x(at) + size / 2} ${y(phase) - 6}l6 6l-6 6l-6-6z`} />
              )}
            </g>
          )
        );
      })}
    </>
  );
}

/** The strategy of a talk, with the phase that is next. */
function PlanText({ talk: { strategy, phase }, isOver }: { talk: Talk; isOver: boolean }) {
  const { persona, context, approach, turns, finalTurn } = strategy;
  return (
    <div className="attack-plan" lang="en">
      <p>{`${persona}: “${context}” ${approach}.`}</p>
      <ol>
        {[...turns, finalTurn].map((task, at) => (
          <li key={task} aria-current={!isOver && at + 1 === phase ? 'step' : undefined}>
            {task}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where the strategies of the plan are drawn, a line or more for each set. */
function stripOf(counts: readonly number[]) {
  const isNumbered = counts.every((count) => count <= 12);
  const pitch = isNumbered ? wide : narrow;
  const line = isNumbered ? 21 : 13;
  const places = counts.flatMap((length, set) => {
    const above = set * Math.ceil(length / columns);
    return Array.from({ length }, (_, at) => ({
      x: 4 + (at % columns) * pitch,
      y: 4 + (above + Math.floor(at / columns)) * line,
    }));
  });
  return { places, pitch, line };
}

function heightOf({ phases }: Talk): number {
  return (phases - 1) * step + 26 + gap;
}
