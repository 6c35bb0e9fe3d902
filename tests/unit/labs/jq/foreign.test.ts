import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foreign } from '../../../../src/labs/jq/foreign.ts';
import { startJq } from '../../../../src/labs/jq/jq.ts';
import { surelyNotJq } from '../../../../src/labs/jq/surely-not-jq.ts';
import { jqExpressions } from './support/expressions.ts';

const jq = await startJq();

describe('An expression that is surely none of jq is told without jq', () => {
  test.each([
    ['$.choices[0].message', '.choices[0].message'],
    ['$[0].a', '.[0].a'],
    ['$', '.'],
    ['$..content', undefined],
    ["$.response['content']", '.response["content"]'],
    [".response == 'a'", '.response == "a"'],
    ['.a === "b"', '.a == "b"'],
    ['.a && .b', '.a and .b'],
    ['.a || .b', '.a or .b'],
    ['!.a', '.a | not'],
    ['.a.contains("b")', '.a | contains("b")'],
    ['.a =~ "b"', '.a | test("b")'],
    ['startsWith("a")', 'startswith("a")'],
    ['.items[?(@.a == 1)]', '.items[] | select(.a == 1)'],
  ])('%s', (expression, instead) => {
    expect(jq.problem(expression)).toBeDefined();
    const found = foreign(expression);
    expect(found?.says).toMatch(/\.$/);
    if (instead !== undefined) expect(found?.instead).toBe(instead);
    if (found?.instead !== undefined) expect(jq.problem(found.instead)).toBeUndefined();
  });

  test('jq refuses all that is told', () => {
    const part = fc.constantFrom(
      ...'$ . [ ] ( ) ! = & | ~ ? @ , : { } // .. .a .a[0] .b.c "x" \'x\' "a$.b" not and or as $x contains test startsWith len count size $__loc__ @base64 1 if then elif else end try catch reduce "\\( )"'.split(
        ' ',
      ),
      ' ',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 7 }), (parts) => {
        const expression = parts.join('');
        fc.pre(foreign(expression) !== undefined);
        expect(jq.problem(expression), expression).toBeDefined();
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    '..and.b.c',
    '..or.a',
    '..as$x|$x',
    '.a|..as[$x]|$x',
    'if ..then ..elif ..then ..else ..end',
    'try ..catch ..',
    'reduce ..as$x(0;.)',
    '{a:..and.b}',
    '...a',
    '.[]and.a',
    '1and 2',
    '1..a',
    '"\\(.a|test("a && b"))"',
    `"\\("a'b'c")"`,
  ])('%s is jq, and nothing is told', (expression) => {
    expect(jq.problem(expression)).toBeUndefined();
    expect(foreign(expression)).toBeUndefined();
  });

  test('nothing is told of what jq accepts, however close its words stand', () => {
    let accepted = 0;
    fc.assert(
      fc.property(jqExpressions, (expression) => {
        if (jq.problem(expression) !== undefined) return;
        accepted += 1;
        expect([foreign(expression), surelyNotJq(expression)], expression).toEqual([undefined, undefined]);
      }),
      { numRuns: 600 },
    );
    // What jq refuses proves nothing.
    expect(accepted).toBeGreaterThan(300);
  });
});
