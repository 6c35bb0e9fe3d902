import { stemmer } from 'stemmer';

/**
 * What the forms of a word have in common: `evaluate`, `evaluator`, `evaluated`. Known for English, which stands in
 * every language: pages that wait for their translation are English, and so are the names of the product.
 */
export function stem(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? stemmer(word) : word;
}
