import type { Element, ElementContent } from 'hast';
import { element, isElement } from '../read-html.ts';
import type { Rule } from '../rule.ts';
import { lineCode } from './code.ts';

/** A cell holds one line of Markdown: its paragraphs, items and lines of code are joined by `<br>`. */
const cell: Rule = (node, { walk }) => {
  if (node.tagName !== 'td' && node.tagName !== 'th') return undefined;
  const lines = linesOf(walk(node.children, true));
  const content = lines.flatMap((line, i) => (i === 0 ? line : [element('br', []), ...line]));
  return [element(node.tagName, content)];
};

const blocks = new Set('p div ul ol li dl dt dd pre blockquote figure'.split(' '));

/** The lines of a cell, those without words left out. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node) && (blocks.has(node.tagName) || node.tagName === 'br')) {
      lines.push(...blockLines(node), []);
    } else {
      lines.at(-1)?.push(node);
    }
  }
  return lines.filter((line) =>
    line.some((node) => isElement(node) || (node.type === 'text' && /\S/.test(node.value))),
  );
}

function blockLines(node: Element): ElementContent[][] {
  if (node.tagName !== 'pre') return linesOf(node.children);
  const [code] = node.children;
  const value = code?.type === 'text' ? code.value : '';
  return value.split('\n').map((line) => (line.trim() ? [lineCode(line)] : []));
}

export const tableRules: readonly Rule[] = [cell];
