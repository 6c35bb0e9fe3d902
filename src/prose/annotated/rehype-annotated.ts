import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { ContentError } from '../../base/content-error.ts';
import { at } from '../compile/position.ts';
import { markPassage } from './mark-passages.ts';

/**
 * Numbers passages of the code in `:::annotated`: those that the items of its list name as inline code. A passage
 * that is in none of the blocks is a mistake, so that list and code cannot part.
 */
export function rehypeAnnotated(file: string) {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'annotated') return undefined;
      const elements = node.children.filter((child): child is Element => child.type === 'element');
      const blocks = elements.filter(({ tagName }) => tagName === 'codeblock');
      const items = elements.flatMap((each) => (each.tagName === 'ol' ? childrenOf(each, 'li') : []));
      items.forEach((item, i) => {
        for (const passage of passagesOf(item)) {
          const found = blocks.filter((block) => markPassage(block, textOf(passage), i + 1));
          if (found.length === 0)
            throw new ContentError(
              file,
              `${at(passage)}\`${textOf(passage)}\` is not in the code above it, or there is part of another passage`,
              'Write it exactly as in the block; the first code of an item names what the item explains',
            );
        }
      });
      return SKIP;
    });
}

function childrenOf(node: Element, tagName: string): Element[] {
  return node.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );
}

/** Inline code of an item, the longest first: a short passage must not take the place of a long one. */
function passagesOf(item: Element): Element[] {
  const passages: Element[] = [];
  visit(item, 'element', (node) => {
    if (node.tagName === 'code') passages.push(node);
  });
  return passages.sort((a, b) => textOf(b).length - textOf(a).length);
}
