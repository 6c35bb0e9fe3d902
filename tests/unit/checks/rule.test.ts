import { expect, test } from 'vitest';
import { foldRepeats, problemLine } from '../../../checks/rule.ts';

const on = (...pages: string[]) =>
  pages.map((page) => ({ page, problem: '/x (no such page)', fix: 'Fix it' }));

test('[8.13] a problem is one line that names page, target and fix', () => {
  const [problem] = on('/a');
  expect(problem && problemLine('Broken link', problem)).toBe(
    'Broken link on /a: /x (no such page). Fix it.',
  );
});

test('a problem that is repeated on its page is told once', () => {
  expect(foldRepeats(on('/a', '/a', '/b'))).toEqual(on('/a', '/b'));
});

test('a problem of many pages is told once, with their number', () => {
  expect(foldRepeats(on('/a', '/b', '/c'))).toHaveLength(3);
  expect(foldRepeats(on('/a', '/b', '/c', '/d'))).toEqual([
    { page: '/a', problem: '/x (no such page), and on 3 more pages', fix: 'Fix it' },
  ]);
});

test('different problems of one page stay apart', () => {
  const problems = [
    { page: '/a', problem: 'one', fix: 'm' },
    { page: '/a', problem: 'two', fix: 'm' },
  ];
  expect(foldRepeats(problems)).toEqual(problems);
});
