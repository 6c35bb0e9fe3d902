import { describe, expect, test } from 'vitest';
import { expressionProblems } from '../../../../checks/examples/expressions.ts';
import { jinja } from '../../../../checks/examples/jinja.ts';
import { jq } from '../../../../checks/examples/jq.ts';
import { programs } from '../../../../checks/examples/programs.ts';
import { jqProblem } from '../../../../checks/source/jq.ts';
import type { Expression } from '../../../../src/product/evaluation/expressions.ts';
import { realProduct } from '../../product/product-folder.ts';
import { page } from '../../site-folder.ts';
import { examineText } from './fixture.ts';

const product = realProduct();

const expression = (fields: Partial<Expression>): Expression => ({
  id: 'example',
  language: 'jq',
  meaning: 'an example',
  expression: '.a',
  document: { a: 1 },
  results: [1],
  source: ['training'],
  evidence: 'read',
  ...fields,
});

const problemsOf = async (fields: Partial<Expression>) =>
  (await expressionProblems({ folder: 'content/product' }, [expression(fields)])).map(
    ({ message }) => message,
  );

const file = 'content/product/expressions.yml: example:';
const fix = 'Correct the expression or its results.';

describe('expressions of the product model', () => {
  test('give what the model says', async () => {
    expect(product?.expressions.length).toBeGreaterThan(0);
    if (!product) throw new Error('no model');
    expect(await expressionProblems(product, product.expressions)).toEqual([]);
  });

  test('that the product chooses by itself compile', async () => {
    for (const { expression } of product?.evaluators.automatic ?? [])
      expect(await jqProblem(expression), expression).toBeUndefined();
  });

  test('that give something else are named with both results', async () => {
    expect(await problemsOf({ results: [2] })).toEqual([`${file} gives [1], not [2]. ${fix}`]);
    expect(await problemsOf({ expression: '.a, .a' })).toEqual([`${file} gives [1,1], not [1]. ${fix}`]);
    expect(await problemsOf({ expression: 'select(.a > 1)' })).toEqual([`${file} gives [], not [1]. ${fix}`]);
    expect(await problemsOf({ language: 'jinja', expression: '{{ a }}', results: ['2'] })).toEqual([
      `${file} gives ["1"], not ["2"]. ${fix}`,
    ]);
  });

  test('that do not run are named with the reason', async () => {
    expect(await problemsOf({ expression: '.a |' })).toEqual([
      `${file} fails (syntax error, unexpected end of file), not [1]. ${fix}`,
    ]);
    expect(await problemsOf({ language: 'python-transform', expression: 'json["b"]' })).toEqual([
      `${file} fails (KeyError: 'b'. The only key here is 'a'), not [1]. ${fix}`,
    ]);
  });

  test('are put to the test on the pages that show their language', async () => {
    const wrong = { expressions: [expression({ results: [2] })] };
    const shows = (language: string) => page({}, `\n::expressions{language="${language}"}\n`);
    expect(await examineText(jq, 'a.md', shows('jq'), wrong)).toEqual({
      count: 1,
      lines: [`${file} gives [1], not [2]. ${fix}`],
    });
    for (const check of [jinja, programs])
      expect(await examineText(check, 'a.md', shows('jq'), wrong)).toEqual({ count: 0, lines: [] });
    const transforms = {
      expressions: [expression({ language: 'python-transform', expression: 'json["a"]' })],
    };
    expect(await examineText(programs, 'a.md', shows('python-transform'), transforms)).toEqual({
      count: 1,
      lines: [],
    });
  });
});
