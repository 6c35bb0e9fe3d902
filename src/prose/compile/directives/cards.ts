import type { Blockquote, ListItem, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { ContentError } from '../../../base/content-error.ts';
import { at } from '../position.ts';
import { become } from './element.ts';

export function cards(file: string, node: ContainerDirective): void {
  const [list] = node.children;
  if (list?.type !== 'list' || node.children.length !== 1) {
    throw new ContentError(
      file,
      `${at(node)}:::cards holds one bullet list and nothing else`,
      'Write "- [Title](/route) description" lines',
    );
  }
  node.children = list.children.map((item) => card(file, item));
  become(node, 'cards', {});
}

function card(file: string, item: ListItem): Blockquote {
  const [paragraph, ...more] = item.children;
  const [link, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (link?.type !== 'link' || more.length > 0) {
    const problem = `${at(item)}a card is one paragraph that starts with a link`;
    throw new ContentError(file, problem, 'Write "- [Title](/route) description"');
  }
  const [first] = rest;
  if (first?.type === 'text') first.value = first.value.replace(/^\s*[—–:-]?\s*/, '');
  // The link stays in the tree, so that link resolution and link checks see it.
  const title: Paragraph = { type: 'paragraph', children: [link] };
  const description: Paragraph = { type: 'paragraph', children: rest };
  const children = textOf(description) ? [title, description] : [title];
  return { type: 'blockquote', children, data: { hName: 'card' } };
}
