import type { Element, ElementContent } from 'hast';
import { classes, element, isElement, text } from '../read-html.ts';
import type { Rule } from '../rule.ts';

/** Each card is an item: its link, a colon, its description. */
const cards: Rule = (node, { walk }) => {
  if (!classes(node).includes('cards')) return undefined;
  const items = node.children.filter(isElement).map((card) => {
    const parts = walk(card.children).filter((child) => !isBlank(child));
    if (!parts.every(isParagraph)) return element('li', parts);
    const words = parts.flatMap(({ children }, i) => [
      ...(i === 0 ? [] : [text(i === 1 ? ': ' : ' ')]),
      ...children,
    ]);
    return element('li', words);
  });
  return [element('ul', items)];
};

/** Each term is an item: it in bold, a colon, what is said of it; several things as a list below. */
const definitions: Rule = (node, { walk }) => {
  if (node.tagName !== 'dl') return undefined;
  const items = entriesOf(node).map(({ terms, said }) => {
    const names = terms.flatMap((term, i) => [
      ...(i === 0 ? [] : [text(', ')]),
      element('strong', walk(term.children, true)),
    ]);
    const texts = said
      .map((each) => unwrapped(walk(each.children)))
      .filter((each) => each.some((child) => !isBlank(child)));
    return item(names, texts);
  });
  return [element('ul', items)];
};

interface Entry {
  readonly terms: Element[];
  readonly said: Element[];
}

function entriesOf(list: Element): Entry[] {
  const parts = list.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children.filter(isElement) : [child]));
  const entries: Entry[] = [];
  for (const part of parts) {
    const last = entries.at(-1);
    if (part.tagName === 'dd') last?.said.push(part);
    else if (last && last.said.length === 0) last.terms.push(part);
    else entries.push({ terms: [part], said: [] });
  }
  return entries;
}

function item(names: readonly ElementContent[], texts: readonly ElementContent[][]): Element {
  const [only, ...more] = texts;
  if (!only) return element('li', names);
  const above = element('p', [...names, text(':')]);
  if (more.length > 0) {
    const each = texts.map((nodes) => element('li', nodes));
    return element('li', [above, element('ul', each)]);
  }
  const [first, ...rest] = only;
  if (first && isParagraph(first)) {
    const line = [...names, text(': '), ...first.children];
    return element('li', rest.length === 0 ? line : [element('p', line), ...rest]);
  }
  return only.some((child) => isElement(child) && isBlock(child))
    ? element('li', [above, ...only])
    : element('li', [...names, text(': '), ...only]);
}

/** What is inside of elements that only hold it together. */
function unwrapped(nodes: readonly ElementContent[]): ElementContent[] {
  const shown = nodes.filter((node) => !isBlank(node));
  const [only] = shown;
  return shown.length === 1 && only && isElement(only) && only.tagName === 'div'
    ? unwrapped(only.children)
    : [...nodes];
}

const blocks = new Set('p div ul ol pre table blockquote figure'.split(' '));
const isBlock = ({ tagName }: Element) => blocks.has(tagName);
const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
const isParagraph = (node: ElementContent): node is Element => isElement(node) && node.tagName === 'p';

export const listRules: readonly Rule[] = [cards, definitions];
