import type { ReactNode } from 'react';
import type { Scene, SceneNode } from './engine/scene.ts';

interface MarkProps {
  readonly node: SceneNode;
  readonly scene: Scene;
  readonly x: number;
  readonly y: number;
  /** In place of the rating. */
  readonly sign?: string | undefined;
  /** Its outline, around 0. */
  readonly children: ReactNode;
}

/** A prompt in a drawing. `data-node` is how a press of it is known. */
export function Mark({ node, scene, x, y, sign, children }: MarkProps) {
  return (
    <g
      className="attack-node"
      data-node={node.id}
      data-state={node.state}
      data-score={node.score}
      data-low={(node.loss !== undefined && node.loss < 0.7) || undefined}
      data-current={node.id === scene.current || undefined}
      data-best={node.id === scene.result?.node || undefined}
      transform={`translate(${x} ${y})`}
    >
      {children}
      <text dy="0.35em">{sign ?? markOf(node)}</text>
    </g>
  );
}

/** What became of a prompt, as a color alone tells nothing to some: a score, or a sign for why there is none. */
function markOf({ state, score, loss }: SceneNode): string {
  if (score !== undefined) return String(score);
  if (loss !== undefined) return loss.toFixed(1);
  if (state === 'off-topic' || state === 'cut' || state === 'duplicate') return '×';
  if (state === 'unreadable') return '?';
  if (state === 'left-out') return '–';
  return state === 'written' ? '' : '…';
}
