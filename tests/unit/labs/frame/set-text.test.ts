import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf } from '../../../../src/labs/frame/set-text.ts';

test('the change between two texts, made in one, gives the other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const [offset, length, put] = changeOf(before, after);
      expect(before.slice(0, offset) + put + before.slice(offset + length)).toBe(after);
    }),
  );
});

test.each([
  ['one two', 'one more two', [4, 0, 'more ']],
  ['aaa', 'aaaa', [3, 0, 'a']],
  ['same', 'same', [4, 0, '']],
  ['', 'all', [0, 0, 'all']],
  ['abc', '', [0, 3, '']],
])('of %j and %j it is no longer than it has to be', (before, after, change) => {
  expect(changeOf(before, after)).toEqual(change);
});
