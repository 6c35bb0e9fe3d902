import type { Change } from './set-text.ts';

/** About as many characters are in a block. */
const usual = 2000;

/** A block that grew beyond this is split. */
const most = 6000;

/** Blocks of whole lines; a line is never split, however long. */
export function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start + usual);
    const end = found < 0 ? text.length : found + 1;
    blocks.push(text.slice(start, end));
    start = end;
  }
  return blocks;
}

/** About as many characters are in a text node. */
const usualPiece = 500;

/** A text node that grew beyond this is split. */
export const longestPiece = 3 * usualPiece;

/**
 * The text of a block for several text nodes, which are laid out as one: for each line of a node, a browser looks at the
 * colors of all of it. Each begins with a letter of ASCII, which no letter before it is drawn together with.
 */
export function piecesOf(block: string): string[] {
  return block.match(pieces) ?? [];
}

const pieces = new RegExp(`[^]{1,${usualPiece}}[^\\x20-\\x7e]*`, 'g');

/** Neighboring blocks, and what takes their place. */
export interface BlockChange {
  readonly at: number;
  readonly removed: number;
  readonly added: readonly string[];
}

/**
 * Carries a change of a text over to its blocks, of which as few as possible change.
 * @param blocks of a text that ends with a break, as it does after the change
 */
export function changedBlocks(blocks: readonly string[], [offset, length, put]: Change): BlockChange {
  let at = 0;
  let start = 0;
  while (at < blocks.length - 1 && start + (blocks[at]?.length ?? 0) <= offset)
    start += blocks[at++]?.length ?? 0;
  let next = at + 1;
  let old = blocks[at] ?? '';
  while (next < blocks.length && start + old.length < offset + length) old += blocks[next++] ?? '';
  let text = old.slice(0, offset - start) + put + old.slice(offset - start + length);
  // Without its break, the last line of a block goes on in the next one.
  while (next < blocks.length && text !== '' && !text.endsWith('\n')) text += blocks[next++] ?? '';
  return { at, removed: next - at, added: text.length > most ? blocksOf(text) : text === '' ? [] : [text] };
}
