import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import 'mdast-util-directive';
import 'mdast-util-mdx';
import { type Fence, parseFence } from '../../src/prose/code/fence.ts';
import { remarkShownFiles } from '../../src/prose/compile/remark-shown-files.ts';
import { readHeading } from '../../src/prose/heading/heading-id.ts';
import type { DocPage } from '../../src/site/page.ts';
import type { SourcePage } from '../../src/site/read-content.ts';

/** A fenced code block of a page. */
export interface CodeExample {
  readonly language: string;
  readonly fence: Fence;
  readonly code: string;
  /** Line of the file that holds the first line of the code. */
  readonly line: number;
  /** Is inside `:::not-tried`. */
  readonly notTried: boolean;
}

/** Code of a page: all of a block, or some lines of it. */
export type Code = Pick<CodeExample, 'language' | 'code' | 'line'>;

/** Inline code, or a run of prose, and the line of the file it starts on. */
export interface TextExample {
  readonly text: string;
  readonly line: number;
  readonly notTried: boolean;
}

/** A link as an author wrote it. */
export interface SourceLink {
  readonly href: string;
  readonly line: number;
}

/** The smallest part of a page that is read as one: paragraph, heading, list item, table row, code block. */
export interface Passage {
  /** As it stands in the file; inner list items are passages of their own and blank here. */
  readonly text: string;
  readonly line: number;
  /** Is inside `:::not-tried`; code also right before or after one. */
  readonly notTried: boolean;
}

/** What checks of a page's source look at: its code, its inline code, its prose. */
export interface PageSource {
  readonly page: DocPage;
  readonly blocks: readonly CodeExample[];
  readonly inline: readonly TextExample[];
  /** Text of paragraphs, headings, cells, labels and alternatives, without code and addresses. */
  readonly prose: readonly TextExample[];
  readonly passages: readonly Passage[];
  readonly links: readonly SourceLink[];
  /** As written, of a page whose every address is a heading of its own; undefined when parts of it are drawn from elsewhere. */
  readonly headings: readonly string[] | undefined;
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

const parse = (file: string, body: string): Root => (file.endsWith('.mdx') ? mdx : markdown).parse(body);

const trees = new WeakMap<SourcePage, { readonly body: string; readonly tree: Root }>();

/** The syntax tree of a page; parsed once for all that look at it, so nobody may change it. */
export function pageTree({ file, body, source }: Pick<DocPage, 'file' | 'body' | 'source'>): Root {
  const known = trees.get(source);
  if (known?.body === body) return known.tree;
  const tree = parse(file, body);
  remarkShownFiles(source.shownFiles)(tree);
  trees.set(source, { body, tree });
  return tree;
}

/** Passages of a text that is not a page of the site, such as a template. */
export function passagesIn(file: string, body: string): Passage[] {
  return passagesOf(parse(file, body), body);
}

const read = new WeakMap<SourcePage, PageSource>();

/** Reads code and prose out of a page's Markdown; once for all editions that show the text. */
export function readPageSource(page: DocPage): PageSource {
  const known = read.get(page.source);
  const source = known?.page.body === page.body ? known : readText(page);
  read.set(page.source, source);
  return { ...source, page };
}

function readText(page: DocPage): PageSource {
  const tree = pageTree(page);
  const links: SourceLink[] = [];
  const headings: string[] = [];
  /** Texts that may end with the id of their heading. */
  const endings = new Set<Nodes>();
  let drawn = false;
  const blocks: CodeExample[] = [];
  const inline: TextExample[] = [];
  const prose: TextExample[] = [];
  const walk = (node: Nodes, notTried: boolean): void => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'code':
        blocks.push({
          language: node.lang ?? '',
          fence: parseFence(node.meta ?? ''),
          code: node.value,
          line: line + 1,
          notTried,
        });
        break;
      case 'inlineCode':
        inline.push({ text: node.value, line, notTried });
        break;
      case 'text':
        prose.push({
          text: endings.has(node) ? readHeading(node.value).text : node.value,
          line,
          notTried,
        });
        break;
      case 'link':
      case 'definition':
        links.push({ href: node.url, line });
        break;
      case 'heading':
        for (const ending of node.children.slice(-1)) endings.add(ending);
        headings.push(textOf(node, { includeImageAlt: false }));
        break;
      case 'leafDirective':
      case 'footnoteDefinition':
        drawn = true;
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        drawn = true;
        for (const { value } of node.attributes)
          if (typeof value === 'string' && value.includes(' ')) prose.push({ text: value, line, notTried });
        break;
      case 'image':
        if (node.alt) prose.push({ text: node.alt, line, notTried });
        break;
      case 'textDirective': {
        // Text directives are not syntax here: what looks like one is text, also in a heading.
        drawn = true;
        const { start, end } = node.position ?? {};
        prose.push({ text: page.body.slice(start?.offset ?? 0, end?.offset ?? 0), line, notTried });
        break;
      }
    }
    const marked = notTried || isNotTried(node);
    if ('children' in node && node.type !== 'textDirective')
      for (const child of node.children) walk(child, marked);
  };
  walk(tree, false);
  const passages = passagesOf(tree, page.body);
  return { page, blocks, inline, prose, passages, links, headings: drawn ? undefined : headings };
}

const whole = ['paragraph', 'heading', 'code', 'tableRow', 'listItem'];

function passagesOf(tree: Root, body: string): Passage[] {
  const passages: Passage[] = [];
  const walk = (node: Nodes, notTried: boolean, inItem: boolean): void => {
    if (node.type === 'listItem' || (whole.includes(node.type) && !inItem)) {
      const text = withoutInnerItems(node, body);
      passages.push({ text, line: node.position?.start.line ?? 1, notTried });
    }
    const marked = notTried || isNotTried(node);
    if (!('children' in node)) return;
    node.children.forEach((child, i, all) => {
      // A code block holds no prose: what is doubtful about it is said next to it.
      const beside = child.type === 'code' && [all[i - 1], all[i + 1]].some((each) => isNotTried(each));
      walk(child, marked || beside, inItem || node.type === 'listItem');
    });
  };
  walk(tree, false, false);
  return passages;
}

/** Is a block `:::not-tried`. */
export function isNotTried(node: Nodes | undefined): boolean {
  return node?.type === 'containerDirective' && node.name === 'not-tried';
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
