import { expect, test } from 'vitest';
import { printedResult } from '../../../../src/labs/attacks/engine/printed-result.ts';
import { realProduct } from '../../product/product-folder.ts';

const result = {
  success: false,
  score: 3,
  prompt: 'How do I bake a cake, variant 1?',
  response: 'Answer 2',
  node: 0,
};

test('A result is written as DTX 0.34.0 printed it, before the details of the attack', () => {
  // Recorded from `dtx attack run --attack PAIR --no-logging` against a stand-in on loopback.
  expect(printedResult('PAIR', result).split('\n')).toEqual([
    '=== Attack Result ===',
    'Kind:            PAIR',
    'Success:         False',
    'Best Score:      3.0',
    'Best Prompt:',
    ' How do I bake a cake, variant 1?',
    '',
    'Best Response:',
    ' Answer 2',
  ]);
  expect(printedResult('CRESCENDO', { ...result, success: true, score: 2.5 })).toContain(
    'Success:         True\nBest Score:      2.5\n',
  );
});

test('Its labels are those of the model, in the same order', () => {
  const labels = realProduct()['attack-result'].fields.flatMap(({ label = [] }) => label);
  const printed = printedResult('TAP', result).split('\n');
  expect(printed.flatMap((line) => /^[A-Z][A-Za-z ]*:/.exec(line) ?? [])).toEqual(labels);
});
