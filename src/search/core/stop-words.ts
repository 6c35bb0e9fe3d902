/** Whether a word says nothing alone: in `choices[0].message` the others do. */
export const isSingle = (word: string): boolean => /^[a-z0-9]$/.test(word);

/**
 * Whether a folded word is left out of texts and queries. A query is searched without such words unless nothing else
 * is in it; titles are found by them.
 */
export const saysNothing = (word: string, stopWords: ReadonlySet<string>): boolean =>
  isSingle(word) || stopWords.has(word);
