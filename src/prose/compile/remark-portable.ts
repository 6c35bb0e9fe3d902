import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import 'mdast-util-mdx';
import { ContentError } from '../../site/content-error.ts';
import { knownComponents } from '../components-known.ts';
import { at } from './position.ts';

/**
 * Holds pages to what the site can render: no second h1, no raw HTML that would be dropped without a word,
 * no imports, no component that does not exist.
 */
export function remarkPortable(file: string) {
  const fail = (problem: string, mend: string) => {
    throw new ContentError(file, problem, mend);
  };
  return (tree: Root) => {
    visit(tree, (node) => {
      switch (node.type) {
        case 'heading':
          if (node.depth === 1) fail(`${at(node)}a second h1`, 'The title is the h1; start with "##"');
          break;
        case 'html':
          if (!/^(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(node.value.trim())) {
            fail(`${at(node)}HTML is not rendered`, 'Use Markdown, a directive, or inline code');
          }
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
