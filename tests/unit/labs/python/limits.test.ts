import { describe, expect, test } from 'vitest';
import { evaluatePython, readJson } from '../../../../src/labs/python/evaluate.ts';

const text = `${'x'.repeat(999_000)}y`;
const astral = '😀'.repeat(400_000);

function kindOf(code: string): string {
  const result = evaluatePython(code, { json: { a: 1 }, text, astral });
  return 'problem' in result ? result.problem.kind : 'value';
}

const nested = (before: string, inner: string, after: string, times: number) =>
  before.repeat(times) + inner + after.repeat(times);

describe('An expression that would take for ever', () => {
  test.each([
    'sum(range(10 ** 12))',
    'list(range(10 ** 9))',
    '[[x for x in range(10 ** 4)] for y in range(10 ** 4)]',
    '(lambda l: [l.append(1) for x in l])([1])',
    '(lambda f: f(f))(lambda f: f(f))',
    '[t.title() for t in [text] * 500000]',
    '[t.swapcase() for t in [astral] * 500000]',
    '[t[::-1] for t in [astral] * 500000]',
    '[len(t) for t in [text] * 500000]',
    '{t: 1 for t in [text] * 500000}',
    '[t < t for t in [text] * 500000]',
    '[float(t) for t in ["1" * 400000] * 100000]',
    '[n / n for n in [3 ** 45000] * 100000]',
    '[hex(n) for n in [3 ** 45000] * 100000]',
    'sum([3 ** 45000] * 1000000)',
    nested('(lambda t: [t, t])(', '1', ')', 40),
    `{${nested('(lambda t: (t, t))(', '"a"', ')', 30)}}`,
    `${nested('(lambda t: [t, t])(', '1', ')', 30)} == ${nested('(lambda t: [t, t])(', '1', ')', 30)}`,
  ])('is stopped: %s', (code) => {
    expect(kindOf(code)).toBe('limit');
  });

  test.each([
    '"a" * 10 ** 9',
    '[0] * 10 ** 9',
    '2 ** 10 ** 9',
    '9 ** 9 ** 9 % 7',
    '1 << 10 ** 10',
    '"%1000000000d" % 1',
    '"{:1000000000}".format(1)',
    'f"{1:1000000000}"',
    'f"{1.0:.1000000000f}"',
    '"a".ljust(10 ** 10)',
    '"".join([text] * 1000)',
    'text + text',
    '[text] * 2000',
  ])('does not make what is too large: %s', (code) => {
    expect(kindOf(code)).toBe('limit');
  });

  test.each([
    nested('(', '1', ')', 20_000),
    nested('[', '', ']', 20_000),
    nested('{', '', '}', 20_000),
    `${'-'.repeat(20_000)}1`,
    `${'not '.repeat(20_000)}1`,
    `1${' + 1'.repeat(20_000)}`,
    `json${'.a'.repeat(20_000)}`,
    `json${'["a"]'.repeat(19_000)}`,
    `${'1 if 1 else '.repeat(8_000)}1`,
    `${'lambda: '.repeat(10_000)}1`,
    `[1 ${'for x in [1] '.repeat(7_000)}]`,
    `${nested('(lambda: ', '1', ')', 99)}${'()'.repeat(99)}`,
    '1'.repeat(99_999),
    'x'.repeat(10_000_000),
  ])('does not fill the stack: %#', (code) => {
    expect(kindOf(code)).toMatch(/^(?:limit|value|error)$/);
  });

  test.each([
    `${'\\\n'.repeat(40_000)}1`,
    `${'#\n'.repeat(40_000)}1`,
    '"'.repeat(99_999),
    `f"${'{'.repeat(99_000)}`,
    '\\'.repeat(99_000),
    ' '.repeat(99_999),
    `"${'\\x'.repeat(49_000)}"`,
    `f"${'{1}'.repeat(30_000)}"`,
  ])('is read once, so that none takes long: %#', (code) => {
    expect(kindOf(code)).toMatch(/^(?:syntax|value|error)$/);
  });

  test('JSON that is nested too deep is a problem, and a large one is read', () => {
    expect(readJson('['.repeat(100_000))).toHaveProperty('problem');
    expect(readJson(`[${'{"a": [1, "b\\n"]}, '.repeat(50_000)}1]`)).toHaveProperty('json');
  });

  test('gives back nothing of what it used: the next expression starts anew', () => {
    expect(kindOf('sum(range(10 ** 12))')).toBe('limit');
    expect(kindOf('sum(range(1000))')).toBe('value');
  });
});
