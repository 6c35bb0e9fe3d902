import type { FigureProps } from './AttackFigure.tsx';
import { Mark, square } from './Mark.tsx';
import { Picture } from './Picture.tsx';

const size = 36;

/** The rounds of each iteration in a row: the rating of what was kept, and what a refusal took. */
export function CrescendoFigure({ scene, all, label }: FigureProps) {
  const iterations = Map.groupBy(all, ({ iteration }) => iteration);
  const most = Math.max(7, ...[...iterations.values()].map(({ length }) => length));
  const places = new Map(
    [...iterations].flatMap(([row, nodes]) =>
      nodes.map(({ id }, at) => [id, { x: size * (at + 1.5), y: size * (row + 0.5) }] as const),
    ),
  );
  const width = size * (most + 1);
  return (
    <Picture width={width} height={Math.max(1, iterations.size) * size} label={label}>
      {[...iterations.keys()].map((iteration) => (
        <text key={iteration} className="attack-row" x={size / 2} y={size * (iteration + 0.5)} dy="0.35em">
          {String(iteration + 1)}
        </text>
      ))}
      {scene.nodes.map((node) => (
        <Mark key={node.id} node={node} scene={scene} {...(places.get(node.id) ?? { x: 0, y: 0 })}>
          {square}
        </Mark>
      ))}
    </Picture>
  );
}
