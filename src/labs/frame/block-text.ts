import { changeOf } from './set-text.ts';
import { changedBlocks, longestPiece, piecesOf } from './text-blocks.ts';

/** Shows a text in a `pre`, in blocks of lines: after a change a browser lays out one block, and not all of the text. */
export interface BlockText {
  /** @param text ends with a break */
  set(text: string): void;
}

/** @param pre holds one text node, or what this made of it */
export function createBlockText(pre: HTMLPreElement): BlockText {
  let blocks = [...pre.childNodes].map(({ textContent }) => textContent ?? '');
  let shown = blocks.join('');
  return {
    set(text) {
      if (text === shown) return;
      const { at, removed, added } = changedBlocks(blocks, changeOf(shown, text));
      const old = [...pre.childNodes].slice(at, at + removed);
      const [first] = old;
      const [block] = added;
      const isOne = old.length === 1 && added.length === 1;
      if (!first || block === undefined || !isOne || !changeOnePiece(first, block)) {
        const after = old.at(-1)?.nextSibling ?? null;
        for (const each of old) each.remove();
        for (const each of added) pre.insertBefore(element(each), after);
      }
      blocks = blocks.toSpliced(at, removed, ...added);
      shown = text;
    },
  };
}

function element(text: string): HTMLElement {
  const block = document.createElement('span');
  block.append(...piecesOf(text));
  return block;
}

/** Makes a block hold another text by a change of one of its text nodes. @returns whether that was possible */
function changeOnePiece(block: Node, text: string): boolean {
  const [offset, length, put] = changeOf(block.textContent ?? '', text);
  const place = new ShownText([block]).at(offset);
  if (!place || place.offset + length > place.node.length) return false;
  if (place.node.length - length + put.length > longestPiece) return false;
  place.node.replaceData(place.offset, length, put);
  return true;
}

const textsOf = (node: Node): Text[] =>
  node instanceof Text ? [node] : [...node.childNodes].filter((child) => child instanceof Text);

/** The text nodes of blocks, each with the offset in the whole text at which it begins. */
export class ShownText {
  readonly length: number;
  readonly #parts: readonly { readonly node: Text; readonly from: number }[];

  constructor(blocks: Iterable<Node>) {
    let length = 0;
    this.#parts = [...blocks].flatMap(textsOf).map((node) => {
      const from = length;
      length += node.length;
      return { node, from };
    });
    this.length = length;
  }

  /** The text node of an offset, and the offset in it; undefined beyond the end. */
  at(offset: number): { readonly node: Text; readonly offset: number } | undefined {
    let [low, high] = [0, this.#parts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#parts[middle]?.from ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const part = this.#parts[low];
    return part && offset <= part.from + part.node.length
      ? { node: part.node, offset: offset - part.from }
      : undefined;
  }

  /** The offset itself, or that of the next letter where breaks of lines are. */
  afterBreaks(offset: number): number {
    let at = offset;
    for (let place = this.at(at); place && at < this.length; place = this.at(at)) {
      const { data } = place.node;
      let inNode = place.offset;
      while (data[inNode] === '\n') inNode++;
      at += inNode - place.offset;
      if (inNode < data.length) break;
    }
    return at;
  }

  /** The letter at an offset as a range; undefined beyond the end. */
  letter(offset: number): Range | undefined {
    const place = this.at(offset);
    if (!place || place.offset >= place.node.length) return undefined;
    const range = document.createRange();
    range.setStart(place.node, place.offset);
    range.setEnd(place.node, place.offset + 1);
    return range;
  }
}
