import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Jq, JqLimit } from '../../../../src/labs/jq/engine.ts';
import { startJq } from '../../../../src/labs/jq/jq.ts';
import { NeedsWholeJq, startLeanJq } from '../../../../src/labs/jq/lean-jq.ts';
import { documentsOfPages } from '../config/documents.ts';

const file = readFileSync(new URL(import.meta.resolve('jq-wasm/jq.wasm')));
const wasm = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
let [lean, whole]: Jq[] = [];

beforeAll(async () => {
  lean = await startLeanJq(wasm);
  whole = await startJq(wasm);
});

/** What both say of an expression and a document. */
function both(expression: string, input: string, flags: readonly string[] = []) {
  const of = (jq: Jq | undefined) => [
    jq?.run(expression, input, flags),
    jq?.problem(expression, flags),
    jq?.run(expression, input, ['-c', ...flags]),
  ];
  return { here: of(lean), there: of(whole) };
}

describe('jq with few surroundings', () => {
  test('has the version that it is', () => expect(lean?.version).toBe(whole?.version));

  test.each([
    ...[
      '.a',
      '.a | length',
      '.b[]',
      '.a |',
      '.a |= 1',
      'error("x")',
      'error(null)',
      '.missing.deep',
      'keys',
      '..',
    ],
    ...[
      'debug',
      'stderr',
      'halt',
      'halt_error',
      '"x" | halt_error(3)',
      'input',
      'inputs',
      '[inputs]',
      'env | keys',
    ],
    ...[
      '$ENV',
      '$ENV.HOME',
      'env._',
      'input_filename',
      'input_line_number',
      '$__loc__',
      '$__prog_args',
      'now | type',
    ],
    ...[
      'test("A"; "i")',
      '.a | test("x")',
      '[.a | scan("[a-z]")]',
      '@base64',
      '@sh "x \\(.a)"',
      '@json',
      '@html',
    ],
    ...[
      '[range(200000)] | length',
      '[limit(3; repeat(1))]',
      'infinite, nan, (1 / 3)',
      'splits("a")',
      'ltrimstr("a")',
    ],
    ...[
      'getpath(["a"])',
      'tojson',
      '"\\(1;2)"',
      'def f: 1; f',
      'try error("x") catch .',
      '.. | numbers',
      'tostream',
    ],
    ...[
      '"é😀" | length',
      '"\\ud83d"',
      '@text',
      'ascii',
      'implode',
      '-1',
      '--arg',
      '',
      ' ',
      '#',
      "'a'",
      '{',
      'a b c',
    ],
    ...[
      'include "x" {search: "./"}; .',
      'get_search_list',
      'splits',
      'builtins | length',
      'input | error',
      '[.[]?]',
    ],
    ...[
      'reduce range(50000) as $i (0; . + $i)',
      '[.[] as [$a] | $a]',
      'limit(0; 1)',
      'ltrimstr(1)',
      '"x" * 100000',
    ],
  ])('says of %s what jq says', (expression) => {
    for (const input of ['{"a": "xyz", "b": [1, "é", null]}', '1 2 3', '', 'not json', '[', '"\u0000"'])
      try {
        const { here, there } = both(expression, input);
        expect(here).toEqual(there);
      } catch (error) {
        if (!(error instanceof NeedsWholeJq)) throw error;
        expect(expression).toMatch(/^(?:include|get_search_list)/);
      }
  });

  test('reads and writes long texts', () => {
    const long = JSON.stringify({ a: 'é'.repeat(300_000), b: Array.from({ length: 20_000 }, (_, i) => i) });
    const { here, there } = both('.', long);
    expect(here).toEqual(there);
  });

  test('takes flags that declare variables', () => {
    const { here, there } = both('[$x, $y]', '1', ['--arg', 'x', 'é', '--argjson', 'y', '{"a": 1}', '-n']);
    expect(here).toEqual(there);
  });

  test('ends alike when it runs out of memory, and works again', () => {
    const endless = '[range(1e9)] | length';
    for (const jq of [lean, whole]) expect(() => jq?.run(endless, '1')).toThrow(JqLimit);
    const { here, there } = both('.a', '{"a": 1}');
    expect(here).toEqual(there);
  });

  test('says of any pieces of an expression what jq says', () => {
    const piece = fc.constantFrom(
      ...[
        '.',
        'a',
        '[',
        ']',
        '(',
        ')',
        '|',
        ',',
        ':',
        '"',
        '1',
        '-',
        '+',
        ' ',
        'if',
        'then',
        'end',
        'not',
        '?',
        '//',
      ],
      ...[
        '.a',
        '.b[0]',
        'map(.)',
        'length',
        'select(.)',
        '"x"',
        '{a: 1}',
        'as $x',
        '$x',
        'é',
        '\\',
        '..',
        '=',
        '==',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.json({ maxDepth: 2 }), (pieces, input) => {
        const { here, there } = both(pieces.join(''), input);
        expect(here).toEqual(there);
      }),
      { numRuns: 400 },
    );
  });

  test('says of the rules and documents of pages what jq says', () => {
    const inputs = documentsOfPages().filter(({ language }) => language === 'json');
    for (const { code } of inputs.slice(0, 40)) {
      const { here, there } = both('.. | strings | ascii_downcase', code);
      expect(here).toEqual(there);
    }
  });

  test.each([
    '"2015-03-05T23:51:47Z" | fromdate',
    '0 | todate',
    '0 | localtime | mktime',
    'import "a" as a; .',
    '"/etc/a" | modulemeta',
    '"\ud800"',
  ])('leaves %s to jq with all surroundings', async (expression) => {
    const fresh = await startLeanJq(wasm);
    expect(() => fresh.run(expression, '{}')).toThrow(NeedsWholeJq);
  });
});
