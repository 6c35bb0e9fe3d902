import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import 'mdast-util-mdx';
import { ContentError } from '../../base/content-error.ts';
import { knownComponents } from '../components-known.ts';
import { at } from './position.ts';

type Fail = (problem: string, fix: string) => never;

/** What authors know from HTML, and how a page says it; keys are names of tags. */
const markdownFor: Readonly<Record<string, string>> = {
  a: 'Write [text](address)',
  b: 'Write **text**',
  strong: 'Write **text**',
  i: 'Write *text*',
  em: 'Write *text*',
  code: 'Put it between backticks',
  kbd: 'Put the key between backticks',
  br: 'Start a new paragraph',
  img: 'Write ![what it shows](./name.png)',
  details: 'Write :::details[Label]',
  table: 'Write a table with |',
};

/** Comments are not published, so they are allowed; anything else of HTML would be dropped without a word. */
function refuseHtml(node: Html, fail: Fail): void {
  const comments = /<!--(?:(?!-->)[\s\S])*-->/g;
  // Blanks in place of comments keep lines and offsets.
  const text = node.value.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '));
  if (text.trim() === '') return;
  const start = text.search(/\S/);
  const tag = /<\/?[a-z][\w.-]*/i.exec(text);
  const line = (node.position?.start.line ?? 1) + text.slice(0, tag?.index ?? start).split('\n').length - 1;
  const found = tag ? `${tag[0]}>` : text.slice(start).split('\n')[0]?.slice(0, 20);
  const name = tag?.[0].replace(/^<\/?/, '').toLowerCase() ?? '';
  fail(
    `line ${line}: HTML is not rendered: ${found}`,
    markdownFor[name] ?? 'Use Markdown, a directive, or inline code',
  );
}

/**
 * Holds pages to what the site can render: no second h1, no raw HTML that would be dropped without a word,
 * no imports, no component that does not exist.
 */
export function remarkPortable(file: string) {
  const fail: Fail = (problem, fix) => {
    throw new ContentError(file, problem, fix);
  };
  return (tree: Root) => {
    visit(tree, (node) => {
      switch (node.type) {
        case 'heading':
          if (node.depth === 1) fail(`${at(node)}a second h1`, 'The title is the h1; start with "##"');
          break;
        case 'html':
          refuseHtml(node, fail);
          break;
        case 'mdxjsEsm':
          fail(`${at(node)}import and export are not supported`, 'Components are available by name');
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement': {
          const { name } = node;
          if (name && /^[a-z]/.test(name)) {
            fail(
              `${at(node)}element "${name}" is not rendered`,
              'Use Markdown or a directive; a title is the only h1',
            );
          }
          if (name && !knownComponents.some((known) => known === name)) {
            fail(`${at(node)}component "${name}" does not exist`, `Known: ${knownComponents.join(', ')}`);
          }
          break;
        }
      }
    });
  };
}
