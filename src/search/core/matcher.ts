/** Tells which words of a text a query means; highlighting and snippets are made with it. */
export interface QueryMatcher {
  /**
   * @param word a folded word of the text
   * @returns the word of the query that means it and how many of its characters match from the start;
   *   undefined when none does
   */
  match(word: string): WordMatch | undefined;
}

export interface WordMatch {
  readonly query: string;
  /** In characters of the folded word of the text. */
  readonly length: number;
}
