import { wordsOf } from './reading.ts';

const filteredWords = ['secret', 'recipe', 'ingredients', 'reveal', 'confidential'];

/** Words for which the keyword filter stops a message. */
export function filteredIn(text: string): readonly string[] {
  const words = wordsOf(text);
  return filteredWords.filter((word) => words.has(word));
}

/** Bits by which a character surprises on average; more is not taken for a sentence. */
export const oddAbove = 5;
