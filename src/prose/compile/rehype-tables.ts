import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Makes the first cell of each row its header where the corner of the table is empty: what stands below it then names
 * rows, not values.
 */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') return;
      const [head, body] = elementsOf(node);
      const [corner] = head ? elementsOf(head).flatMap(elementsOf) : [];
      if (!body || !corner || corner.children.length > 0) return;
      for (const row of elementsOf(body)) {
        const [first] = elementsOf(row);
        if (!first) continue;
        first.tagName = 'th';
        first.properties.scope = 'row';
      }
    });
  };
}

const elementsOf = ({ children }: Element) => children.filter((child) => child.type === 'element');
