import type { Element, ElementContent } from 'hast';
import { classes, element, isElement, text } from '../read-html.ts';
import type { Rule } from '../rule.ts';

/** Each card is an item: its link, a colon, its description. */
const cards: Rule = (node, { walk }) => {
  if (!classes(node).includes('cards')) return undefined;
  const items = node.children.filter(isElement).map((card) => {
    const [first, ...rest] = walk(card.children).filter((child) => !isBlank(child));
    if (!first || !isParagraph(first) || !rest.every(isParagraph))
      return element('li', [...(first ? [first] : []), ...rest]);
    const words = rest.flatMap(({ children }, i) => [text(i === 0 ? ': ' : ' '), ...children]);
    return element('li', [element('p', [...first.children, ...words])]);
  });
  return [element('ul', items)];
};

/** Each term is an item: it in bold, a colon, what is said of it; several things as a list below. */
const definitions: Rule = (node, { walk }) => {
  if (node.tagName !== 'dl') return undefined;
  const parts = node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children.filter(isElement) : [child]));
  const entries: { terms: Element[]; said: Element[] }[] = [];
  for (const part of parts) {
    const last = entries.at(-1);
    if (part.tagName === 'dd') last?.said.push(part);
    else if (last && last.said.length === 0) last.terms.push(part);
    else entries.push({ terms: [part], said: [] });
  }
  const items = entries.map(({ terms, said }) => {
    const names = terms.flatMap((term, i) => [
      ...(i === 0 ? [] : [text(', ')]),
      element('strong', walk(term.children, true)),
    ]);
    const texts = said
      .map((each) => walk(each.children))
      .filter((each) => each.some((child) => !isBlank(child)));
    const [only, ...more] = texts;
    if (!only) return element('li', [element('p', names)]);
    if (more.length > 0) {
      return element('li', [
        element('p', [...names, text(':')]),
        element(
          'ul',
          texts.map((each) => element('li', each)),
        ),
      ]);
    }
    const [first, ...rest] = only;
    if (first && isParagraph(first))
      return element('li', [element('p', [...names, text(': '), ...first.children]), ...rest]);
    return only.some((child) => isElement(child) && isBlock(child))
      ? element('li', [element('p', [...names, text(':')]), ...only])
      : element('li', [element('p', [...names, text(': '), ...only])]);
  });
  return [element('ul', items)];
};

const blocks = new Set('p div ul ol pre table blockquote figure'.split(' '));
const isBlock = ({ tagName }: Element) => blocks.has(tagName);
const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
const isParagraph = (node: ElementContent): node is Element => isElement(node) && node.tagName === 'p';

export const listRules: readonly Rule[] = [cards, definitions];
