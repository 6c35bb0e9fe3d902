import { describe, expect, test } from 'vitest';
import { syntaxTree } from '../../../../checks/source/syntax.ts';

describe('a syntax tree', () => {
  test.each([
    ['bash', 'dtx redteam run --agent echo | jq .\n'],
    ['powershell', '$env:DTX_KEY = "a"\ndtx list tactics'],
    ['python', 'print("a")'],
    ['go', 'type result struct { Status string `json:"status"` }'],
    ['java', 'class A {}'],
  ] as const)('of %s has no problem when the code parses', async (language, code) => {
    const { root, problems } = await syntaxTree(language, code);
    expect(problems).toEqual([]);
    expect(root.namedChildren.length).toBeGreaterThan(0);
  });

  test.each([
    ['bash', 'a\nif b; then', 2],
    ['powershell', '$a = 1\nforeach ($x in ', 2],
    ['python', 'a = 1\nb = (2,', 2],
    ['go', 'x := 1\nfunc', 2],
    ['java', 'class A {\n  int x = 1\n}', 2],
  ] as const)('of %s names the line that does not parse', async (language, code, line) => {
    const { problems } = await syntaxTree(language, code);
    expect(problems[0]?.line).toBe(line);
    expect(problems[0]?.text).toMatch(/is missing|cannot read/);
  });
});
