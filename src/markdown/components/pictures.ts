import { attribute, classes, element, find, isElement, label, text, textOf } from '../read-html.ts';
import type { Rule } from '../rule.ts';
import { setApart } from '../set-apart.ts';
import { fenced } from './code.ts';

/** Its title, what it shows in words, and how it was written. */
const diagram: Rule = (node, { facts }) => {
  if (!classes(node).includes('diagram')) return undefined;
  const picture = find(node, ({ tagName }) => tagName === 'svg');
  const caption = find(node, ({ tagName }) => tagName === 'figcaption');
  const alt = picture ? attribute(picture, 'aria-label') : '';
  const source = facts.diagram(alt);
  return [
    ...(caption ? [label(textOf(caption))] : []),
    element('p', [text(alt)]),
    ...(source === undefined ? [] : [fenced(source, 'mermaid')]),
  ];
};

/** A picture that is drawn in the page is what its label says; one without a label only adorns. */
const drawing: Rule = (node, { inline }) => {
  if (node.tagName !== 'svg') return undefined;
  const words = attribute(node, 'aria-label');
  if (words === '') return [];
  return [inline ? text(words) : element('p', [text(words)])];
};

/** What a chart says, and where its numbers come from; the caption repeats the beginning of its label. */
const chart: Rule = (node, { walk }) => {
  if (!classes(node).includes('results-chart')) return undefined;
  const picture = find(node, ({ tagName }) => tagName === 'svg');
  const caption = find(node, ({ tagName }) => tagName === 'figcaption');
  const words = picture ? attribute(picture, 'aria-label') : '';
  const beginning = words.slice(0, words.indexOf(':'));
  const rest = walk(caption?.children ?? [], true).map((child) =>
    child.type === 'text' && child.value.trim().startsWith(beginning)
      ? text(child.value.trim().slice(beginning.length).replace(/^\./, '. '))
      : child,
  );
  return [element('p', [text(words), ...rest])];
};

/** The picture of an attack has its sentence below it; what is beside it in words stays. */
const attackDrawing: Rule = (node, { walk }) =>
  classes(node).includes('attack-drawing')
    ? walk(node.children.filter((child) => !isElement(child) || child.tagName !== 'svg'))
    : undefined;

/** A place in the picture of a network is a line of the list of places. */
const networkNode: Rule = (node, { walk }) =>
  classes(node).includes('network-node') ? [text(' '), ...walk(node.children, true)] : undefined;

/** Below a picture or a drawing: what it is. */
const caption: Rule = (node, { walk }) =>
  node.tagName === 'figcaption' ? [element('p', walk(setApart(node), true))] : undefined;

export const pictureRules: readonly Rule[] = [diagram, chart, attackDrawing, drawing, networkNode, caption];
