import { describe, test } from 'vitest';
import { expectDeadReference, realProduct } from './product-folder.ts';

describe('references of plugins, frameworks, datasets and evaluators', () => {
  const product = realProduct();

  test.each([
    [
      'plugins',
      '"id":"toxicity:graphic_violence:explicit"',
      '"id":"toxic:violence:explicit"',
      'toxic:violence:explicit: category "toxic"',
    ],
    [
      'frameworks',
      'api-db-leak',
      'api-leak',
      'nist-ai-rmf, Measure 2.1: plugin "information_hazard:personal_identification:api-leak"',
    ],
    ['datasets', '"POLICY_BASED_EVALUATION_OPENAI"', '"POLICY"', 'HF_AIRBENCH: evaluator "POLICY"'],
    ['datasets', '"any":["OPENAI_API_KEY"', '"any":["OPEN_KEY"', 'STARGAZER: variable "OPEN_KEY"'],
    ['evaluators', '"type":"STRING_SEARCH"', '"type":"SEARCH"', 'ANY_KEYWORD_MATCH: type "SEARCH"'],
    ['evaluators', '"scope":"scores"', '"scope":"score"', 'ibm-guardian: scope "score"'],
    ['evaluators', '"--keywords"', '"--words"', 'ANY_KEYWORD_MATCH: option "--words"'],
    ['evaluators', '"reads":["OLLAMA_HOST"', '"reads":["OLLAMA"', 'OLLAMA_LLAMA_GUARD: variable "OLLAMA"'],
  ] as const)('of %s lead somewhere: %s', (part, from, to, problem) => {
    if (!product) throw new Error('the project has no product model');
    expectDeadReference(product, part, [from, to, problem]);
  });
});
