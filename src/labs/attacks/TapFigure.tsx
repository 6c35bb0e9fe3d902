import type { FigureProps } from './AttackFigure.tsx';
import { sceneAt } from './engine/scene.ts';
import { Mark } from './Mark.tsx';

/** Distances of the drawing, in its own units. */
const gap = 34;
const row = 62;
const radius = 13;
/** As many prompts fit beside each other before the drawing gets wider. */
const fewest = 9;

/** The tree of TAP: a level in each row, what was kept, what was dropped and why, and the best. */
export function TapFigure({ scene, events, label }: FigureProps) {
  const levels = Map.groupBy(sceneAt(events, events.length).nodes, ({ depth }) => depth);
  const width = Math.max(fewest, ...[...levels.values()].map(({ length }) => length)) * gap;
  const places = new Map(
    [...levels].flatMap(([depth, nodes]) =>
      nodes.map(
        ({ id }, at) => [id, { x: (width * (at + 0.5)) / nodes.length, y: (depth + 0.5) * row }] as const,
      ),
    ),
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.max(1, levels.size) * row}`}
      width={width}
      role="img"
      aria-label={label}
    >
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
        <Mark key={node.id} node={node} scene={scene} {...(places.get(node.id) ?? { x: 0, y: 0 })}>
          <circle r={radius} />
        </Mark>
      ))}
    </svg>
  );
}
