import type { FigureProps } from './AttackFigure.tsx';
import type { AttackEvent } from './engine/events.ts';
import { type SceneNode, sceneAt } from './engine/scene.ts';
import { Mark } from './Mark.tsx';
import { Picture } from './Picture.tsx';

/** Distances of the drawing, in its own units. */
const column = 70;
const row = 36;
const top = 44;
const half = { width: 17, height: 14 };
/** More would not fit, or could not be told apart. */
const mostColumns = 6;
const mostRows = 8;

/**
 * A generation in each column, the best on top: squares are new texts, circles those kept as they are, and lines come from
 * parents. Under the number of a generation is what the answer to its best was found to be.
 */
export function AutoDanFigure({ scene, events, label }: FigureProps) {
  const generations = inColumns(sceneAt(events, events.length).nodes);
  const now = Math.max(0, ...scene.nodes.filter(isReached).map(({ iteration }) => iteration));
  const first = Math.max(0, Math.min(now - mostColumns + 2, generations.length - mostColumns));
  const shown = generations.slice(first, first + mostColumns);
  const places = new Map(
    shown.flatMap((nodes, at) =>
      nodes
        .slice(0, mostRows)
        .map(({ id }, rank): [number, Point] => [
          id,
          { x: column * (at + 0.5), y: top + row * (rank + 0.5) },
        ]),
    ),
  );
  const most = generations[0]?.length ?? 1;
  const left = most - mostRows;
  const width = column * Math.max(1, shown.length);
  const visible = scene.nodes.filter(({ id }) => places.has(id));
  return (
    <Picture width={width} height={top + row * Math.min(most, mostRows) + (left > 0 ? 24 : 0)} label={label}>
      {shown.map((nodes, at) => {
        const name = labelOf(events, first + at);
        return (
          <g key={name}>
            <text className="attack-row" x={column * (at + 0.5)} y={14}>
              {name}
            </text>
            <text className="attack-row" x={column * (at + 0.5)} y={34}>
              {signOf(
                scene.nodes.find(
                  ({ id, isRefused }) => isRefused !== undefined && nodes.some((node) => node.id === id),
                ),
              )}
            </text>
            {left > 0 && (
              <text className="attack-row" x={column * (at + 0.5)} y={top + row * mostRows + 16}>
                {`+${left}`}
              </text>
            )}
          </g>
        );
      })}
      {visible.flatMap(({ id, parents = [] }) =>
        [...new Set(parents)].map((parent) => {
          const [from, to] = [places.get(parent), places.get(id)];
          return (
            from &&
            to && (
              <line
                key={`${parent} ${id}`}
                className="attack-edge"
                data-current={id === scene.current || undefined}
                x1={from.x + half.width}
                y1={from.y}
                x2={to.x - half.width}
                y2={to.y}
              />
            )
          );
        }),
      )}
      {visible.map((node) => (
        <Mark key={node.id} node={node} scene={scene} {...(places.get(node.id) ?? nowhere)}>
          <rect
            x={-half.width}
            y={-half.height}
            width={2 * half.width}
            height={2 * half.height}
            rx={node.how === 'kept' ? half.height : 4}
          />
        </Mark>
      ))}
    </Picture>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}
const nowhere: Point = { x: 0, y: 0 };

const isReached = ({ loss }: SceneNode) => loss !== undefined;

/** Candidates by generation, those with the lowest loss first; of equal ones the one that comes first. */
function inColumns(nodes: readonly SceneNode[]): readonly (readonly SceneNode[])[] {
  return [...Map.groupBy(nodes, ({ iteration }) => iteration).values()].map((each) =>
    each.toSorted((one, other) => (one.loss ?? Infinity) - (other.loss ?? Infinity)),
  );
}

function labelOf(events: readonly AttackEvent[], generation: number): string {
  const found = events.find((event) => event.kind === 'breed' && event.generation === generation);
  return found?.kind === 'breed' ? found.label : '';
}

/** Whether the answer to the best of a generation was found to refuse. */
function signOf(node: SceneNode | undefined): string {
  if (node?.isRefused === undefined) return '';
  return node.isRefused ? '–' : '✓';
}
