import { expect, test } from 'vitest';
import { placeholders } from '../../../../checks/prose/placeholders.ts';
import { linesOf } from './fixture.ts';

test('a finished page passes, also when it speaks of todos', async () => {
  expect(await linesOf(placeholders, 'pass')).toEqual([]);
});

test('what stands for text to come is an error with its line, in front matter, prose and code', async () => {
  expect(await linesOf(placeholders, 'fail')).toEqual(
    [
      [3, 'Coming soon'],
      [8, 'TBD'],
      [12, 'FIXME'],
    ].map(
      ([line, word]) =>
        `content/docs/fail.md: line ${line}: "${word}" stands for something that is not written yet. Write it or remove it.`,
    ),
  );
});
