import type { Element, ElementContent } from 'hast';
import { attribute, classes, element, isElement, label, textOf } from '../read-html.ts';
import type { Rule } from '../rule.ts';

/** Every panel under its label, as for a reader without script. */
const tabs: Rule = (node, { walk }) => {
  if (attribute(node, 'role') !== 'tabpanel') return undefined;
  return [label(attribute(node, 'data-label')), ...walk(node.children)];
};

/** A quote that begins with its title in bold. */
const admonition: Rule = (node, { walk }) => {
  if (!classes(node).includes('admonition')) return undefined;
  const [title, ...rest] = node.children.filter(isElement);
  return [element('blockquote', [...(title ? [label(textOf(title))] : []), ...walk(rest)])];
};

/** What a page says of itself above its text, such as that it waits for its translation. */
const notice: Rule = (node, { walk }) =>
  classes(node).includes('notice')
    ? [element('blockquote', [paragraph(walk(node.children, true))])]
    : undefined;

/** All of it, under its summary. */
const foldout: Rule = (node, { walk }) => {
  if (node.tagName !== 'details') return undefined;
  const [summary, ...rest] = node.children.filter(isElement);
  return [...(summary ? [label(textOf(summary))] : []), ...walk(rest)];
};

const paragraph = (children: ElementContent[]): Element => element('p', children);

export const asideRules: readonly Rule[] = [tabs, admonition, notice, foldout];
