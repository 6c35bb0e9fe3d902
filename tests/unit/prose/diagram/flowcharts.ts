import fc from 'fast-check';
import type { Flowchart, FlowNode } from '../../../../src/prose/diagram/parse.ts';
import { roles } from '../../../../src/view/roles/roles.ts';

const label = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 .:/-]{0,20}[A-Za-z0-9]$/);
const shape = fc.constantFrom<FlowNode['shape']>('box', 'round', 'pill', 'decision');

/** Flowcharts of up to ten nodes, with cycles, loops and several edges between two nodes. */
export const flowcharts: fc.Arbitrary<Flowchart> = fc.integer({ min: 1, max: 10 }).chain((size) => {
  const id = fc.nat(size - 1).map((i) => `n${i}`);
  const node = fc.record(
    { label, shape, role: fc.constantFrom(...roles) },
    { requiredKeys: ['label', 'shape'] },
  );
  const edge = fc.record({ from: id, to: id, label: fc.oneof(fc.constant(''), label), dashed: fc.boolean() });
  return fc.record({
    direction: fc.constantFrom('LR' as const, 'TD' as const),
    nodes: fc
      .array(node, { minLength: size, maxLength: size })
      .map((nodes) => nodes.map((each, i) => ({ id: `n${i}`, ...each }))),
    edges: fc.array(edge, { maxLength: 12 }),
  });
});

const brackets = { box: ['[', ']'], round: ['(', ')'], pill: ['([', '])'], decision: ['{', '}'] } as const;

/** The flowchart as an author would write it. */
export function print({ direction, nodes, edges }: Flowchart): string {
  const declarations = nodes.map(
    ({ id, label: text, shape: form, role }) => id + brackets[form].join(text) + (role ? `:::${role}` : ''),
  );
  const lines = edges.map(({ from, to, label: text, dashed }) => {
    return `${from} ${dashed ? '-.->' : '-->'}${text && `|${text}|`} ${to}`;
  });
  return [`flowchart ${direction}`, ...declarations, ...lines].join('\n');
}
