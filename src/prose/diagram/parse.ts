import { nearestWord } from '../../base/nearest.ts';
import { isRole, type Role, roles } from '../../view/roles/roles.ts';

/** A flowchart as its author wrote it. */
export interface Flowchart {
  readonly direction: 'LR' | 'TD';
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}

export interface FlowNode {
  readonly id: string;
  readonly label: string;
  readonly shape: 'box' | 'round' | 'pill' | 'decision';
  /** Written as Mermaid's class: `a[Attacker]:::attacker`. */
  readonly role?: Role;
}

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly dashed: boolean;
}

/** As docs/writing.md promises; two lines of a node. */
const maxLabel = 28;
const nodePattern = String.raw`(\w+)(?:\(\[([^\]]+)\]\)|\[([^\]]+)\]|\(([^)]+)\)|\{([^}]+)\})?(?::::(\w+))?`;
const arrowPattern = String.raw`(-->|-\.->)(?:\|([^|]+)\|)?`;

/**
 * Parses the subset of Mermaid that docs/writing.md describes.
 * @returns the flowchart, or the problem in words that name the line
 */
export function parseFlowchart(source: string): Flowchart | { problem: string } {
  const [first = '', ...lines] = source
    .split('\n')
    .map((line) => line.replace(/%%.*$/, '').trim())
    .filter(Boolean);
  const direction = /^(?:flowchart|graph) (LR|TD|TB)$/.exec(first)?.[1];
  if (!direction) return { problem: `"${first}" is not "flowchart LR" or "flowchart TD"` };

  const nodes = new Map<string, FlowNode>();
  const edges: FlowEdge[] = [];
  for (const line of lines) {
    const problem = readStatement(line, nodes, edges);
    if (problem) return { problem };
  }
  if (nodes.size === 0) return { problem: 'no nodes' };
  return { direction: direction === 'LR' ? 'LR' : 'TD', nodes: [...nodes.values()], edges };
}

function readStatement(line: string, nodes: Map<string, FlowNode>, edges: FlowEdge[]): string | undefined {
  const node = new RegExp(`^${nodePattern}`);
  const arrow = new RegExp(`^\\s*${arrowPattern}\\s*`);
  let rest = line.replace(/;$/, '');
  let from: string | undefined;
  let pending: RegExpExecArray | undefined;
  while (true) {
    const match = node.exec(rest);
    if (!match) return `"${line}" is not understood`;
    const problem = declare(match, nodes);
    if (problem) return problem;
    const [whole, id = ''] = match;
    if (pending && from) {
      edges.push({ from, to: id, label: clean(pending[2] ?? ''), dashed: pending[1] === '-.->' });
    }
    rest = rest.slice(whole.length);
    if (rest.trim() === '') return undefined;
    const next = arrow.exec(rest);
    if (!next) return `"${line}" is not understood`;
    from = id;
    pending = next;
    rest = rest.slice(next[0].length);
  }
}

/** @returns what is wrong with the node */
function declare(
  [, id = '', pill, box, round, decision, role]: RegExpExecArray,
  nodes: Map<string, FlowNode>,
): string | undefined {
  if (role !== undefined && !isRole(role)) {
    const meant = nearestWord(role, roles);
    return `":::${role}" is not a role; ${meant ? `perhaps ":::${meant}" is meant` : `roles: ${roles.join(', ')}`}`;
  }
  const text = pill ?? box ?? round ?? decision;
  const known = nodes.get(id);
  const label = text === undefined ? (known?.label ?? id) : clean(text);
  if (label.length > maxLabel) return `label "${label}" is longer than ${maxLabel} characters`;
  const drawn = pill ? 'pill' : round ? 'round' : decision ? 'decision' : 'box';
  const shape = text === undefined ? (known?.shape ?? 'box') : drawn;
  const played = role ?? known?.role;
  nodes.set(id, { id, label, shape, ...(played && { role: played }) });
  return undefined;
}

function clean(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}
