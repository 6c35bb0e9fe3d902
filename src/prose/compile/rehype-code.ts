import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError } from '../../base/content-error.ts';
import { type Fence, parseFence } from '../code/fence.ts';
import { isLanguage } from '../code/highlight.ts';
import { type Line, linesOf } from '../code/lines.ts';
import { layoutDiagram } from '../diagram/layout.ts';
import { parseFlowchart } from '../diagram/parse.ts';
import { at } from './position.ts';

/** A block of more lines is folded. */
const mostLines = 30;

/**
 * Turns fenced code into `codeblock` elements of highlighted lines, and Mermaid fences into `diagram` elements.
 * @param flags marks flags of commands in shell text
 */
export function rehypeCode(
  file: string,
  reading: 'ltr' | 'rtl' = 'ltr',
  flags: MarkFlags = (lines) => lines,
) {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code')
        blocks.push({ pre, code });
    });
    for (const { pre, code } of blocks) {
      const language = languageOf(code);
      const fence = parseFence(code.data?.meta ?? '');
      const fail = (problem: string, fix: string) => new ContentError(file, `${at(pre)}${problem}`, fix);
      if (fence.unknown.length > 0) {
        throw fail(
          `code fence: "${fence.unknown.join(' ')}" means nothing`,
          'Use title="…", showLineNumbers, {lines}, sample, schema="…", file="…"',
        );
      }
      const source = textOf(code).replace(/\n$/, '');
      if (language === 'mermaid') replace(pre, 'diagram', diagramOf(source, fence, reading, fail), []);
      else await codeBlock(pre, source, language, fence, fail, flags);
    }
  };
}

export type MarkFlags = (lines: readonly Line[], language: string) => readonly Line[];
type Fail = (problem: string, fix: string) => ContentError;

function diagramOf(source: string, { title, alt }: Fence, reading: 'ltr' | 'rtl', fail: Fail) {
  if (!title || !alt)
    throw fail('a diagram needs a title and a text alternative', 'Write ```mermaid title="…" alt="…"');
  const flowchart = parseFlowchart(source);
  if ('problem' in flowchart)
    throw fail(`diagram: ${flowchart.problem}`, 'See "Diagrams" in docs/writing.md');
  return { heading: title, alt, layouts: JSON.stringify(layoutDiagram(flowchart, reading)) };
}

async function codeBlock(
  pre: Element,
  source: string,
  language: string,
  fence: Fence,
  fail: Fail,
  flags: MarkFlags,
): Promise<void> {
  if (!isLanguage(language))
    throw fail(`code language "${language}" is not known`, 'Correct it or use "text"');
  const lines = flags(await linesOf(source, language, fence.marked), language);
  const wrapped = fence.showLineNumbers || lines.some((line) => line.kind !== 'plain' || line.sign !== '');
  const children = lines.flatMap((line, i): ElementContent[] => {
    const end: ElementContent[] = i < lines.length - 1 ? [{ type: 'text', value: '\n' }] : [];
    return wrapped ? [lineElement(line), ...end] : [...line.tokens.map(tokenNode), ...end];
  });
  replace(
    pre,
    'codeblock',
    {
      language,
      ...(fence.title && { heading: fence.title }),
      ...(fence.showLineNumbers && { numbered: true }),
      ...(lines.some(({ kind }) => markedKinds.has(kind)) && { marked: true }),
      ...(fence.sample && { sample: true }),
      ...(lines.length > mostLines && { folds: lines.length }),
    },
    children,
  );
}

const markedKinds: ReadonlySet<Line['kind']> = new Set(['marked', 'added', 'removed']);

const lineClass = {
  plain: 'l',
  marked: 'l lm',
  added: 'l la',
  removed: 'l lr',
  command: 'l lc',
  output: 'l lo',
};

function lineElement({ kind, sign, tokens }: Line): Element {
  const signs: Element[] = sign ? [span('sign', [{ type: 'text', value: sign }])] : [];
  return span(lineClass[kind], [...signs, ...tokens.map(tokenNode)]);
}

function tokenNode({ text, kind, href }: Line['tokens'][number]): ElementContent {
  const node: ElementContent = { type: 'text', value: text };
  if (href) {
    const properties = { href, ...(kind && { className: [kind] }) };
    return { type: 'element', tagName: 'a', properties, children: [node] };
  }
  return kind ? span(kind, [node]) : node;
}

function span(className: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className: className.split(' ') }, children };
}

function replace(
  node: Element,
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): void {
  Object.assign(node, { tagName, properties, children });
}

function languageOf(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = classes.map(String).find((each) => each.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}
