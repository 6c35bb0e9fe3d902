import { fold } from '../../base/fold.ts';

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
// Most texts are plain, and expressions that know all letters take long to get ready.
const notPlain = /[^ -~\s]/;
const plainRun = /[A-Za-z0-9]+/g;
const plainUnit = /[A-Za-z0-9]+(?:[_-][A-Za-z0-9]+)*/g;
const plainWord = /^[a-z0-9]+$/;
const plainCamel = /(?<=[a-z0-9])(?=[A-Z])|[_-]/;
const maximalParts = 5;

/**
 * Every word of a text in order: a run of letters and digits, or what the segmenter of the platform takes for a
 * word in scripts that put no blanks between words.
 */
export function words(text: string): Word[] {
  if (!notPlain.test(text)) {
    return Array.from(text.matchAll(plainRun), ({ 0: letters, index: start }) => ({
      text: letters.toLowerCase(),
      start,
      end: start + letters.length,
    }));
  }
  const found: Word[] = [];
  const add = (letters: string, start: number) => {
    const folded = foldWord(letters);
    if (folded !== '') found.push({ text: folded, start, end: start + letters.length });
  };
  for (const { 0: letters, index: start } of text.matchAll(run)) {
    if (!spaceless.test(letters)) add(letters, start);
    else for (const { segment, index } of segments(letters)) add(segment, start + index);
  }
  return found;
}

/** Compatibility forms may hide signs and blanks, which would part a term of the index in two: `½` is `1⁄2`. */
const foldWord = (letters: string): string => fold(letters).replace(/[^\p{L}\p{N}]+/gu, '');

let segmenter: Intl.Segmenter | undefined;

function segments(letters: string): Iterable<{ segment: string; index: number }> {
  if (typeof Intl.Segmenter === 'function') {
    // Made for the first text that needs it: that takes longer than the rest of the search needs to start.
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
    return segmenter.segment(letters);
  }
  let index = 0;
  return Array.from(letters, (segment) => {
    index += segment.length;
    return { segment, index: index - segment.length };
  });
}

/** Every unit of a text in order. Parts joined by `_` or `-`, or by a capital inside a word, are one unit. */
export function units(text: string): Unit[] {
  const found: Unit[] = [];
  for (const parts of notPlain.test(text) ? identifiers(text) : plainIdentifiers(text)) {
    if (parts.length <= maximalParts) found.push({ words: parts, joined: parts.join('') });
    else found.push(...parts.map((part) => ({ words: [part], joined: part })));
  }
  return found;
}

const plainIdentifiers = (text: string): string[][] =>
  (text.match(plainUnit) ?? []).map((name) =>
    plainWord.test(name) ? [name] : name.split(plainCamel).map((part) => part.toLowerCase()),
  );

function identifiers(text: string): string[][] {
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
  return found.map(({ parts }) => parts);
}
