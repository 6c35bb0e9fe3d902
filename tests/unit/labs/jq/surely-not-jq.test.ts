import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startJq } from '../../../../src/labs/jq/jq.ts';
import { surelyNotJq } from '../../../../src/labs/jq/surely-not-jq.ts';

const jq = await startJq();

describe('what is surely no expression of jq', () => {
  test.each([
    ['$.choises[0].message.content', /JSONPath/],
    ['$[0]', /JSONPath/],
    ['.a[?(@.b == 1)]', /JSONPath/],
    ['$', /JSONPath/],
    ['.turns[-1', /"\]" is missing/],
    ['.a | contains("x"', /"\)" is missing/],
    ['.a | contains("x"))', /"\)" closes nothing/],
    ['(.a]', /"\]" closes nothing/],
    ['.a == "x', /a quote is opened/],
    [".a == 'x'", /double quotes/],
    ['.a == “x”', /double quotes/],
  ])('%s: what is wrong with it', (expression, said) => {
    expect(surelyNotJq(expression)).toMatch(said);
    expect(jq.problem(expression)).toBeDefined();
  });

  test.each([
    '.turns[-1].message | test("can.?t"; "i")',
    '"\\(.a["b"])"',
    '.a # it’s (',
    '. as $x | $x.a',
    '. as [$a, $b] | $a',
    '.a | @json',
    '@text "x"',
    '$ENV.A',
    '.["a]b"]',
    '$__loc__',
  ])('%s is not: jq compiles it', (expression) => {
    expect(surelyNotJq(expression)).toBeUndefined();
    expect(jq.problem(expression)).toBeUndefined();
  });

  test('jq compiles none of which it is said', () => {
    const piece = fc.constantFrom(
      ...[
        '.',
        'a',
        '$',
        '@',
        '[',
        ']',
        '(',
        ')',
        '{',
        '}',
        '"',
        "'",
        '|',
        ' ',
        '0',
        ',',
        ':',
        '$x',
        '. as $x | ',
        '@json',
        '?',
        '\\',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const expression = pieces.join('');
        if (surelyNotJq(expression) !== undefined) expect(jq.problem(expression)).toBeDefined();
      }),
      { numRuns: 1500 },
    );
  });
});
