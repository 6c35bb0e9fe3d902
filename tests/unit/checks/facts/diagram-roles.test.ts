import { expect, test } from 'vitest';
import { diagramRoles } from '../../../../checks/facts/diagram-roles.ts';
import { linesIn } from './fixture.ts';

const diagram = (...lines: string[]) =>
  ['```mermaid title="T" alt="A"', 'flowchart LR', ...lines, '```', ''].join('\n');

test('nodes whose label names a role pass when they are drawn as it, and others are free', async () => {
  const text = diagram(
    'a[Attacker model]:::attacker --> t[Ask the target]:::target',
    't --> j{Judge}',
    'j:::evaluator --> r([Report]):::finding',
    'g[Target of the guard]:::guard --> other[Your endpoint]:::target',
    'other --> plain[Retargeting]',
  );
  expect(await linesIn(diagramRoles, text)).toEqual([]);
});

test('[X.12] a node without its role, or with another, is told with its line and the role to write', async () => {
  const text = diagram(
    'a[Attacker] --> t[Your targets]:::attacker',
    't --> j{LLM judge}',
    'j --> e[Evaluator]',
    'e --> r([Report])',
    'r --> g[Input guard]',
    'f[Findings]',
  );
  const line = (number: number, node: string, role: string) =>
    `line ${number}: node "${node}. Write ":::${role}" behind it, or call it something else.`;
  expect(await linesIn(diagramRoles, text)).toEqual([
    line(8, 'Attacker" has no role', 'attacker'),
    line(8, 'Your targets" is drawn as attacker', 'target'),
    line(9, 'LLM judge" has no role', 'evaluator'),
    line(10, 'Evaluator" has no role', 'evaluator'),
    line(11, 'Report" has no role', 'finding'),
    line(12, 'Input guard" has no role', 'guard'),
    line(13, 'Findings" has no role', 'finding'),
  ]);
});

test('a diagram that cannot be read is left to its drawing', async () => {
  expect(await linesIn(diagramRoles, diagram('subgraph Attacker'))).toEqual([]);
});
