import type { Blockquote, Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { ContentError } from '../../../base/content-error.ts';
import { at } from '../position.ts';

/** Renders a node as the element `name`; `src/page/doc/components.tsx` maps the name to a React component. */
export function become(node: Nodes, name: string, properties: Record<string, string>): void {
  (node as Blockquote).data = { hName: name, hProperties: properties };
}

export function takeLabel(node: ContainerDirective): string | undefined {
  const [first] = node.children;
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined;
  node.children.shift();
  return textOf(first);
}

export function requireLabel(file: string, node: ContainerDirective): string {
  const label = takeLabel(node);
  if (!label)
    throw new ContentError(file, `${at(node)}:::${node.name} has no label`, `Write ":::${node.name}[Label]"`);
  return label;
}
