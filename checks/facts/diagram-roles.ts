import { type FlowNode, parseFlowchart } from '../../src/prose/diagram/parse.ts';
import type { Role } from '../../src/view/roles/roles.ts';
import type { CodeExample } from '../source/page-source.ts';
import { type FactCheck, reported } from './fact-check.ts';

/** Words of a label that name a role. */
const words: readonly (readonly [RegExp, Role])[] = [
  [/\battackers?\b/i, 'attacker'],
  [/\btargets?\b/i, 'target'],
  [/\b(?:evaluators?|judges?)\b/i, 'evaluator'],
  [/\b(?:findings?|reports?)\b/i, 'finding'],
  [/\bguards?\b/i, 'guard'],
];

/**
 * A node of a diagram whose label names a role is drawn as that role: what looks alike is alike in every picture.
 * What a diagram cannot be read for is said when it is drawn.
 */
export const diagramRoles: FactCheck = {
  id: 'diagram-roles',
  find(source) {
    const diagrams = source.blocks.filter(({ language }) => language === 'mermaid');
    return reported(source, diagrams.flatMap(mistakesOf));
  },
};

function mistakesOf({ code, line }: CodeExample) {
  const flowchart = parseFlowchart(code);
  if ('problem' in flowchart) return [];
  return flowchart.nodes.flatMap((node) => {
    const meant = words.flatMap(([word, role]) => (word.test(node.label) ? [role] : []));
    const [role] = meant;
    if (role === undefined || (node.role && meant.includes(node.role))) return [];
    const drawn = node.role ? `is drawn as ${node.role}` : 'has no role';
    return [
      {
        line: line + lineOf(node, code),
        problem: `node "${node.label}" ${drawn}`,
        fix: `Write ":::${role}" behind it, or call it something else`,
      },
    ];
  });
}

/** Place of the line where the label stands, from 0. */
function lineOf({ label }: FlowNode, code: string): number {
  return Math.max(
    0,
    code.split('\n').findIndex((each) => each.includes(label)),
  );
}
