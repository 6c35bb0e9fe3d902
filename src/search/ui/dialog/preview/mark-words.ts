import type { MarkedPart } from '../../../client/marked.ts';

/** Marks words, or what begins with them, in a text. @param words those of `Hit` */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  if (words.length === 0) return [{ text, marked: false }];
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(literal);
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu'));
  return pieces.map((piece, i) => ({ text: piece, marked: i % 2 === 1 })).filter((part) => part.text !== '');
}

/** A pattern that means a text as it is. */
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
