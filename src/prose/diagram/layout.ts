import { Graph, layout } from '@dagrejs/dagre';
import type { Role } from '../../view/roles/roles.ts';
import type { Flowchart, FlowNode } from './parse.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A drawn diagram: sizes and places in CSS pixels at natural size. */
export interface DiagramLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

export interface PlacedNode {
  readonly shape: FlowNode['shape'];
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Middle of the lines. */
  readonly textX: number;
  /** Its sign stands where the reading of the label begins. */
  readonly sign?: { readonly role: Role; readonly x: number; readonly y: number };
}

export interface PlacedEdge {
  readonly path: string;
  /** The head, drawn as a path of its own: markers need ids, and ids collide between diagrams. */
  readonly arrow: string;
  readonly dashed: boolean;
  readonly label: string;
  readonly labelX: number;
  readonly labelY: number;
}

/** Wide for large screens, tall for small ones; the same where the author's direction is already tall. */
export interface DiagramLayouts {
  readonly wide: DiagramLayout;
  readonly tall?: DiagramLayout;
}

const charWidth = 7.6;
const labelCharWidth = 6.4;
const lineHeight = 18;
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** The sign of a role, and the gap between it and the label. */
export const signSize = 18;
const signRoom = signSize + 7;

/** Widest drawing whose text is still easy to read in the text column, and on a phone. */
const widest = 780;
const widestOnPhone = 460;

/** How close nodes are, in pixels, and where their labels break, in letters. */
interface Density {
  readonly gap: number;
  readonly wrapAt: number;
}
const roomy: Density = { gap: 22, wrapAt: 18 };
const dense: Density = { gap: 10, wrapAt: 10 };

/**
 * Lays a flowchart out in its own direction, and from top to bottom for narrow screens. One that would shrink
 * below readable size in the text column is drawn from top to bottom everywhere, and one that would do so on a phone
 * more densely there.
 * @param reading direction of the language: what an author lets run from left to right follows it
 */
export function layoutDiagram(flowchart: Flowchart, reading: 'ltr' | 'rtl' = 'ltr'): DiagramLayouts {
  const across = reading === 'rtl' ? 'RL' : 'LR';
  const down = place(flowchart, 'TD', reading);
  const tall = down.width > widestOnPhone ? place(flowchart, 'TD', reading, dense) : down;
  const own = flowchart.direction === 'TD' ? down : place(flowchart, across, reading);
  const wide = own.width > widest ? down : own;
  return wide === tall ? { wide } : { wide, tall };
}

function place(
  { nodes, edges }: Flowchart,
  direction: 'LR' | 'RL' | 'TD',
  reading: 'ltr' | 'rtl',
  { gap, wrapAt } = roomy,
): DiagramLayout {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: direction === 'TD' ? 'TB' : direction,
    nodesep: gap,
    ranksep: 30,
    marginx: 2,
    marginy: 2,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  const lines = new Map(nodes.map((node) => [node.id, wrap(node.label, wrapAt)]));
  for (const node of nodes) graph.setNode(node.id, sizeOf(node, lines.get(node.id) ?? []));
  edges.forEach(({ from, to, label }, i) => {
    const size = label
      ? { width: columns(label) * labelCharWidth + 10, height: lineHeight, labelpos: 'c' }
      : {};
    graph.setEdge({ v: from, w: to, name: String(i) }, size);
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: nodes.map(({ id, shape, role }) => {
      const { x, y, width: w, height: h } = graph.node(id);
      const own = lines.get(id) ?? [];
      const ahead = reading === 'rtl' ? 1 : -1;
      const signX = x + (ahead * (textWidth(own) + signRoom - signSize)) / 2;
      return {
        shape,
        lines: own,
        x: round(x - w / 2),
        y: round(y - h / 2),
        width: w,
        height: h,
        textX: round(role ? x - (ahead * signRoom) / 2 : x),
        ...(role && { sign: { role, x: round(signX - signSize / 2), y: round(y - signSize / 2) } }),
      };
    }),
    edges: edges.map(({ from, to, label, dashed }, i) => {
      const { points: onBoxes = [], x = 0, y = 0 } = graph.edge({ v: from, w: to, name: String(i) });
      const isDecision = (id: string) => nodes.some((node) => node.id === id && node.shape === 'decision');
      const points = onBoxes.map((point: Point, at: number) => {
        const end = at === 0 ? from : at === onBoxes.length - 1 ? to : undefined;
        return end !== undefined && isDecision(end) ? onDiamond(point, graph.node(end)) : point;
      });
      return { path: curve(points), arrow: head(points), dashed, label, labelX: round(x), labelY: round(y) };
    }),
  };
}

function sizeOf({ shape, role }: FlowNode, lines: readonly string[]): { width: number; height: number } {
  const grow = shape === 'decision' ? 34 : 0;
  return {
    width: Math.round(textWidth(lines) + 24 + grow + (role ? signRoom : 0)),
    height: lines.length * lineHeight + 20 + grow / 2,
  };
}

function textWidth(lines: readonly string[]): number {
  return Math.max(...lines.map(columns)) * charWidth;
}

/** Width of a text in letters of the Latin alphabet: signs of East Asian scripts are twice as wide. */
function columns(text: string): number {
  return [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}

function wrap(label: string, wrapAt: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && columns(`${last} ${word}`) <= wrapAt)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * The place where the line from the middle of a diamond to a point of the box around it leaves the diamond.
 * @param box its middle and size
 */
function onDiamond(
  point: Point,
  { x, y, width, height }: Point & { readonly width: number; readonly height: number },
): Point {
  const [across, down] = [point.x - x, point.y - y];
  const part = 1 / (Math.abs(across) / (width / 2) + Math.abs(down) / (height / 2));
  return { x: x + across * part, y: y + down * part };
}

/** A smooth line through dagre's points. */
function curve(points: readonly Point[]): string {
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const middles = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? last;
    const end = i === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${at(point)} ${at(end)}`;
  });
  return `M${at(first)}${middles.length ? middles.join('') : `L${at(last)}`}`;
}

function head(points: readonly Point[]): string {
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (!tip || !before) return '';
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const corner = (turn: number) =>
    `${round(tip.x - 9 * Math.cos(angle + turn))} ${round(tip.y - 9 * Math.sin(angle + turn))}`;
  return `M${round(tip.x)} ${round(tip.y)}L${corner(0.45)}L${corner(-0.45)}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
