import type { Talk } from './engine/plan-scene.ts';
import type { Scene } from './engine/scene.ts';
import { half, Mark, square } from './Mark.tsx';

/** From one message to the next. */
const size = 42;
/** Between two phases. */
const step = 14;
/** Between two talks. */
const gap = 20;
const left = 46;
/** A short talk has lanes for more. */
const fewest = 7;

interface TalkRowProps {
  readonly talk: Talk;
  /** Phases to leave room for. */
  readonly lanes: number;
  /** Where the next talk begins. */
  readonly end: number;
  readonly width: number;
  readonly scene: Scene;
}

/** A talk, which climbs through the phases of its strategy. */
export function TalkRow({ talk, lanes, end, width, scene }: TalkRowProps) {
  const y = (phase: number) => end - gap / 2 - half - (phase - 1) * step;
  const x = (turn: number) => left + size * (turn + 0.5);
  const nodes = new Map(scene.nodes.map((node) => [node.id, node]));
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
                {square}
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

/** Room for a talk, with what is between it and the next. */
export function heightOf({ phases }: Talk): number {
  return (phases - 1) * step + 2 * half + gap;
}

/** Room for the longest of talks. */
export function widthOf(talks: readonly Talk[]): number {
  return left + size * Math.max(fewest, ...talks.map(({ turns }) => turns.length)) + 8;
}
