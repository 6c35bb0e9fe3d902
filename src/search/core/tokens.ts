import { fold } from './fold.ts';

/** A word of a text, folded, with its place in the text in UTF-16 units. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words that one identifier is made of: `max_prompts`, `flip-attack`, `apiKey`; most units are one word. */
export interface Unit {
  readonly words: readonly string[];
  /** The unit without its separators: what somebody types who does not remember them. */
  readonly joined: string;
}

const run = /[\p{L}\p{N}\p{M}]+/gu;
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const camel = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;
const maximalParts = 5;

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined;

/**
 * Every word of a text in order: a run of letters and digits, or what the segmenter of the platform takes for a
 * word in scripts that put no blanks between words.
 */
export function* words(text: string): Generator<Word> {
  for (const match of text.matchAll(run)) {
    const [letters] = match;
    const start = match.index;
    if (!spaceless.test(letters)) {
      const folded = foldWord(letters);
      if (folded !== '') yield { text: folded, start, end: start + letters.length };
      continue;
    }
    for (const { segment, index } of segments(letters)) {
      const folded = foldWord(segment);
      if (folded !== '') yield { text: folded, start: start + index, end: start + index + segment.length };
    }
  }
}

/** Compatibility forms may hide signs and blanks, which would part a term of the index in two: `½` is `1⁄2`. */
const foldWord = (letters: string): string => fold(letters).replace(/[^\p{L}\p{N}]+/gu, '');

function segments(letters: string): Iterable<{ segment: string; index: number }> {
  if (segmenter) return segmenter.segment(letters);
  let index = 0;
  return Array.from(letters, (segment) => {
    index += segment.length;
    return { segment, index: index - segment.length };
  });
}

/** Every unit of a text in order. Parts joined by `_` or `-`, or by a capital inside a word, are one unit. */
export function units(text: string): Unit[] {
  const found: { parts: string[]; end: number }[] = [];
  for (const { text: word, start, end } of words(text)) {
    const original = text.slice(start, end);
    const parts = spaceless.test(original) ? [word] : original.split(camel).map(foldWord).filter(Boolean);
    const last = found.at(-1);
    const between = last && text.slice(last.end, start);
    if (last && (between === '_' || between === '-')) {
      last.parts.push(...parts);
      last.end = end;
    } else found.push({ parts, end });
  }
  return found.flatMap(({ parts }) =>
    parts.length <= maximalParts
      ? [{ words: parts, joined: parts.join('') }]
      : parts.map((part) => ({ words: [part], joined: part })),
  );
}
