import type { Element, ElementContent } from 'hast';
import { attribute, classes, element, find, has, isElement, label, text, textOf } from '../read-html.ts';
import type { Place, Rule } from '../rule.ts';
import { fenced, lineCode } from './code.ts';

/** A lab: what it is, where it can be used, and what it shows first. */
const lab: Rule = (node, place) => {
  if (!classes(node).includes('lab')) return undefined;
  const frame = node.children.filter(isElement).find(({ tagName }) => tagName === 'div');
  return [
    element('p', [
      element('strong', [text(`Interactive lab: ${attribute(node, 'aria-label')}.`)]),
      text(' It runs in the browser of its reader, on '),
      element('a', [text('the page')], { href: place.facts.page }),
      text(', and sends nothing. What it shows first, as text:'),
    ]),
    ...(frame ? place.walk(frame.children) : []),
  ];
};

/** What leads a part of a lab. */
const title: Rule = (node) => (classes(node).includes('lab-title') ? [label(textOf(node))] : undefined);

/** What is entered in a field. */
const field: Rule = (node, { walk }) => {
  const area = classes(node).includes('lab-field') && find(node, ({ tagName }) => tagName === 'textarea');
  // A label of what is not there says nothing.
  if (area && textOf(area).trim() === '') return [];
  if (node.tagName === 'textarea') return textOf(node).trim() === '' ? [] : [fenced(textOf(node))];
  if (node.tagName === 'fieldset') return choice(node, walk);
  if (node.tagName === 'legend') return [label(textOf(node))];
  if (node.tagName !== 'label') return undefined;
  const select = find(node, ({ tagName }) => tagName === 'select');
  if (select) return [element('p', chosen(node, select))];
  const input = find(node, ({ tagName }) => tagName === 'input');
  const words = wordsOf(node);
  if (!input) return words ? [label(words)] : [];
  const value = attribute(input, 'value');
  if (/^(radio|checkbox|file)$/.test(attribute(input, 'type')))
    return has(input, 'checked') && words ? [element('p', [text(words)])] : [];
  return value ? [element('p', [text(`${words}: `), lineCode(value)])] : [];
};

/** The chosen one of a list; of the examples all, because they say what the lab can be used for. */
function chosen(node: Element, select: Element): ElementContent[] {
  const options = all(select, 'option');
  const first = options.find((option) => has(option, 'selected')) ?? options[0];
  const name = `${wordsOf(node)}: `;
  if (!first) return [];
  const others = options.filter((option) => option !== first).map((option) => textOf(option).trim());
  const more =
    attribute(select, 'name') === 'example' && others.length > 0 ? ` (also: ${others.join('; ')})` : '';
  return [text(name), element('strong', [text(textOf(first).trim())]), text(more)];
}

/** A few choices, all seen at once: the chosen one in bold. */
function choice(node: Element, walk: Place['walk']): ElementContent[] {
  const labels = node.children.filter(isElement).filter(({ tagName }) => tagName === 'label');
  const legend = node.children.filter(isElement).find(({ tagName }) => tagName === 'legend');
  const radios = labels.filter((each) => find(each, (input) => attribute(input, 'type') === 'radio'));
  if (radios.length === 0 || radios.length < labels.length) return walk(node.children);
  const words = radios.flatMap((each, i) => [
    ...(i === 0 ? [] : [text(', ')]),
    find(each, (input) => has(input, 'checked'))
      ? element('strong', [text(wordsOf(each))])
      : text(wordsOf(each)),
  ]);
  return [element('p', [text(legend ? `${textOf(legend).trim()}: ` : ''), ...words])];
}

/** What a label says, without what is chosen in it. */
function wordsOf(node: Element): string {
  return node.children
    .filter((child) => !isElement(child) || !/^(select|input|textarea)$/.test(child.tagName))
    .map(textOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function all(node: Element, tagName: string): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === tagName ? [child] : all(child, tagName)));
}

/** A field without its label has no meaning; the line of a mistake has. */
const control: Rule = (node, { walk }) => {
  if (node.tagName === 'button' && attribute(node, 'name') === 'line') return walk(node.children, true);
  return /^(select|input|option|optgroup|output|progress)$/.test(node.tagName) ? [] : undefined;
};

export const labRules: readonly Rule[] = [lab, title, field, control];
