import type { PlacedWord } from '../../product/command-line/shell-words.ts';

/** A stretch of a text that is replaced. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits to a text; of two that overlap only the one that begins first. What is added comes before what goes. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || order(a, b))) {
    if (edit.start < at) continue;
    done += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return done + text.slice(at);
}

function order(a: Edit, b: Edit): number {
  const isAddedA = a.end === a.start;
  const isAddedB = b.end === b.start;
  return isAddedA === isAddedB ? b.end - a.end : isAddedA ? -1 : 1;
}

export function endOf({ start, raw }: PlacedWord): number {
  return start + raw.length;
}

/** Takes words away that follow each other, with the blanks and continued lines before them. */
export function removal(text: string, words: readonly PlacedWord[]): Edit[] {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return [];
  let { start } = first;
  while (start > 0) {
    const before = text.slice(Math.max(0, start - 3), start);
    const [gap] = /[\\`]\r?\n$|[ \t]$/.exec(before) ?? [];
    if (gap === undefined) break;
    start -= gap.length;
  }
  return [{ start, end: endOf(last), text: '' }];
}
