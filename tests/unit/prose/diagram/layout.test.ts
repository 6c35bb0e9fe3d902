import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DiagramLayout,
  layoutDiagram,
  type PlacedNode,
  signSize,
} from '../../../../src/prose/diagram/layout.ts';
import { type Flowchart, parseFlowchart } from '../../../../src/prose/diagram/parse.ts';
import { flowcharts } from './flowcharts.ts';

function layoutsOf(source: string) {
  const flowchart = parseFlowchart(source);
  if ('problem' in flowchart) throw new Error(flowchart.problem);
  return layoutDiagram(flowchart);
}

const property = (check: (layout: DiagramLayout, flowchart: Flowchart) => void) =>
  fc.assert(
    fc.property(flowcharts, (flowchart) => {
      const { wide, tall } = layoutDiagram(flowchart);
      check(wide, flowchart);
      if (tall) check(tall, flowchart);
    }),
    { numRuns: 60 },
  );

describe('layoutDiagram', () => {
  it('draws a wide diagram tall as well, for narrow screens', () => {
    const { wide, tall } = layoutsOf('flowchart LR\na[One] --> b[Two] --> c[Three]');
    expect(wide.width).toBeGreaterThan(wide.height);
    expect(tall?.height).toBeGreaterThan(tall?.width ?? 0);
  });

  it('draws one that is wider than the text from top to bottom everywhere', () => {
    const chain = (count: number) =>
      layoutsOf(
        `flowchart LR\n${Array.from({ length: count }, (_, i) => `n${i}[A label that is]`).join(' --> ')}`,
      );
    const fits = chain(4);
    expect(fits.wide.width).toBeGreaterThan(fits.wide.height);
    expect(fits.wide.width).toBeLessThanOrEqual(780);
    expect(fits).toHaveProperty('tall');
    const turned = chain(6);
    expect(turned.wide.height).toBeGreaterThan(turned.wide.width);
    expect(turned).not.toHaveProperty('tall');
  });

  it('lets lines end at the sides of a diamond, not at the box around it', () => {
    const { nodes, edges } = layoutsOf(
      'flowchart TD\na[Attacker] --> b[Target] --> c{Judge} --> a\nc --> d[Result]',
    ).wide;
    const diamond = nodes.find(({ shape }) => shape === 'decision') as PlacedNode;
    /** 1 on a side of the diamond, more outside. */
    const distance = (point = '') => {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      const across = Math.abs(x - diamond.x - diamond.width / 2) / (diamond.width / 2);
      return across + Math.abs(y - diamond.y - diamond.height / 2) / (diamond.height / 2);
    };
    const ends = edges.map(({ path }) => path.match(/-?[\d.]+ -?[\d.]+/g) ?? []);
    const [, toJudge, back, on] = ends.map((points) => [points[0], points.at(-1)]);
    for (const place of [toJudge?.[1], back?.[0], on?.[0]]) expect(distance(place)).toBeCloseTo(1, 1);
  });

  it('draws one that is too wide for a phone more densely there', () => {
    const branches = ['One of the choices', 'Another of the choices', 'The last of the choices'];
    const chart = (direction: string) =>
      layoutsOf(
        `flowchart ${direction}\na[Begin]\n${branches.map((name, i) => `a --> n${i}[${name}]`).join('\n')}`,
      );
    for (const direction of ['TD', 'LR']) {
      const { wide, tall } = chart(direction);
      expect(tall?.width).toBeLessThanOrEqual(460);
      expect(wide.nodes.map(({ lines }) => lines.length)).toContain(2);
      expect(Math.max(...(tall?.nodes ?? []).map(({ lines }) => lines.length))).toBe(3);
    }
  });

  it('draws a tall diagram once', () => {
    expect(layoutsOf('flowchart TD\na --> b')).not.toHaveProperty('tall');
  });

  it('runs from right to left where the text does', () => {
    const flowchart = parseFlowchart('flowchart LR\na --> b');
    if ('problem' in flowchart) throw new Error(flowchart.problem);
    const [a, b] = layoutDiagram(flowchart, 'rtl').wide.nodes;
    expect((b?.x ?? 0) + (b?.width ?? 0)).toBeLessThan(a?.x ?? 0);
  });

  it('gives signs of East Asian scripts the room of two letters', () => {
    const [latin, chinese] = layoutsOf('flowchart LR\na[abcdef] --> b[测试运行报告]').wide.nodes;
    expect((chinese?.width ?? 0) - (latin?.width ?? 0)).toBe(Math.round(12 * 7.6) - Math.round(6 * 7.6));
  });

  it('follows the direction of the arrows', () => {
    const [a, b] = layoutsOf('flowchart LR\na --> b').wide.nodes;
    expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThan(b?.x ?? 0);
    const [c, d] = layoutsOf('flowchart TD\nc --> d').wide.nodes;
    expect((c?.y ?? 0) + (c?.height ?? 0)).toBeLessThan(d?.y ?? 0);
  });

  it('breaks long labels between words', () => {
    const [node] = layoutsOf('flowchart LR\na[Judge every answer of it]').wide.nodes;
    expect(node?.lines).toEqual(['Judge every answer', 'of it']);
  });

  it.each(['ltr', 'rtl'] as const)('puts the sign of a role in front of its label, reading %s', (reading) => {
    const flowchart = parseFlowchart('flowchart LR\na[Judge model]:::evaluator --> b[Judge model]');
    if ('problem' in flowchart) throw new Error(flowchart.problem);
    const [judge, plain] = layoutDiagram(flowchart, reading).wide.nodes;
    if (!judge?.sign || !plain) throw new Error('a node is missing');
    expect(plain.sign).toBeUndefined();
    expect(judge.sign.role).toBe('evaluator');
    expect(judge.width - plain.width).toBe(signSize + 7);
    const first =
      reading === 'rtl' ? judge.x + judge.width - judge.sign.x - signSize : judge.sign.x - judge.x;
    expect(first).toBeCloseTo(12, 0);
    expect(judge.sign.x < judge.textX).toBe(reading === 'ltr');
  });

  it('draws every node and every edge', () => {
    property(({ nodes, edges }, flowchart) => {
      expect(nodes.map(({ shape, lines, sign }) => [shape, lines.join(' '), sign?.role])).toEqual(
        flowchart.nodes.map(({ shape, label, role }) => [shape, label.split(/\s+/).join(' '), role]),
      );
      expect(edges.map(({ label, dashed }) => [label, dashed])).toEqual(
        flowchart.edges.map(({ label, dashed }) => [label, dashed]),
      );
    });
  });

  it('keeps nodes inside of the drawing and apart from each other', () => {
    const apart = (a: PlacedNode, b: PlacedNode) =>
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    property(({ nodes, width, height }) => {
      nodes.forEach((node, i) => {
        expect(Math.min(node.x, node.y)).toBeGreaterThanOrEqual(0);
        expect(node.x + node.width).toBeLessThanOrEqual(width + 0.1);
        expect(node.y + node.height).toBeLessThanOrEqual(height + 0.1);
        for (const other of nodes.slice(i + 1)) expect(apart(node, other)).toBe(true);
      });
    });
  });

  it('draws every line and arrow head with numbers a browser can draw', () => {
    property(({ edges }) => {
      for (const { path, arrow, labelX, labelY } of edges) {
        expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+(?:[QL](?:-?[\d.]+ ?)+)+$/);
        expect(arrow).toMatch(/^M(?:-?[\d.]+ -?[\d.]+[LZ]){3}$/);
        expect(Number.isFinite(labelX) && Number.isFinite(labelY)).toBe(true);
      }
    });
  });

  it('leads every line to the tip of its arrow', () => {
    property(({ edges }) => {
      for (const { path, arrow } of edges) {
        const [tip] = /(?<=^M)[^L]+/.exec(arrow) ?? [];
        expect(path.endsWith(` ${tip}`) || path.endsWith(`L${tip}`)).toBe(true);
      }
    });
  });

  it('makes a node wide enough for its label', () => {
    property(({ nodes }) => {
      for (const { lines, width } of nodes) {
        expect(width).toBeGreaterThan(Math.max(...lines.map(({ length }) => length)) * 7);
      }
    });
  });
});
