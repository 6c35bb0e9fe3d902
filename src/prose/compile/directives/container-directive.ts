import type { ContainerDirective } from 'mdast-util-directive';
import { ContentError } from '../../../base/content-error.ts';
import { at } from '../position.ts';
import { cards } from './cards.ts';
import { become, requireLabel, takeLabel } from './element.ts';
import { type TabLabels, tab, tabSet } from './tab-set.ts';

export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger', 'not-tried'] as const;
export type AdmonitionKind = (typeof admonitionKinds)[number];

/** `:::independent` and `:::official`: only on a site whose publisher is one. */
const publishers = ['independent', 'official'];

/** Every `:::name`. */
export const containers = [
  ...admonitionKinds,
  'tabs',
  'tab',
  'steps',
  'flow',
  'cards',
  'details',
  'annotated',
  ...publishers,
];

export function container(
  file: string,
  node: ContainerDirective,
  tabs: readonly TabLabels[],
  originalTabs: readonly TabLabels[] | undefined,
): void {
  const unknown = Object.keys(node.attributes ?? {}).find((name) => node.name !== 'tabs' || name !== 'sync');
  if (unknown) {
    throw new ContentError(
      file,
      `${at(node)}:::${node.name} knows no option "${unknown}"`,
      'The only option is sync, of :::tabs',
    );
  }
  const kind = admonitionKinds.find((known) => known === node.name);
  if (kind) admonition(node, kind);
  else if (node.name === 'tabs') tabSet(file, node, tabs, originalTabs?.[tabs.length - 1]);
  else if (node.name === 'tab') tab(file, node);
  else if (node.name === 'steps' || node.name === 'flow') numbered(file, node);
  else if (node.name === 'cards') cards(file, node);
  else if (node.name === 'details') become(node, 'foldout', { summary: requireLabel(file, node) });
  else if (node.name === 'annotated') annotated(file, node);
  else if (publishers.includes(node.name)) publishedBy(file, node);
  else {
    const known = containers.map((name) => `:::${name}`).join(', ');
    throw new ContentError(file, `${at(node)}unknown directive ":::${node.name}"`, `Known: ${known}`);
  }
}

/** A heading that only some sites show would be listed in the contents of the others. */
function publishedBy(file: string, node: ContainerDirective): void {
  const heading = node.children.find(({ type }) => type === 'heading');
  if (heading)
    throw new ContentError(
      file,
      `${at(heading)}a heading is in :::${node.name}, which not every site shows`,
      'Put it in front',
    );
  become(node, 'publishedby', { publisher: node.name });
}

function admonition(node: ContainerDirective, kind: AdmonitionKind): void {
  const title = takeLabel(node);
  become(node, 'admonition', { kind, ...(title && { heading: title }) });
}

function numbered(file: string, node: ContainerDirective): void {
  const [list, ...rest] = node.children;
  if (list?.type !== 'list' || !list.ordered || rest.length > 0) {
    throw new ContentError(
      file,
      `${at(rest[0] ?? node)}:::${node.name} holds one numbered list and nothing else`,
      'Indent what belongs to an item by three spaces',
    );
  }
  become(node, node.name, {});
}

function annotated(file: string, node: ContainerDirective): void {
  const heading = requireLabel(file, node);
  const list = node.children.at(-1);
  const wrong = node.children.slice(0, -1).find(({ type }) => type !== 'code');
  if (wrong || list?.type !== 'list' || !list.ordered || node.children.length < 2) {
    throw new ContentError(
      file,
      `${at(wrong ?? node)}:::annotated holds blocks of code and then one numbered list`,
      'Name the passages that an item explains as inline code in it',
    );
  }
  become(node, 'annotated', { heading });
}
