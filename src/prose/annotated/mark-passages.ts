import type { Element, ElementContent, Text } from 'hast';

interface Piece {
  readonly node: Text;
  readonly parent: Element;
  readonly start: number;
  readonly marked: boolean;
}

/**
 * Marks the first place of a passage in highlighted code that no other passage has, across its coloured pieces.
 * The code stays what it was, letter for letter; the first mark carries the number as `data-n`.
 * @returns whether the passage is there
 */
export function markPassage(block: Element, passage: string, number: number): boolean {
  const pieces: Piece[] = [];
  collect(block, false, pieces);
  const text = pieces.map(({ node }) => node.value).join('');
  for (let from = text.indexOf(passage); from >= 0 && passage; from = text.indexOf(passage, from + 1)) {
    const end = from + passage.length;
    const touched = pieces.filter(({ node, start }) => start < end && start + node.value.length > from);
    if (touched.some(({ marked }) => marked)) continue;
    touched.forEach((piece, i) => {
      wrap(piece, from, end, i === 0 ? number : undefined);
    });
    return true;
  }
  return false;
}

function collect(parent: Element, marked: boolean, pieces: Piece[]): void {
  for (const node of parent.children) {
    const last = pieces.at(-1);
    if (node.type === 'text')
      pieces.push({ node, parent, start: last ? last.start + last.node.value.length : 0, marked });
    else if (node.type === 'element') collect(node, marked || node.tagName === 'mark', pieces);
  }
}

function wrap({ node, parent, start }: Piece, from: number, end: number, number: number | undefined): void {
  const [first, last] = [Math.max(0, from - start), Math.min(node.value.length, end - start)];
  const text = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);
  const mark: Element = {
    type: 'element',
    tagName: 'mark',
    properties: number === undefined ? {} : { dataN: String(number) },
    children: text(node.value.slice(first, last)),
  };
  const parts = [...text(node.value.slice(0, first)), mark, ...text(node.value.slice(last))];
  parent.children.splice(parent.children.indexOf(node), 1, ...parts);
}
