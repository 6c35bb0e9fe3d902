import type { FigureProps } from './AttackFigure.tsx';
import { Mark, square } from './Mark.tsx';
import { Picture } from './Picture.tsx';

const size = 34;
const columns = 10;

/** The variants in the order in which they were made, each with the rating of its answer. */
export function BestOfNFigure({ scene, all, label }: FigureProps) {
  const rows = Math.max(1, Math.ceil(all.length / columns));
  return (
    <Picture width={columns * size} height={rows * size} label={label}>
      {scene.nodes.map((node, at) => (
        <Mark
          key={node.id}
          node={node}
          scene={scene}
          x={size * ((at % columns) + 0.5)}
          y={size * (Math.floor(at / columns) + 0.5)}
        >
          {square}
        </Mark>
      ))}
    </Picture>
  );
}
