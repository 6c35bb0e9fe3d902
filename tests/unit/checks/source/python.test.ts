import { describe, expect, test } from 'vitest';
import { pythonProblems } from '../../../../checks/source/python.ts';
import { syntaxTree } from '../../../../checks/source/syntax.ts';

async function problemsOf(code: string): Promise<string[]> {
  const tree = await syntaxTree('python', code);
  expect(tree.problems).toEqual([]);
  return pythonProblems(code, tree).map(({ line, text }) => `${line}: ${text}`);
}

describe('Python that an editor would accept', () => {
  test.each([
    ['exec "a"', '1: "exec" without parentheses is Python 2'],
    ['try:\n  a\nexcept A, e:\n  b', '3: "except" with a comma is Python 2; write "as"'],
    ['a <> b', '1: "<>" is Python 2'],
    ['mode = 0644', '1: "0644" is a number of Python 2'],
    ['f(a=1, 2)', '1: a positional argument follows a named one'],
    ['yield 1', '1: "yield" outside of a function'],
    ['if a:\n  break', '2: "break" outside of a loop'],
    ['for a in b:\n  def f():\n    continue', '3: "continue" outside of a loop'],
    ['  a = 1', '1: the indentation fits no block'],
    ['\n\n  a = 1', '3: the indentation fits no block'],
    ['if a:\n    b\n  c', '3: the indentation fits no block'],
    ['def f():\n  return [await g() for x in y]', '2: "await" outside of an async function'],
  ])('is refused: %j', async (code, problem) => {
    expect(await problemsOf(code)).toEqual([problem]);
  });

  test.each([
    'f(*a, b, c=1, *d, **e)',
    'if a: b = 1; c = 2',
    'async def f():\n  async with a as b:\n    return await b',
    'while a:\n  if b:\n    continue\nelse:\n  c',
    'x = lambda: (yield)',
    'class A: ...',
    'n = 0o644 + 00',
    'def f():\n  """Text."""',
    'match a:\n  case 1:\n    b\n  case _:\n    c',
  ])('is accepted when Python 3 takes it: %j', async (code) => {
    expect(await problemsOf(code)).toEqual([]);
  });
});
