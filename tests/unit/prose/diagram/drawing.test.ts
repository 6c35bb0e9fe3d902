import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Diagram } from '../../../../src/prose/diagram/Diagram.tsx';
import { type DiagramLayouts, layoutDiagram } from '../../../../src/prose/diagram/layout.ts';
import { parseFlowchart } from '../../../../src/prose/diagram/parse.ts';
import { RenderContext } from '../../../../src/view/context.ts';
import type { PartName } from '../../../../src/view/styles.ts';
import { siteOf } from '../../site-folder.ts';

function layoutsOf(source: string): DiagramLayouts {
  const flowchart = parseFlowchart(source);
  if ('problem' in flowchart) throw new Error(flowchart.problem);
  return layoutDiagram(flowchart);
}

/** The picture of a flowchart, and the styles its page needs. */
async function drawn(source: string): Promise<{ tree: Root; parts: Set<PartName> }> {
  const layouts = JSON.stringify(layoutsOf(source));
  const parts = new Set<PartName>();
  const diagram = createElement(Diagram, { heading: 'Two steps', alt: 'One leads to two.', layouts });
  const value = { site: await siteOf({}), path: '/x', parts };
  const html = renderToStaticMarkup(createElement(RenderContext.Provider, { value }, diagram));
  return { tree: fromHtml(html, { fragment: true }), parts };
}
const all = (tree: Root, selector: string) => selectAll(selector, tree).map(({ properties }) => properties);
const classes = (tree: Root, selector: string) =>
  all(tree, selector).map(({ className }) => (Array.isArray(className) ? className.join(' ') : undefined));
const numbers = ({ properties }: Element, ...names: string[]) =>
  names.map((name) => Number(properties[name]));

/** Not the sign of the button that enlarges it. */
const picture = 'figure > svg';

describe('the picture of a flowchart', () => {
  it('has a name, a title, and a form for wide and one for narrow screens', async () => {
    const { tree, parts } = await drawn('flowchart LR\na --> b');
    expect(all(tree, picture)).toMatchObject([
      { className: ['diagram-wide'], role: 'img', ariaLabel: 'One leads to two.' },
      { className: ['diagram-tall'], role: 'img', ariaLabel: 'One leads to two.' },
    ]);
    for (const svg of all(tree, picture)) expect(svg.viewBox).toBe(`0 0 ${svg.width} ${svg.height}`);
    expect(selectAll('figcaption', tree).map(textOf)).toEqual(['Two steps']);
    expect([...parts]).toEqual(['diagram']);
  });

  it('has one form where its author lets it run from top to bottom', async () => {
    expect(classes((await drawn('flowchart TD\na --> b')).tree, picture)).toEqual(['diagram-only']);
  });

  it('tells kinds of nodes apart by their form, and dashed lines from others', async () => {
    const { tree } = await drawn('flowchart TD\na[A] --> b(B)\nb -.-> c([C])\nc --> d{D}');
    const rects = selectAll('g > rect', tree).map(({ properties }) => properties);
    expect(rects.map(({ rx }) => Number(rx))).toEqual([4, 12, Number(rects[2]?.height) / 2]);
    expect(selectAll('g > path:not(.sign)', tree)).toHaveLength(1);
    expect(classes(tree, '.edge')).toEqual(['edge', 'edge dashed', 'edge']);
    expect(selectAll('.arrow', tree)).toHaveLength(3);
  });

  it('has the words of each node in its middle, and only labels that there are', async () => {
    const { tree } = await drawn('flowchart TD\na[A long label of two lines] -->|yes| b\nb --> c');
    const labels = selectAll('.edge-label', tree);
    expect(labels.map(textOf)).toEqual(['yes']);
    // Below the middle of the room that the layout keeps for it, as what is above their foot makes letters high.
    const [label] = layoutsOf('flowchart TD\na[A long label of two lines] -->|yes| b\nb --> c').wide.edges;
    expect(labels.map((each) => numbers(each, 'x', 'y'))).toEqual([
      [label?.labelX, (label?.labelY ?? 0) + 4],
    ]);
    for (const node of selectAll('g', tree)) {
      const [rect] = selectAll('rect', node);
      const lines = selectAll('text', node);
      if (!rect) throw new Error('a node without a box');
      const [x = 0, y = 0, width = 0, height = 0] = numbers(rect, 'x', 'y', 'width', 'height');
      for (const line of lines) expect(numbers(line, 'x')).toEqual([x + width / 2]);
      const places = lines.flatMap((line) => numbers(line, 'y'));
      // A line is written on its foot: 5 px below the middle of its letters.
      const middle = places.reduce((sum, place) => sum + place - 5, 0) / places.length;
      expect(middle).toBeCloseTo(y + height / 2);
    }
    expect(selectAll('g:first-of-type text', tree).map(textOf)).toEqual(['A long label of', 'two lines']);
  });

  it('has the corners of a decision in the middle of its sides', async () => {
    const { tree } = await drawn('flowchart TD\na{D}');
    const [svg] = all(tree, picture);
    const [decision] = all(tree, 'g > path:not(.sign)');
    const points = [...String(decision?.d).matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const [width, height] = [Number(svg?.width), Number(svg?.height)];
    // The margin of the picture is 2 px.
    expect(points).toEqual([
      [width / 2, 2],
      [width - 2, height / 2],
      [width / 2, height - 2],
      [2, height / 2],
    ]);
  });
});
