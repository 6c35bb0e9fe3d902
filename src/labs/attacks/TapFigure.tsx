import type { FigureProps } from './AttackFigure.tsx';
import type { SceneNode } from './engine/scene.ts';
import { Mark } from './Mark.tsx';

/** Distances of the drawing, in its own units. */
const gap = 34;
const row = 62;
const radius = 13;
/** As many prompts fit beside each other before the drawing gets wider. */
const fewest = 9;

/** The tree of TAP: a level in each row, what was kept, what was dropped and why, and the best. */
export function TapFigure({ scene, all, label }: FigureProps) {
  const { levels, places, width } = layout(all);
  return (
    <svg viewBox={`0 0 ${width} ${Math.max(1, levels) * row}`} width={width} role="img" aria-label={label}>
      {scene.nodes.map(({ id, parent = -1, state }) => {
        const from = places.get(parent);
        const to = places.get(id);
        return (
          from &&
          to && (
            <line
              key={id}
              className="attack-edge"
              data-state={state}
              x1={from.x}
              y1={from.y + radius}
              x2={to.x}
              y2={to.y - radius}
            />
          )
        );
      })}
      {scene.nodes.map((node) => (
        <Mark key={node.id} node={node} scene={scene} {...(places.get(node.id) ?? nowhere)}>
          <circle r={radius} />
        </Mark>
      ))}
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}
const nowhere: Point = { x: 0, y: 0 };

/** Children under their parents, in the order of these, so that no lines cross. */
function layout(nodes: readonly SceneNode[]) {
  const levels = [...Map.groupBy(nodes, ({ depth }) => depth).values()];
  const width = Math.max(fewest, ...levels.map(({ length }) => length)) * gap;
  const places = new Map<number, Point>();
  const parentAt = ({ parent = -1 }: SceneNode) => places.get(parent)?.x ?? 0;
  levels.forEach((level, depth) => {
    const inOrder = level.toSorted((one, other) => parentAt(one) - parentAt(other));
    inOrder.forEach(({ id }, at) => {
      places.set(id, { x: Math.round((width * (at + 0.5)) / level.length), y: (depth + 0.5) * row });
    });
  });
  return { levels: levels.length, places, width };
}
