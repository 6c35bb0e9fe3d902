import type { Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError } from '../../../base/content-error.ts';
import type { Product } from '../../../product/product.ts';
import { at } from '../position.ts';
import { closed, noStray, textBetween } from './balance.ts';
import { container } from './container-directive.ts';
import { leaf } from './leaf-directive.ts';
import { labelsOf, type TabLabels } from './tab-set.ts';

/**
 * Gives directives their form: each becomes an element that a React component of `src/prose` renders.
 * A text directive is not syntax here: `toxicity:hate_speech` in a sentence stays as it was typed.
 * Labels of tab sets are left in the file's data, as `tabs`.
 * @param originalTabs those of the text that this one is a translation of, so that a choice holds in both
 */
export function remarkDirectives(file: string, product?: Product, originalTabs?: readonly TabLabels[]) {
  return (tree: Root, source: VFile) => {
    const tabs: TabLabels[] = [];
    source.data.tabs = tabs;
    visit(tree, (node, index, parent) => {
      if (node.type === 'textDirective' && parent && index !== undefined) {
        parent.children[index] = { type: 'text', value: sourceOf(node, source) };
        return [SKIP, index];
      }
      if (node.type === 'leafDirective') leaf(file, node, product, parent?.children[(index ?? 0) - 1]);
      if (node.type === 'paragraph') noStray(file, node, source);
      if (node.type === 'containerDirective') {
        closed(file, node, source);
        if (node.name === 'tabs') tabs.push(labelsOf(node));
        if (node.name === 'tab' && !(parent?.type === 'containerDirective' && parent.name === 'tabs')) {
          throw new ContentError(
            file,
            `${at(node)}:::tab stands outside of :::tabs`,
            'Put it between "::::tabs" and "::::"',
          );
        }
        container(file, node, tabs, originalTabs);
      }
      return undefined;
    });
  };
}

function sourceOf(node: TextDirective, source: VFile): string {
  return textBetween(node, source) || `:${node.name}`;
}
