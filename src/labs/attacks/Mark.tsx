import { memo, type ReactElement } from 'react';
import type { Scene, SceneNode } from './engine/scene.ts';

interface MarkProps {
  readonly node: SceneNode;
  readonly scene: Scene;
  readonly x: number;
  readonly y: number;
  /** In place of the rating. */
  readonly sign?: string | undefined;
  /** Its outline, around 0. */
  readonly children: ReactElement<Readonly<Record<string, unknown>>>;
}

/** From the middle of a prompt to its side. */
export const half = 14;

/** What most prompts are drawn as. */
export const square = <rect x={-half} y={-half} width={2 * half} height={2 * half} rx={4} />;

/**
 * A prompt in a drawing. `data-node` is how a press of it is known. It is drawn again only when it looks different: a step
 * changes one of the hundreds that a drawing can have.
 */
export const Mark = memo(function Drawn({ node, scene, x, y, sign, children }: MarkProps) {
  return (
    <g
      className="attack-node"
      data-node={node.id}
      data-state={node.state}
      data-told={toldOf(node)}
      data-current={node.id === scene.current || undefined}
      data-best={node.id === scene.result?.node || undefined}
      transform={`translate(${x} ${y})`}
    >
      {children}
      <text dy="0.35em">{sign ?? markOf(node)}</text>
    </g>
  );
}, looksSame);

function looksSame(before: MarkProps, now: MarkProps): boolean {
  const look = ({ node, scene, x, y, sign, children: { type, props } }: MarkProps) => [
    ...[
      node.id,
      node.state,
      node.score,
      node.id === scene.current,
      node.id === scene.result?.node,
      x,
      y,
      sign,
      type,
    ],
    ...Object.values(props),
  ];
  const earlier = look(before);
  const later = look(now);
  return earlier.length === later.length && earlier.every((each, at) => Object.is(each, later[at]));
}

/** How much an answer gave. */
function toldOf({ score }: SceneNode): 'all' | 'some' | undefined {
  if (score === undefined) return undefined;
  if (score === 10) return 'all';
  return score >= 4 ? 'some' : undefined;
}

/** What became of a prompt, as a color alone tells nothing to some: a score, or a sign for why there is none. */
function markOf({ state, score }: SceneNode): string {
  if (score !== undefined) return String(score);
  if (state === 'off-topic' || state === 'cut' || state === 'duplicate') return '×';
  if (state === 'unreadable') return '?';
  if (state === 'left-out') return '–';
  return state === 'written' ? '' : '…';
}
