import type { FigureProps } from './AttackFigure.tsx';
import {
  failsAbove,
  flipModes,
  flipped,
  flipTurns,
  guidances,
  plainGuidance,
  styles,
} from './engine/flip-variants.ts';
import type { Scene, SceneNode } from './engine/scene.ts';
import { Mark } from './Mark.tsx';
import { surprise } from './world/character-table.ts';
import { filteredIn, oddAbove } from './world/filters.ts';

const size = 28;
/** Room for the names of styles at the left, and for those of guidances above. */
const left = 44;
const top = 20;

/** The text as it is and as each mode turns it around: what filters see of it, and what became of its variants. */
export function FlipFigure({ scene, text, strings }: FigureProps) {
  const original = scene.nodes.filter(({ id }) => id === 0);
  const seen = (name: string, shown: string, sent: string) => (
    <dl>
      <div>
        <dt>{name}</dt>
        <dd className="flip-text">
          <Recognized text={shown} />
        </dd>
      </div>
      <div>
        <dt>{strings.keywords}</dt>
        <dd>{filteredIn(sent).join(', ') || '–'}</dd>
      </div>
      <div>
        <dt>{strings.oddText}</dt>
        <dd>{againstLimit(surprise(sent))}</dd>
      </div>
    </dl>
  );
  return (
    <div className="flip" lang="en" dir="ltr">
      <section>
        {seen('Original', text, text)}
        <svg
          viewBox={`0 0 ${size} ${size}`}
          width={size}
          role="img"
          aria-label={counted('Original', original)}
        >
          {original.map((node) => (
            <Verdict key={node.id} node={node} scene={scene} x={size / 2} y={size / 2} />
          ))}
        </svg>
      </section>
      {flipModes.map((mode, iteration) => {
        const nodes = scene.nodes.filter((node) => node.id > 0 && node.iteration === iteration);
        const sent = nodes.find(({ id }) => id === scene.current)?.prompt;
        const plain = flipTurns(text, mode, plainGuidance).at(-1)?.text ?? '';
        return (
          <section key={mode}>
            {seen(mode, flipped(text, mode), sent ?? plain)}
            <Variants label={counted(mode, nodes)} nodes={nodes} scene={scene} />
          </section>
        );
      })}
    </div>
  );
}

/** Sixteen places: a column for each guidance, a row for each style. A place without a mark was not sent. */
function Variants({ label, nodes, scene }: { label: string; nodes: readonly SceneNode[]; scene: Scene }) {
  const columns = guidances.length / styles.length;
  const x = (column: number) => left + size * (column + 0.5);
  const y = (row: number) => top + size * (row + 0.5);
  return (
    <svg
      viewBox={`0 0 ${left + size * columns} ${top + size * styles.length}`}
      width={left + size * columns}
      role="img"
      aria-label={label}
    >
      {styles.map((style, row) => (
        <text key={style} className="attack-row" x={left / 2} y={y(row)} dy="0.35em">
          {style}
        </text>
      ))}
      {guidances.map((guidance, at) => {
        const column = Math.floor(at / styles.length);
        const node = nodes.find(({ id }) => (id - 1) % guidances.length === at);
        const place = { x: x(column), y: y(at % styles.length) };
        return (
          <g key={signOf(guidance) + guidance.style}>
            {at % styles.length === 0 && (
              <text className="attack-row" x={place.x} y={top / 2} dy="0.35em">
                {signOf(guidance)}
              </text>
            )}
            {node ? (
              <Verdict node={node} scene={scene} {...place} />
            ) : (
              <circle className="flip-unsent" cx={place.x} cy={place.y} r={2} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Verdict({ node, ...where }: { node: SceneNode; scene: Scene; x: number; y: number }) {
  const sign = node.score === undefined ? undefined : isFailed(node) ? '!' : '✓';
  return (
    <Mark node={node} sign={sign} {...where}>
      <rect x={-12} y={-12} width={24} height={24} rx={4} />
    </Mark>
  );
}

/** Words that the keyword filter knows are marked. */
function Recognized({ text }: { text: string }) {
  const words = filteredIn(text);
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu'));
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    // Every other one is a word that was looked for.
    return at % 2 === 1 ? <mark key={key}>{part}</mark> : part;
  });
}

/** `C` is CoT, `L` LangGPT, `F` few-shot. */
function signOf({ isStepwise, hasRole, hasExamples }: (typeof guidances)[number]): string {
  return `${isStepwise ? 'C' : ''}${hasRole ? 'L' : ''}${hasExamples ? 'F' : ''}` || '–';
}

const isFailed = ({ score = 0 }: SceneNode): boolean => score > failsAbove;

function counted(name: string, nodes: readonly SceneNode[]): string {
  return `${name}: ${nodes.filter(isFailed).length} of ${nodes.length} answers fail`;
}

function againstLimit(bits: number): string {
  return `${bits.toFixed(1)} ${bits > oddAbove ? '>' : '≤'} ${oddAbove}`;
}
