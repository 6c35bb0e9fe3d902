import { describe, expect, test } from 'vitest';
import { loadProduct } from '../../../../src/product/product.ts';
import { callSchema, quantitySchema } from '../../../../src/product/tactics/calls/call-schema.ts';
import { flagsOf } from '../../../../src/product/tactics/calls/count.ts';
import { expectOneLine, mistakesOf } from '../../site-folder.ts';
import { changedProduct } from '../product-folder.ts';

const call = { roles: ['target'], formula: '1', source: ['s'], evidence: 'read' };
const quantity = { name: 'actors', meaning: 'm', sample: 3, source: ['s'], evidence: 'read' };
const problemsOf = (schema: typeof callSchema | typeof quantitySchema, fields: object) =>
  schema.safeParse(fields).error?.issues.map(({ message }) => message) ?? [];

describe('the calls of a tactic in the model', () => {
  test.each<[object, string | undefined]>([
    [{}, undefined],
    [{ roles: ['target', 'judge'], when: '--a' }, undefined],
    [{ roles: ['other'], name: 'Planner', unless: '--a' }, undefined],
    [{ roles: ['other'] }, 'have a "name"'],
    [{ name: 'Planner' }, 'have a "name"'],
    [{ roles: ['other', 'judge'], name: 'Planner' }, 'have a "name"'],
    [{ when: '--a', unless: '--b' }, 'either "when" or "unless"'],
    [{ when: 'a' }, 'must start with "--"'],
    [{ roles: [] }, 'Too small'],
    [{ formula: '1 +' }, 'The formula "1 +" cannot be read'],
    [{ most: '(' }, 'The formula "(" cannot be read'],
    [{ bound: 'more' }, 'Invalid option'],
  ])('with %j are fine, or told: %s', (fields, problem) => {
    const problems = problemsOf(callSchema, { ...call, ...fields });
    expect(problems).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
  });

  test('are the most there can be unless they say otherwise', () => {
    expect(callSchema.parse(call).bound).toBe('at most');
  });

  test.each<[object, boolean]>([
    [{}, true],
    [{ sample: undefined, default: 0 }, true],
    [{ sample: undefined, parameter: 'p' }, true],
    [{ sample: undefined }, false],
    [{ default: 1 }, false],
    [{ name: 'k' }, false],
    [{ name: 'Actors' }, false],
  ])('count a quantity with %j: %s', (fields, fine) => {
    expect(problemsOf(quantitySchema, { ...quantity, ...fields }).length === 0).toBe(fine);
  });

  const target =
    '    - { roles: [target], formula: actors × questions, source: [runs/attacks-3.5], evidence: run }\n';
  const sample = '    - { name: actors, meaning: Actors that the actors model names, sample: 3 }';
  test.each([
    [target, target.replace('questions', 'question'), 'uses "question", which is not a quantity'],
    [target, target.replace('questions', 'actors'), 'o formula of actor uses the quantity "questions"'],
    [target, target + target, 'he target calls of actor are given twice'],
    [
      sample,
      sample.replace('sample: 3', 'parameter: none'),
      'he parameter "none" of a quantity of actor does not',
    ],
  ])('are told when %j becomes %j', async (from, to, problem) => {
    const folder = changedProduct('tactics.yml', (text) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    });
    const lines = await mistakesOf(() => loadProduct(folder));
    expect(lines.join('\n')).toContain(problem);
    for (const line of lines) expectOneLine([line], 'content/product/tactics.yml');
  });
});

test.each([
  ['a --x 1 --y', { '--x': '1', '--y': undefined }],
  ['a --x --y 2', { '--x': undefined, '--y': '2' }],
  ['a --x -1', { '--x': undefined }],
  ['a --x=', { '--x': '' }],
  ["a --x 'b --c'", { '--x': "'b --c'" }],
  ['a \\\n --x \\\n 1', { '--x': '1' }],
  ['a -x 1', {}],
])('the flags of "%s" are %j', (command, flags) => {
  expect(Object.fromEntries(flagsOf(command))).toEqual(flags);
});
