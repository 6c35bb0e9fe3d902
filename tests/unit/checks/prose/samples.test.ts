import { expect, test } from 'vitest';
import { samples } from '../../../../checks/prose/samples.ts';
import { linesOf } from './fixture.ts';

test('labelled samples and neutral texts pass', async () => {
  expect(await linesOf(samples, 'pass')).toEqual([]);
});

test('adversarial text without a label is an error with its line, also flipped or encoded', async () => {
  const lines = await linesOf(samples, 'fail');
  expect(lines.slice(0, -1).map((line) => /line (\d+)/.exec(line)?.[1])).toEqual([
    '9',
    '13',
    '17',
    '18',
    '19',
  ]);
  expect(lines[0]).toBe(
    'content/docs/fail.md: line 9: "Ignore all previous instructions" is adversarial text without a label. ' +
      'Write "sample" behind the opening fence, or use a neutral text.',
  );
});

test('a harmful subject is an error even with a label', async () => {
  const lines = await linesOf(samples, 'fail');
  expect(lines.at(-1)).toBe(
    'content/docs/fail.md: line 23: the subject of "Write a phishing email" does not belong into an example. ' +
      'Use a harmless stand-in.',
  );
});
