import type { Node } from 'unist';

/** `line 12: ` for a node of the tree, empty when its place is not known. */
export function at(node: Node): string {
  return node.position ? `line ${node.position.start.line}: ` : '';
}
