/** A word with the article it takes: `an evaluator`, `a unit`. */
export function withArticle(word: string): string {
  return `${/^(?:[aeio]|un(?!i))/i.test(word) ? 'an' : 'a'} ${word}`;
}
