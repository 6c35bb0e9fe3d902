import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { ContentError } from '../../../base/content-error.ts';
import { at } from '../position.ts';
import { become, requireLabel } from './element.ts';

/** Labels of a tab set, in their order. */
export type TabLabels = readonly string[];

export function labelsOf(node: ContainerDirective): TabLabels {
  return node.children.map((child) => ('children' in child ? textOf(child.children[0]) : ''));
}

/**
 * @param sets labels of the sets up to this one
 * @param original labels of the same set in the text that this one is a translation of
 */
export function tabSet(
  file: string,
  node: ContainerDirective,
  sets: readonly TabLabels[],
  original: TabLabels | undefined,
): void {
  const wrong = node.children.find((child) => child.type !== 'containerDirective' || child.name !== 'tab');
  if (wrong || node.children.length < 2) {
    throw new ContentError(
      file,
      `${at(wrong ?? node)}:::tabs holds two or more :::tab[Label] and nothing else`,
      'Use more colons for the outer container than for the inner ones',
    );
  }
  const labels = sets.at(-1) ?? [];
  const twice = labels.find((label, i) => labels.indexOf(label) !== i);
  if (twice)
    throw new ContentError(
      file,
      `${at(node)}two tabs are called "${twice}"`,
      'Give each tab of a set its own label',
    );
  become(node, 'tabs', {
    id: `tabs-${sets.length}`,
    ...(node.attributes?.sync && { sync: node.attributes.sync }),
    ...(node.attributes?.sync && original?.length === labels.length && { keys: JSON.stringify(original) }),
  });
}

export function tab(file: string, node: ContainerDirective): void {
  become(node, 'tab', { label: requireLabel(file, node) });
}
