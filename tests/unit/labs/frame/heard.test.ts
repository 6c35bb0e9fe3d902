import { expect, test } from 'vitest';
import { type Heard, heardNext } from '../../../../src/labs/frame/heard.ts';

const first = 'The scope is ready.';
const silent: Heard = { said: '', isOwn: false };

test('what the build worked out is not said', () => {
  expect(heardNext(silent, first, first, false)).toEqual(silent);
});

test('a result that is called the same is said once something was worked on', () => {
  expect(heardNext(silent, first, first, true).said).toBe(first);
});

test('a result that is called otherwise is said, and then the first one again', () => {
  const other = heardNext(silent, 'Line 2', first, false);
  expect(other.said).toBe('Line 2');
  expect(heardNext(other, first, first, false).said).toBe(first);
});
