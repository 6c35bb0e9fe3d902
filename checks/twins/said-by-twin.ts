import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { sectionsOf } from '../../src/markdown/sections.ts';
import type { Said } from './said.ts';
import { lettersOf } from './said-by-page.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * What a twin says below its title, as a Markdown parser of others reads it. Its headings are those that agents can ask
 * for.
 * @param page address of the page, as links of twins have it: one may lead to it from what can be used there alone
 */
export function saidByTwin(markdown: string, page: string): Said {
  const said: Said = { headings: [], code: [], rows: [], links: [] };
  const text = markdown.slice(titleOf(markdown));
  for (const { level, title, id } of sectionsOf(markdown).slice(1))
    said.headings.push(`${'#'.repeat(level)} ${title} {#${id}}`);
  let headings = 0;
  visit(parser.parse(text), (node) => {
    switch (node.type) {
      case 'heading':
        headings += node.depth > 1 ? 1 : 0;
        break;
      case 'code':
        if (node.lang !== 'mermaid') said.code.push(node.value);
        break;
      case 'tableRow':
        said.rows.push(node.children.map((cell) => lettersOf(wordsOf(cell))).join(' | '));
        break;
      case 'link':
        if (!isDoubt(node.url) && node.url !== page) said.links.push(node.url);
        break;
      case 'html':
        if (node.value !== '<br>') said.code.push(`HTML: ${node.value}`);
        break;
    }
  });
  // A heading within something else would be one for readers, and none to ask for.
  if (headings !== said.headings.length) said.headings.push(`${headings} headings in all`);
  return said;
}

/** Where the title of the file is, below its front matter and the list of its sections. */
const titleOf = (markdown: string): number => Math.max(0, markdown.search(/^# /m));

export const isDoubt = (href: string): boolean => /^#doubt(?:ed)?-\d+$/.test(href);

function wordsOf(node: Nodes): string {
  if (node.type === 'link' && isDoubt(node.url)) return '';
  if (node.type === 'html') return '';
  return 'children' in node ? node.children.map(wordsOf).join('') : textOf(node);
}
