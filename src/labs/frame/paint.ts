import { ShownText } from './block-text.ts';

/** A stretch of a text and what it is; offsets in UTF-16 units. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
}
/** Each has a color in `lab-code.css`, by the name `lab-` with the kind. */
export type TokenKind = 'mark' | 'name' | 'string' | 'number' | 'comment' | 'problem';
const kinds: readonly TokenKind[] = ['mark', 'name', 'string', 'number', 'comment', 'problem'];

/** Ranges in the frames that are painted now; a highlight of a document holds those of all of them. */
const painted = new Map<Element, ReadonlyMap<TokenKind, readonly AbstractRange[]>>();

/** Shorter texts are painted as a whole: asking what is seen of them takes longer. */
const short = 4000;

/** Colors what is seen of a text, anew when it scrolls or gets another size. */
export interface Painter {
  /** @param tokens finds them, in the frame that shows the text: what works on it is asked first */
  paint(tokens: () => readonly Token[]): void;
  /** Takes the colors away. */
  stop(): void;
}

/**
 * Colors texts without elements or styles of their own (CSS custom highlights).
 * @param frame scrolls its text
 * @param pre holds the text
 * @returns undefined where the browser has no highlights
 */
export function createPainter(frame: Element, pre: HTMLPreElement): Painter | undefined {
  if (!('highlights' in CSS)) return undefined;
  let find: (() => readonly Token[]) | undefined;
  let found: readonly Token[] | undefined;
  let next = 0;
  const draw = () => {
    if (!find) return;
    found ??= find();
    const text = new ShownText(pre.childNodes);
    const [from, to] = text.length > short ? visible(frame, text) : [0, text.length];
    const seen = found.filter(({ start, end }) => start < end && end > from && start < to);
    const ranges = Map.groupBy(seen, ({ kind }) => kind);
    painted.set(frame, new Map([...ranges].map(([kind, all]) => [kind, all.flatMap(rangeIn(text))])));
    show();
  };
  const drawSoon = () => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(draw);
  };
  const sizes = new ResizeObserver(drawSoon);
  sizes.observe(frame);
  frame.addEventListener('scroll', drawSoon, { passive: true });
  return {
    paint(tokens) {
      find = tokens;
      found = undefined;
      drawSoon();
    },
    stop() {
      cancelAnimationFrame(next);
      sizes.disconnect();
      frame.removeEventListener('scroll', drawSoon);
      painted.delete(frame);
      show();
    },
  };
}

/** A range that is not kept up with the text, which would take time at each letter: it is made anew then. */
const rangeIn =
  (text: ShownText) =>
  ({ start, end }: Token): StaticRange[] => {
    const from = text.at(start);
    const to = text.at(Math.min(end, text.length));
    return from && to
      ? [
          new StaticRange({
            startContainer: from.node,
            startOffset: from.offset,
            endContainer: to.node,
            endOffset: to.offset,
          }),
        ]
      : [];
  };

/** Offsets between which a text is seen in its frame, and as much again above and below. */
function visible(frame: Element, text: ShownText): [from: number, to: number] {
  const { top, bottom, height } = frame.getBoundingClientRect();
  /** Where the letter at an offset, or the next one after breaks of lines, which have no place, ends in the window. */
  const bottomOf = (offset: number): number =>
    text.letter(text.afterBreaks(offset))?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
  /** First offset whose letter ends at or below a height of the window. */
  const firstBelow = (y: number): number => {
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bottomOf(middle) < y) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [firstBelow(top - height), firstBelow(bottom + height)];
}

function show(): void {
  for (const kind of kinds) {
    const ranges = [...painted.values()].flatMap((all) => all.get(kind) ?? []);
    if (ranges.length > 0) CSS.highlights.set(`lab-${kind}`, new Highlight(...ranges));
    else CSS.highlights.delete(`lab-${kind}`);
  }
}
