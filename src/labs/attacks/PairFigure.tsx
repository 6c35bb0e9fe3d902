import type { FigureProps } from './AttackFigure.tsx';
import { type SceneNode, sceneAt } from './engine/scene.ts';
import { half, Mark, square } from './Mark.tsx';
import { Picture } from './Picture.tsx';

/** Distances of the drawing, in its own units. */
const size = 36;
const gap = 16;
const top = 24;

/** A stream in each row, an iteration in each block: squares are prompts that were written, circles those sent again. */
export function PairFigure({ scene, events, label }: FigureProps) {
  const { places, streams, iterations, block } = layout(sceneAt(events, events.length).nodes);
  const width = size + iterations * (block + gap);
  return (
    <Picture width={width} height={top + streams * size} label={label}>
      {numbers(iterations).map((iteration) => (
        <text
          key={iteration}
          className="attack-row"
          x={size + (iteration - 1) * (block + gap) + block / 2}
          y={top / 2}
          dy="0.35em"
        >
          {String(iteration)}
        </text>
      ))}
      {numbers(streams).map((stream) => (
        <text key={stream} className="attack-row" x={size / 2} y={top + size * (stream - 0.5)} dy="0.35em">
          {String(stream)}
        </text>
      ))}
      {scene.nodes.map(({ id, parent = -1, state }) => {
        const [from, to] = [places.get(parent), places.get(id)];
        return (
          from &&
          to && (
            <line
              key={id}
              className="attack-edge"
              data-state={state}
              x1={from.x + half}
              y1={from.y}
              x2={to.x - half}
              y2={to.y}
            />
          )
        );
      })}
      {scene.nodes.map((node) => (
        <Mark key={node.id} node={node} scene={scene} {...(places.get(node.id) ?? nowhere)}>
          {node.again === undefined ? square : <circle r={half} />}
        </Mark>
      ))}
    </Picture>
  );
}

/** 1, 2 and so on. */
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

interface Point {
  readonly x: number;
  readonly y: number;
}
const nowhere: Point = { x: 0, y: 0 };

/** A stream begins with a prompt that comes from no other. */
function layout(nodes: readonly SceneNode[]) {
  const rows = new Map<number, number>();
  let streams = 0;
  for (const { id, parent = -1 } of nodes) {
    const row = rows.get(parent) ?? streams;
    if (row === streams) streams += 1;
    rows.set(id, row);
  }
  const turns = Map.groupBy(nodes, ({ id, iteration }) => `${iteration} ${rows.get(id)}`);
  const block = size * Math.max(1, ...[...turns.values()].map(({ length }) => length));
  const places = new Map(
    [...turns.values()].flatMap((each) =>
      each.map(({ id, iteration }, at): [number, Point] => [
        id,
        {
          x: size + iteration * (block + gap) + size * (at + 0.5),
          y: top + size * ((rows.get(id) ?? 0) + 0.5),
        },
      ]),
    ),
  );
  const iterations = Math.max(0, ...nodes.map(({ iteration }) => iteration + 1));
  return { places, streams, iterations, block };
}
