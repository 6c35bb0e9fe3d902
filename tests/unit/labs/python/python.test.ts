import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PythonResult, transformPython } from '../../../../src/labs/python/evaluate.ts';
import { expression, names } from '../../../support/python-expressions.ts';
import { type Answer, askPython, pythonVersion } from '../../../support/python-oracle.ts';

/** More are tried by hand: PYTHON_CASES=20000 PYTHON_SEED=7. */
const cases = Number(process.env.PYTHON_CASES ?? 1_000);
const seed = Number(process.env.PYTHON_SEED ?? 42);

const version = pythonVersion();
if (!version) console.warn('Python is not installed: expressions are not compared with it.');

test.skipIf(!version)('generated expressions give what Python gives, or are refused as not supported', () => {
  const codes = fc.sample(expression, { numRuns: cases, seed });
  const answers = askPython(codes.map((code) => ({ code, names, transform: true })));
  const count = { value: 0, error: 0, refused: 0 };
  const differences = codes.flatMap((code, i) => {
    const here = transformPython(code, names);
    const there = answers[i] as Answer;
    if ('problem' in here && /^(?:unsupported|limit)$/.test(here.problem.kind)) {
      count.refused++;
      return [];
    }
    count['problem' in here ? 'error' : 'value']++;
    return agree(here, there, code) ? [] : [{ code, here, there }];
  });
  if (process.env.PYTHON_SHOW) console.warn(count);
  // The shortest one says most.
  differences.sort((a, b) => a.code.length - b.code.length);
  expect(differences.slice(0, Number(process.env.PYTHON_SHOW ?? 3))).toEqual([]);
  expect(count.refused).toBeLessThan(cases * 0.15);
  expect(count.value).toBeGreaterThan(cases * 0.3);
});

function agree(here: PythonResult, there: Answer, _code: string): boolean {
  if ('error' in there) {
    if (there.error === 'slow') return true;
    const error = /^(?:IndentationError|TabError)$/.test(there.error) ? 'SyntaxError' : there.error;
    return 'problem' in here && here.problem.error === error;
  }
  if ('problem' in here || here.printed !== there.printed) return false;
  return there.json === null || JSON.stringify(here.value) === JSON.stringify(JSON.parse(there.json));
}
