import { Fragment, useMemo } from 'react';
import type { FigureProps } from './AttackFigure.tsx';
import type { NodeState, SceneNode } from './engine/scene.ts';
import { Mark } from './Mark.tsx';
import { Picture } from './Picture.tsx';

/** Distances of the drawing, in its own units. */
const gap = 34;
const row = 62;
const radius = 13;
/** As many prompts fit beside each other before the drawing gets wider. */
const fewest = 9;

/** The tree of TAP: a level in each row, what was kept, what was dropped and why, and the best. */
export function TapFigure({ scene, all, label }: FigureProps) {
  const { levels, places, width } = useMemo(() => layout(all), [all]);
  return (
    <Picture width={width} height={Math.max(1, levels) * row} label={label}>
      {/* A group for each level: what is put beside hundreds of others has a browser work out the style of all. */}
      {[...Map.groupBy(scene.nodes, ({ depth }) => depth)].map(([depth, nodes]) => (
        <g key={depth}>
          {nodes.map((node) => {
            const to = places.get(node.id) ?? nowhere;
            return (
              <Fragment key={node.id}>
                <Edge from={places.get(node.parent ?? -1)} to={to} state={node.state} />
                <Mark node={node} scene={scene} {...to}>
                  <circle r={radius} />
                </Mark>
              </Fragment>
            );
          })}
        </g>
      ))}
    </Picture>
  );
}

interface EdgeProps {
  /** Absent for a prompt that comes from no other. */
  readonly from: Point | undefined;
  readonly to: Point;
  readonly state: NodeState;
}

function Edge({ from, to, state }: EdgeProps) {
  return (
    from && (
      <line
        className="attack-edge"
        data-state={state}
        x1={from.x}
        y1={from.y + radius}
        x2={to.x}
        y2={to.y - radius}
      />
    )
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
