import type { Nodes, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import 'mdast-util-directive';
import { parseFence } from '../../src/prose/code/fence.ts';
import { type Code, type PageSource, pageTree } from '../source/page-source.ts';
import { commentsIn } from './comments.ts';

/** Code that a statement may be about. */
export interface Surroundings {
  /** Code that a comment, the title of a block or the label of a tab belongs to. */
  readonly own: readonly Code[];
  /** Code right above and right below, with nothing but other code between. */
  readonly above: readonly Code[];
  readonly below: readonly Code[];
}

/** A sentence, a table row, a comment in code, the title of a block or the label of a tab. */
export interface Statement extends Surroundings {
  /** Without emphasis and addresses of links; code keeps its backticks. */
  readonly text: string;
  /** What its paragraph says before it. */
  readonly earlier: string;
  readonly line: number;
  /** Cells of a table row, each with the title of its column. */
  readonly cells: readonly { readonly title: string; readonly text: string }[];
}

/** What stands alone, with no code beside it. */
export const alone: Surroundings = { own: [], above: [], below: [] };

/** A paragraph or code in the order of the page; `end` where neighbours do not belong together. */
type Item =
  | { readonly kind: 'code'; readonly code: Code }
  | { readonly kind: 'text'; readonly text: string; readonly line: number }
  | { readonly kind: 'end' };

/** What a page states, sentence by sentence, with the code that each may be about. Front matter is left out. */
export function statementsOf({ page }: PageSource): Statement[] {
  const items: Item[] = [];
  const statements: Statement[] = [];
  const walk = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'code': {
        const code = { language: node.lang ?? '', code: node.value, line: line + 1 };
        const { title } = parseFence(node.meta ?? '');
        if (title) statements.push(single(title, line, { ...alone, own: [code] }));
        statements.push(
          ...commentsIn(code).map((each) => single(each.text, each.line, { ...alone, own: [each.about] })),
        );
        items.push({ kind: 'code', code });
        return;
      }
      case 'paragraph': {
        const text = page.body.slice(node.position?.start.offset, node.position?.end.offset);
        items.push({ kind: 'text', text, line });
        return;
      }
      case 'table':
        items.push({ kind: 'end' });
        statements.push(...rowsOf(node, page.body));
        return;
      case 'heading':
        items.push({ kind: 'end' });
        statements.push(single(textOf(node), line, alone));
        return;
      case 'listItem':
        items.push({ kind: 'end' });
        for (const child of node.children) walk(child);
        items.push({ kind: 'end' });
        return;
      case 'containerDirective': {
        const [label, ...others] = node.children;
        const labelled = label?.type === 'paragraph' && label.data?.directiveLabel;
        const before = items.length;
        for (const child of labelled ? others : node.children) walk(child);
        const own = items.slice(before).flatMap((item) => (item.kind === 'code' ? [item.code] : []));
        if (labelled)
          statements.push(single(textOf(label), line, node.name === 'tab' ? { ...alone, own } : alone));
        return;
      }
      default:
        if ('children' in node) for (const child of node.children) walk(child);
    }
  };
  walk(pageTree(page));
  items.forEach((item, i) => {
    if (item.kind !== 'text') return;
    const above = codeUpTo(items.slice(0, i).reverse()).reverse();
    const below = codeUpTo(items.slice(i + 1));
    statements.push(...sentencesOf(item.text, item.line, { own: [], above, below }));
  });
  return statements.sort((a, b) => a.line - b.line);
}

/** Sentences of a paragraph, or of a text of the model. */
export function sentencesOf(text: string, line: number, around: Surroundings): Statement[] {
  let at = 0;
  return text.split(/(?<=[.!?;][*_)"]*)\s+/).map((sentence) => {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    return {
      ...around,
      text: plain(sentence),
      earlier: plain(text.slice(0, start)),
      line: line + newlines(text.slice(0, start)),
      cells: [],
    };
  });
}

function single(text: string, line: number, around: Surroundings): Statement {
  return { ...around, text: plain(text), earlier: '', line, cells: [] };
}

function codeUpTo(items: readonly Item[]): Code[] {
  const end = items.findIndex(({ kind }) => kind !== 'code');
  return items
    .slice(0, end < 0 ? items.length : end)
    .flatMap((item) => (item.kind === 'code' ? [item.code] : []));
}

function rowsOf(table: Table, body: string): Statement[] {
  const source = (node: Nodes) => plain(body.slice(node.position?.start.offset, node.position?.end.offset));
  const [head, ...rows] = table.children.map((row) => ({
    line: row.position?.start.line ?? 1,
    cells: row.children.map((cell) =>
      source(cell)
        .replace(/^\|\s*|\s*\|$/g, '')
        .trim(),
    ),
  }));
  return rows.map(({ line, cells }) => ({
    ...alone,
    text: cells.join(' | '),
    earlier: '',
    line,
    cells: cells.map((text, i) => ({ title: head?.cells[i] ?? '', text })),
  }));
}

/** Markdown without emphasis and addresses; what stands in backticks stays as it is. */
function plain(text: string): string {
  return text
    .replace(
      /(`[^`]*`)|\[([^\]]*)\]\([^)]*\)|\*+/g,
      (_, code?: string, label?: string) => code ?? label ?? '',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
