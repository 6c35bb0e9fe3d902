import { describe, expect, test } from 'vitest';
import { canonicalName, listNames, matchesExpression, typedNames } from '../../../src/product/list-values.ts';
import { aliasOf, ignoredFlags } from '../../../src/product/tactics/tactic-commands.ts';
import { realProduct } from './product-folder.ts';

const product = realProduct();

describe('names that a flag takes', () => {
  test.each([
    ['datasets', 'STINGRAY', 'STINGRAY'],
    ['datasets', 'Garak', 'STINGRAY'],
    ['datasets', 'gar', undefined],
    ['evaluators', 'ibm38', 'ibm38'],
    ['evaluators', 'IBM38', undefined],
    ['providers', 'groq', 'groq'],
    ['providers', 'Groq', undefined],
    ['plugins', 'toxicity', undefined],
    ['frameworks', 'gdpr', undefined],
  ] as const)('of %s: %s is %s', (list, value, name) => {
    expect(canonicalName(product, list, value)).toBe(name);
  });

  test('of older versions lead to those of today', () => {
    expect(listNames(product, 'datasets').retired.get('stringray')).toBe('stingray');
    expect(listNames(product, 'providers').retired.get('hf_model')).toBe('huggingface');
    const [evaluator] = product.evaluators.evaluators;
    if (!evaluator) throw new Error('no evaluator');
    const old = { ...evaluator, flags: ['new', 'newer'], retired: ['old'] };
    const changed = { ...product, evaluators: { ...product.evaluators, evaluators: [old] } };
    const { current, retired } = listNames(changed, 'evaluators');
    expect([...current]).toEqual([
      ['new', 'new'],
      ['newer', 'newer'],
    ]);
    expect([...retired]).toEqual([['old', 'new']]);
  });

  test('are typed by the first alias of a dataset, and by its id where it has none', () => {
    const [dataset] = product.datasets;
    if (!dataset) throw new Error('no dataset');
    const without = { ...product, datasets: [dataset, { ...dataset, id: 'HF_X', aliases: [] }] };
    expect(typedNames(without, 'datasets')).toEqual(['garak', 'HF_X']);
    expect(aliasOf('HF_X', without.datasets)).toBe('HF_X');
    expect(aliasOf('NONE', without.datasets)).toBe('NONE');
  });
});

describe('an expression that selects plugins or frameworks', () => {
  test.each([
    ['plugins', 'toxicity:hate_speech:harassment', true],
    ['plugins', 'toxicity:hate_speech:harass', true],
    ['plugins', 'hate_speech', true],
    ['plugins', 'HATE_SPEECH', true],
    ['plugins', '^toxicity', true],
    ['plugins', '^hate', false],
    ['plugins', '(', false],
    // No list of the product has it.
    ['plugins', 'defense_bypass:cybercrime:session_leak', false],
    ['frameworks', 'nist', true],
    ['frameworks', 'NIST AI RMF', true],
    ['frameworks', 'nits', false],
  ] as const)('of %s: %s selects any: %s', (list, value, selects) => {
    expect(matchesExpression(product, list, value)).toBe(selects);
  });
});

test('flags of all attacks that one does not use are those of the rules, without the flags of other attacks', () => {
  const commands = product['command-line'];
  const ignored = (kind: 'attack' | 'dataset' | 'mutation', value: string) =>
    ignoredFlags({ invocation: { kind, value } as never }, commands);
  expect(ignored('attack', 'PAIR')).toEqual([]);
  expect(ignored('attack', 'TAP')).toEqual(['--temperature']);
  expect(ignored('attack', 'ACTOR')).toEqual(['--attacker-model']);
  expect(ignored('attack', 'AUTODAN')).toEqual(expect.arrayContaining(['--eval-model', '--judge-template']));
  expect(ignored('attack', 'AUTODAN').join()).not.toContain('--tap-');
  expect(ignored('mutation', 'flip_attack')).toEqual([]);
});
