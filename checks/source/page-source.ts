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

/** The smallest part of a page that is read as one: paragraph, heading, list item, table row, code block. */
export interface Passage {
  /** As it stands in the file; inner list items are passages of their own and blank here. */
  readonly text: string;
  readonly line: number;
  /** Stands inside `:::unconfirmed`; code also right before or after one. */
  readonly unconfirmed: boolean;
}

/** What checks of a page's source look at: its code, its inline code, its prose. */
export interface PageSource {
  readonly page: DocPage;
  readonly blocks: readonly CodeExample[];
  readonly inline: readonly TextExample[];
  /** Text of paragraphs, headings, cells, labels and alternatives, without code and addresses. */
  readonly prose: readonly TextExample[];
  readonly passages: readonly Passage[];
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

const parse = (file: string, body: string): Root => (file.endsWith('.mdx') ? mdx : markdown).parse(body);

/** Passages of a text that is no page of the site, such as a template. */
export function passagesIn(file: string, body: string): Passage[] {
  return passagesOf(parse(file, body), body);
}

/** Reads code and prose out of a page's Markdown. Pure; the page has been parsed by the build before. */
export function readPageSource(page: DocPage): PageSource {
  const tree = parse(page.file, page.body);
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
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const { value } of node.attributes)
          if (typeof value === 'string' && value.includes(' '))
            prose.push({ text: value, line, unconfirmed });
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
    const marked = unconfirmed || isUnconfirmed(node);
    if ('children' in node && node.type !== 'textDirective')
      for (const child of node.children) walk(child, marked);
  };
  walk(tree, false);
  return { page, blocks, inline, prose, passages: passagesOf(tree, page.body) };
}

const whole = ['paragraph', 'heading', 'code', 'tableRow', 'listItem'];

function passagesOf(tree: Root, body: string): Passage[] {
  const passages: Passage[] = [];
  const walk = (node: Nodes, unconfirmed: boolean, inItem: boolean): void => {
    if (node.type === 'listItem' || (whole.includes(node.type) && !inItem)) {
      const text = withoutInnerItems(node, body);
      passages.push({ text, line: node.position?.start.line ?? 1, unconfirmed });
    }
    const marked = unconfirmed || isUnconfirmed(node);
    if (!('children' in node)) return;
    node.children.forEach((child, i, all) => {
      // A code block holds no prose: what is doubtful about it stands beside it.
      const beside = child.type === 'code' && [all[i - 1], all[i + 1]].some((each) => isUnconfirmed(each));
      walk(child, marked || beside, inItem || node.type === 'listItem');
    });
  };
  walk(tree, false, false);
  return passages;
}

function isUnconfirmed(node: Nodes | undefined): boolean {
  return node?.type === 'containerDirective' && node.name === 'unconfirmed';
}

function withoutInnerItems(node: Nodes, body: string): string {
  const start = node.position?.start.offset ?? 0;
  let text = body.slice(start, node.position?.end.offset);
  const blank = (inner: Nodes): void => {
    if (inner !== node && inner.type === 'listItem') {
      const from = (inner.position?.start.offset ?? start) - start;
      const to = (inner.position?.end.offset ?? start) - start;
      text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);
    } else if ('children' in inner) for (const child of inner.children) blank(child);
  };
  blank(node);
  return text;
}
