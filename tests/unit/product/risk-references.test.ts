import { describe, expect, test } from 'vitest';
import { matchesExpression } from '../../../src/product/list-values.ts';
import { expectDeadReference, realProduct } from './product-folder.ts';

describe('references of plugins, frameworks, datasets and evaluators', () => {
  const product = realProduct();

  test.each([
    [
      'plugins',
      '"id":"misinformation:unsafe_content:copyright_violation"',
      '"id":"misinform:unsafe_content:copyright_violation"',
      'misinform:unsafe_content:copyright_violation: category "misinform"',
    ],
    [
      'frameworks',
      'api-db-leak',
      'api-leak',
      'nist-ai-rmf, Measure 2.1: plugin "information_hazard:personal_identification:api-leak"',
    ],
    ['datasets', '"POLICY_BASED_EVALUATION_OPENAI"', '"POLICY"', 'HF_AIRBENCH: evaluator "POLICY"'],
    ['datasets', '"all":["OPENAI_API_KEY"', '"all":["OPEN_KEY"', 'STARGAZER: variable "OPEN_KEY"'],
    ['evaluators', '"type":"STRING_SEARCH"', '"type":"SEARCH"', 'ANY_KEYWORD_MATCH: type "SEARCH"'],
    [
      'datasets',
      'prompt_injection:text_flipping',
      'prompt_injection:text_flip',
      'HF_FLIPGUARDDATA: plugin "defense_bypass:prompt_injection:text_flip"',
    ],
    [
      'datasets',
      '"explicitEvaluator":"ignored"',
      '"explicitEvaluator":"judges"',
      'XTREAM_JB: rule of dtx redteam run for --eval "judges"',
    ],
    [
      'evaluators',
      '"order":["IBM_GRANITE_TOXICITY_HAP_125M"',
      '"order":["ANY_KEYWORD_MATCH"',
      'TOXICITY: evaluator of the type "ANY_KEYWORD_MATCH"',
    ],
    ['evaluators', '"--keywords"', '"--words"', 'ANY_KEYWORD_MATCH: option "--words"'],
    ['evaluators', '"reads":["OLLAMA_HOST"', '"reads":["OLLAMA"', 'OLLAMA_LLAMA_GUARD: variable "OLLAMA"'],
  ] as const)('of %s lead somewhere: %s', (part, from, to, problem) => {
    if (!product) throw new Error('the project has no product model');
    expectDeadReference(product, part, [from, to, problem]);
  });

  test('let the catch-all name the evaluators of its type in the order in which they replace each other', () => {
    const { types, evaluators } = product.evaluators;
    const [toxicity] = types;
    const flags = toxicity?.order.map((id) => evaluators.find((each) => each.id === id)?.flags[0]);
    expect(flags).toEqual(['ibm125', 'ibm38', 'ollama']);
    expect(evaluators.find(({ id }) => id === 'ANY')?.summary).toContain(
      flags?.map((flag) => `\`${flag}\``).join(', '),
    );
  });

  test('take no expression of --plugin for an id that recorded scopes lack', () => {
    expect(matchesExpression(product, 'plugins', 'text_flipping')).toBe(false);
    expect(matchesExpression(product, 'plugins', 'session_leak')).toBe(true);
    expect(matchesExpression(product, 'plugins', 'cybercrime:session_leak')).toBe(false);
  });
});
