import type { Highlighted, SearchHit } from '../../../protocol/messages.ts';
import { type MarkedPart, markedParts } from '../../marked/marked-parts.ts';

/** What a query found in a hit, as it is written there: so typing errors and synonyms are found again. */
export function foundWords({ _highlightResult: result }: SearchHit): string[] {
  const texts: (Highlighted | undefined)[] = [...Object.values(result?.hierarchy ?? {}), result?.content];
  const marked = texts.flatMap((text) => markedParts(text?.value ?? '').filter((part) => part.marked));
  return [...new Set(marked.map(({ text }) => text.toLowerCase()))];
}

/** Marks words, or what begins with them, in a text. @param words see `foundWords` */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  if (words.length === 0) return [{ text, marked: false }];
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(literal);
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu'));
  return pieces.map((piece, i) => ({ text: piece, marked: i % 2 === 1 })).filter((part) => part.text !== '');
}

/** A pattern that means a text as it is. */
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
