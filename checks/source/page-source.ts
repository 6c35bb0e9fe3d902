import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import 'mdast-util-directive';
import 'mdast-util-mdx';
import { type Fence, parseFence } from '../../src/prose/code/fence.ts';
import type { DocPage } from '../../src/site/page.ts';

/** A fenced code block of a page. */
export interface CodeExample {
  readonly language: string;
  readonly fence: Fence;
  readonly code: string;
  /** Line of the file that holds the first line of the code. */
  readonly line: number;
  /** Stands inside `:::unconfirmed`. */
  readonly unconfirmed: boolean;
}

/** Inline code, or a run of prose, and the line of the file it starts on. */
export interface TextExample {
  readonly text: string;
  readonly line: number;
  readonly unconfirmed: boolean;
}

/** What checks of a page's source look at: its code, its inline code, its prose. */
export interface PageSource {
  readonly page: DocPage;
  readonly blocks: readonly CodeExample[];
  readonly inline: readonly TextExample[];
  /** Text of paragraphs, headings, cells, labels and alternatives, without code and addresses. */
  readonly prose: readonly TextExample[];
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Reads code and prose out of a page's Markdown. Pure; the page has been parsed by the build before. */
export function readPageSource(page: DocPage): PageSource {
  const tree: Root = (page.file.endsWith('.mdx') ? mdx : markdown).parse(page.body);
  const blocks: CodeExample[] = [];
  const inline: TextExample[] = [];
  const prose: TextExample[] = [];
  const walk = (node: Nodes, unconfirmed: boolean): void => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'code':
        blocks.push({
          language: node.lang ?? '',
          fence: parseFence(node.meta ?? ''),
          code: node.value,
          line: line + 1,
          unconfirmed,
        });
        break;
      case 'inlineCode':
        inline.push({ text: node.value, line, unconfirmed });
        break;
      case 'text':
        prose.push({ text: node.value, line, unconfirmed });
        break;
      case 'image':
        if (node.alt) prose.push({ text: node.alt, line, unconfirmed });
        break;
      case 'textDirective': {
        // Text directives are no syntax here: what looks like one is text.
        const { start, end } = node.position ?? {};
        prose.push({ text: page.body.slice(start?.offset ?? 0, end?.offset ?? 0), line, unconfirmed });
        break;
      }
    }
    const marked = unconfirmed || (node.type === 'containerDirective' && node.name === 'unconfirmed');
    if ('children' in node && node.type !== 'textDirective')
      for (const child of node.children) walk(child, marked);
  };
  walk(tree, false);
  return { page, blocks, inline, prose };
}
