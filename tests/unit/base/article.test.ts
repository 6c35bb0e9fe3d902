import { expect, it } from 'vitest';
import { withArticle } from '../../../src/base/article.ts';

it.each([
  ['evaluator', 'an evaluator'],
  ['dataset', 'a dataset'],
  ['unit', 'a unit'],
  ['unknown name', 'an unknown name'],
  ['ThreatEvaluationStatus', 'a ThreatEvaluationStatus'],
  ['URL', 'a URL'],
])('%s takes its article', (word, text) => {
  expect(withArticle(word)).toBe(text);
});
