import { isValidElement, type ReactNode } from 'react';

/** The words of what is drawn: of elements, and of components that take them as children or as text of the model. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return `${node}`.replaceAll('`', '');
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{ children?: ReactNode; text?: string }>(node)) return '';
  return textOf(node.props.text ?? node.props.children);
}
