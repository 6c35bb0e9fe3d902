import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foreign } from '../../../../src/labs/jq/foreign.ts';
import { startJq } from '../../../../src/labs/jq/jq.ts';

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
      ...'$ . [ ] ( ) ! = & | ~ ? @ , : { } // .. .a .a[0] .b.c "x" \'x\' "a$.b" not and or as $x contains test startsWith len count size $__loc__ @base64 1 if then end reduce'.split(
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
});
