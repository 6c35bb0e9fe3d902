import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLines, isPut, longestPut, pastedInto } from '../../../../src/labs/frame/held-texts.ts';

test('a paste takes the place of the selection, and nothing else of what was typed goes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, selected, after) => {
      const text = before + selected + after;
      expect(pastedInto(text, before.length, before.length + selected.length, 'new\r\nline')).toBe(
        `${before}new\nline${after}`,
      );
    }),
  );
});

test('a long text that comes at once is told from one that grows letter by letter', () => {
  const long = 'a'.repeat(longestPut);
  expect(isPut('', `${long}a`)).toBe(true);
  expect(isPut(long, `${long}a`)).toBe(false);
  expect(isPut('', 'a pasted line')).toBe(false);
});

test('the first lines of a text are whole, but of a line without an end', () => {
  expect(firstLines('one\n'.repeat(100_000))).toBe(`${'one\n'.repeat(12)}…`);
  expect(firstLines('x'.repeat(1_000_000))).toBe(`${'x'.repeat(1500)}\n…`);
});
