import type { FigureProps } from './AttackFigure.tsx';
import { Mark } from './Mark.tsx';

const size = 38;
const columns = 10;

/** The variants in the order in which they were made, each with the rating of its answer. */
export function BestOfNFigure({ scene, all, label }: FigureProps) {
  const rows = Math.max(1, Math.ceil(all.length / columns));
  const width = columns * size;
  return (
    <svg viewBox={`0 0 ${width} ${rows * size}`} width={width} role="img" aria-label={label}>
      {scene.nodes.map((node, at) => (
        <Mark
          key={node.id}
          node={node}
          scene={scene}
          x={size * ((at % columns) + 0.5)}
          y={size * (Math.floor(at / columns) + 0.5)}
        >
          <rect x={-15} y={-15} width={30} height={30} rx={4} />
        </Mark>
      ))}
    </svg>
  );
}
