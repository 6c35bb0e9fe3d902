import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFlowchart } from '../../../../src/prose/diagram/parse.ts';
import { flowcharts, print } from './flowcharts.ts';

const problemOf = (source: string) => {
  const result = parseFlowchart(source);
  return 'problem' in result ? result.problem : undefined;
};

describe('parseFlowchart', () => {
  it('reads the example of docs/writing.md', () => {
    const source = `flowchart LR
      scope[Scope] --> plan[Plan]
      plan --> run{Run}
      run -->|verdicts| report([Report]):::finding`;
    expect(parseFlowchart(source)).toEqual({
      direction: 'LR',
      nodes: [
        { id: 'scope', label: 'Scope', shape: 'box' },
        { id: 'plan', label: 'Plan', shape: 'box' },
        { id: 'run', label: 'Run', shape: 'decision' },
        { id: 'report', label: 'Report', shape: 'pill', role: 'finding' },
      ],
      edges: [
        { from: 'scope', to: 'plan', label: '', dashed: false },
        { from: 'plan', to: 'run', label: '', dashed: false },
        { from: 'run', to: 'report', label: 'verdicts', dashed: false },
      ],
    });
  });

  it('reads back every flowchart of the subset', () => {
    fc.assert(
      fc.property(flowcharts, (flowchart) => {
        expect(parseFlowchart(print(flowchart))).toEqual(flowchart);
      }),
    );
  });

  it('reads chains', () => {
    expect(parseFlowchart('flowchart TD\na --> b -.->|no| c')).toMatchObject({
      edges: [
        { from: 'a', to: 'b', dashed: false },
        { from: 'b', to: 'c', label: 'no', dashed: true },
      ],
    });
  });

  it.each([
    ['comments, blank lines and semicolons', 'flowchart TD\n%% note\n\na[One];\na --> b %% more'],
    ['quotes around a label', 'flowchart TD\na["One"] --> b'],
    ['no blanks around an arrow', 'flowchart TD\na[One]-->b'],
    ['the older names', 'graph TB\na[One] --> b'],
  ])('allows %s', (_, source) => {
    expect(parseFlowchart(source)).toEqual({
      direction: 'TD',
      nodes: [
        { id: 'a', label: 'One', shape: 'box' },
        ...(source.includes('b') ? [{ id: 'b', label: 'b', shape: 'box' }] : []),
      ],
      edges: [{ from: 'a', to: 'b', label: '', dashed: false }],
    });
  });

  it('keeps the label of a node that is named again without one', () => {
    expect(parseFlowchart('flowchart LR\na(One)\na --> a')).toMatchObject({
      nodes: [{ id: 'a', label: 'One', shape: 'round' }],
    });
  });

  it('reads roles, where a node is declared or later', () => {
    const result = parseFlowchart(
      'flowchart LR\na[Attacker]:::attacker --> b{Judge}:::evaluator\nc([Reply])\nc:::finding --> a',
    );
    expect(result).toMatchObject({
      nodes: [
        { id: 'a', role: 'attacker', shape: 'box' },
        { id: 'b', role: 'evaluator', shape: 'decision' },
        { id: 'c', role: 'finding', shape: 'pill', label: 'Reply' },
      ],
    });
  });

  it.each([
    [
      'a role with a letter too few',
      ':::atacker',
      '":::atacker" is not a role; perhaps ":::attacker" is meant',
    ],
    [
      'an unknown role',
      ':::wizard',
      '":::wizard" is not a role; roles: attacker, target, evaluator, finding, guard',
    ],
    ['a name that every object has', ':::constructor', '":::constructor" is not a role'],
    ['no role', ':::', '"a[One]::: --> b"'],
  ])('refuses %s', (_, role, problem) => {
    expect(problemOf(`flowchart LR\na[One]${role} --> b`)).toContain(problem);
  });

  it.each([
    ['another kind of diagram', 'sequenceDiagram\nA->>B: hi', '"sequenceDiagram"'],
    ['another direction', 'flowchart RL\na --> b', '"flowchart RL"'],
    ['nothing', '', '"" is not "flowchart LR"'],
    ['no nodes', 'flowchart LR\n%% later', 'no nodes'],
    ['a subgraph', 'flowchart LR\nsubgraph one\na\nend', '"subgraph one"'],
    ['an arrow without a target', 'flowchart LR\na -->', '"a -->"'],
    ['an arrow without a source', 'flowchart LR\n--> a', '"--> a"'],
    ['another arrow', 'flowchart LR\na --- b', '"a --- b"'],
    ['text inside an arrow', 'flowchart LR\na -- yes --> b', '"a -- yes --> b"'],
    ['a bracket that is not closed', 'flowchart LR\na[One --> b', '"a[One --> b"'],
    ['an empty label', 'flowchart LR\na[]', '"a[]"'],
    ['a shape beyond the subset', 'flowchart LR\na((One))', '"a((One))"'],
    ['several targets', 'flowchart LR\na --> b & c', '"a --> b & c"'],
    ['styles', 'flowchart LR\na\nstyle a fill:#fff', '"style a fill:#fff"'],
    [
      'a label that is too long',
      `flowchart LR\na[${'x'.repeat(40)}]`,
      `label "${'x'.repeat(40)}" is longer than`,
    ],
  ])('says which statement it does not draw: %s', (_, source, problem) => {
    expect(problemOf(source)).toContain(problem);
  });

  it('holds labels to the 28 characters docs/writing.md allows', () => {
    expect(problemOf(`flowchart LR\na[${'x'.repeat(28)}]`)).toBeUndefined();
    expect(problemOf(`flowchart LR\na[${'x'.repeat(29)}]`)).toContain('longer than 28 characters');
  });

  it('survives anything: a flowchart with known ends of every edge, or a problem in one line', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '[',
      ']',
      '(',
      ')',
      '{',
      '}',
      '-->',
      '-.->',
      '|',
      ' ',
      '\n',
      '%%',
      '"',
      ';',
      ':::',
      'guard',
      'é',
    );
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 60 }), (text) => {
        const result = parseFlowchart(`flowchart LR\n${text}`);
        if ('problem' in result) {
          expect(result.problem).toMatch(/^.+$/);
        } else {
          const ids = new Set(result.nodes.map(({ id }) => id));
          for (const { from, to } of result.edges) expect(ids.has(from) && ids.has(to)).toBe(true);
        }
      }),
    );
  });
});
