import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../../src/base/yaml.ts';
import { transformPython } from '../../../../src/labs/python/evaluate.ts';
import { expression, names as usual } from '../../../support/python-expressions.ts';
import { type Answer, agree, askPython, isRefused, python311 } from '../../../support/python-oracle.ts';
import { written } from '../../../support/written-python.ts';

/** More are tried by hand: PYTHON_CASES=20000 PYTHON_SEED=7. */
const cases = Number(process.env.PYTHON_CASES ?? 1_000);
const seed = Number(process.env.PYTHON_SEED ?? 42);

const python = python311();
if (!python) console.warn('Python 3.11 is not installed: expressions are not compared with it.');

/** Codes of which Python and the core make something else; the shortest says most. */
function compare(
  codes: readonly string[],
  sayAlike: boolean,
  names: Readonly<Record<string, unknown>> = usual,
) {
  const answers = askPython(
    codes.map((code) => ({ code, names, transform: true })),
    python ?? '',
  );
  const count = { value: 0, error: 0, refused: 0 };
  const differences = codes.flatMap((code, i) => {
    const here = transformPython(code, names);
    const there = answers[i] as Answer;
    if (isRefused(here)) {
      count.refused++;
      return [];
    }
    const problem = 'problem' in here ? here.problem : undefined;
    count[problem ? 'error' : 'value']++;
    const says =
      'error' in there && !/^(?:Syntax|Indentation)Error$/.test(there.error) ? there.says : undefined;
    if (agree(here, there) && !(sayAlike && says !== undefined && problem?.says !== says)) return [];
    return [{ code, here, there }];
  });
  return { count, differences: differences.sort((a, b) => a.code.length - b.code.length).slice(0, 3) };
}

describe.skipIf(!python)('Compared with Python 3.11', () => {
  test('expressions as people write them give the same value or exception, in the same words', () => {
    expect(written.length).toBeGreaterThan(300);
    const { count, differences } = compare(written, true);
    expect(differences).toEqual([]);
    expect(count.refused).toBe(0);
  });

  test('generated expressions give the same value or exception, or are refused as not supported', () => {
    const { count, differences } = compare(fc.sample(expression, { numRuns: cases, seed }), false);
    expect(differences).toEqual([]);
    expect(count.refused).toBeLessThan(cases * 0.05);
    expect(count.value).toBeGreaterThan(cases * 0.3);
  });

  test('every expression of the pages and the model gives the same value or exception', () => {
    const codes = documented();
    expect(codes.length).toBeGreaterThan(10);
    const { count, differences } = compare(codes, true, { ...usual, status: 200, body: { turn: 1 } });
    expect(differences).toEqual([]);
    expect(count.refused).toBe(0);
  });
});

/** What `transform_response` and `validate_response` are set to in pages and in the model, without files of Python. */
function documented(): string[] {
  const codes = new Set<string>();
  for (const folder of ['content/docs', 'content/product'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:md|yml)$/.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      const setting = /^([-+ ]*)(?:(?:transform|validate)_response|expression): (.*\n(?:\1 .*\n|\n)*)/gm;
      for (const [, , value = ''] of text.matchAll(setting)) {
        // An alias: the expression is read where its anchor is.
        if (/^\*\w+\s*$/.test(value)) continue;
        const { code } = readYaml(file, `code: ${value}`).data as { code: unknown };
        if (typeof code === 'string' && /\b(?:json|status|body|text)\b/.test(code)) codes.add(code);
      }
    }
  return [...codes].filter((code) => !/^file:|\{[{%]|^\.|\|/.test(code.trim()));
}
