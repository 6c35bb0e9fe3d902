import { stemmer } from 'stemmer';

/** What the forms of a word have in common: `evaluate`, `evaluator`, `evaluated`. Known for English. */
export function stem(word: string, language: string): string {
  return /^en\b/.test(language) && /^[a-z]{4,}$/.test(word) ? stemmer(word) : word;
}
