import { attribute, classes, element, find, label, text, textOf } from '../read-html.ts';
import type { Rule } from '../rule.ts';
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

/** Below a picture or a drawing: what it is. */
const caption: Rule = (node, { walk }) =>
  node.tagName === 'figcaption' ? [element('p', walk(node.children, true))] : undefined;

export const pictureRules: readonly Rule[] = [diagram, drawing, caption];
