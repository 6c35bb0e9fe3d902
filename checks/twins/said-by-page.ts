import type { Element, ElementContent, RootContent } from 'hast';
import { isFrame } from '../../src/markdown/frame.ts';
import { attribute, classes, find, has, isElement, readHtml, textOf } from '../../src/markdown/read-html.ts';
import type { Said } from './said.ts';

/**
 * What the text of a built page says, without what frames it.
 * @param html the document
 * @param twinOf where a link leads in a twin
 */
export function saidByPage(html: string, twinOf: (href: string) => string): Said {
  const main = readHtml(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  const prose = find(main, (element) => classes(element).includes('prose'));
  const said: Said = { headings: [], code: [], rows: [], links: [] };
  for (const notice of noticesIn(main.children)) read(notice.children);
  if (prose) read(prose.children);
  return said;

  function read(nodes: readonly (ElementContent | RootContent)[]): void {
    for (const node of nodes) if (isElement(node) && !isFrame(node)) readElement(node);
  }

  function readElement(node: Element): void {
    const level = /^h([2-6])$/.exec(node.tagName)?.[1];
    if (level && has(node, 'id'))
      said.headings.push(`${'#'.repeat(Number(level))} ${wordsOf(node)} {#${attribute(node, 'id')}}`);
    if (node.tagName === 'tr') {
      const cells = node.children.filter(isElement).map((cell) => lettersOf(wordsOf(cell)));
      said.rows.push(cells.join(' | '));
    }
    if (node.tagName === 'pre' || node.tagName === 'textarea') {
      // Where a flag leads is not in a block of code.
      const code = textOf(node).replace(/\n$/, '');
      if (node.tagName === 'pre' || code.trim() !== '') said.code.push(code);
      return;
    }
    if (node.tagName === 'a' && has(node, 'href') && wordsOf(node) !== '')
      said.links.push(twinOf(attribute(node, 'href')));
    read(node.children);
  }
}

/** What is said above the text, such as that the version is an old one. */
function noticesIn(nodes: readonly (ElementContent | RootContent)[]): Element[] {
  return nodes.filter(isElement).flatMap((element) => {
    if (classes(element).includes('prose')) return [];
    return classes(element).includes('notice') ? [element] : noticesIn(element.children);
  });
}

/** Its text as a reader sees it. Marks of doubts lead to a list that has them all. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isFrame(node) || classes(node).includes('doubt')) return '';
  if (node.tagName === 'button' && !has(node, 'aria-describedby')) return '';
  if (node.tagName === 'svg') return attribute(node, 'aria-label');
  return node.children.map(wordsOf).join('').replace(/\s+/g, ' ');
}

/** What a cell says, however it is set. */
export const lettersOf = (words: string): string => words.replace(/[^\p{L}\p{N}]+/gu, '');
