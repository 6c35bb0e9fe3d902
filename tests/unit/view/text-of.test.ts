import { createElement as h } from 'react';
import { expect, test } from 'vitest';
import { textOf } from '../../../src/view/text-of.ts';

const Model = (_: { text: string }) => null;

test('the words of a text are those a reader sees, without the marks of code', () => {
  expect(textOf('set `-o` to')).toBe('set -o to');
  expect(textOf(0)).toBe('0');
});

test('the words of an element are those of all it holds, and of a component those of its text of the model', () => {
  expect(textOf(h('p', null, 'one ', h('code', null, 'two'), 3))).toBe('one two3');
  expect(textOf(h(Model, { text: '`a` b' }))).toBe('a b');
  expect(textOf(['a', [1, h('b', { key: 'c' }, 'c')]])).toBe('a1c');
});

test('what draws nothing has no words', () => {
  for (const node of [null, undefined, true, false]) expect(textOf(node)).toBe('');
  expect(textOf(h('br'))).toBe('');
});
