import { attribute, classes, element, find, has, text, textOf } from '../read-html.ts';
import type { Rule } from '../rule.ts';

/** The mark of a doubtful fact leads to what is doubtful about it. */
const doubt: Rule = (node) => {
  if (!classes(node).includes('doubt')) return undefined;
  const link = find(node, ({ tagName }) => tagName === 'a');
  if (!link) return [];
  const words = (attribute(link, 'aria-label') || textOf(link)).replace(/\[(\d+)\]/, '$1');
  return [text(' ('), element('a', [text(words)], { href: attribute(link, 'href') }), text(')')];
};

/** The doubts of a page, without the links back. */
const doubts: Rule = (node, { walk }) => {
  if (!/^doubt-\d+$/.test(attribute(node, 'id')) || node.tagName !== 'li') return undefined;
  const words = node.children.filter(
    (child) => child.type !== 'element' || !/^#doubted-/.test(attribute(child, 'href')),
  );
  return [element('li', walk(words, true), { id: attribute(node, 'id') })];
};

/** A footnote of the text, by GFM: `[^1]`, and what it says at the end. */
const footnoteMark: Rule = (node) => {
  if (node.tagName !== 'sup') return undefined;
  const link = find(node, (each) => has(each, 'data-footnote-ref'));
  return link && [element('footnote-mark', [], { name: noteName(attribute(link, 'href')) })];
};

const footnotes: Rule = (node, { walk }) => {
  if (!has(node, 'data-footnotes')) return undefined;
  const list = find(node, ({ tagName }) => tagName === 'ol');
  return (list?.children ?? []).flatMap((item) =>
    item.type === 'element'
      ? [element('footnote', walk(item.children), { name: noteName(attribute(item, 'id')) })]
      : [],
  );
};

const noteName = (id: string): string => /fn-(.+)$/.exec(id)?.[1] ?? id;

export const noteRules: readonly Rule[] = [doubt, doubts, footnoteMark, footnotes];
