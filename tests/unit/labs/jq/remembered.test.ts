import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startJq } from '../../../../src/labs/jq/jq.ts';
import { remembered } from '../../../../src/labs/jq/remembered.ts';

const jq = await startJq();

/** jq that counts how often it is asked. */
function counted() {
  const asked: string[] = [];
  const own = remembered({
    version: jq.version,
    run(expression, ...rest) {
      asked.push(`run ${expression}`);
      return jq.run(expression, ...rest);
    },
    problem(expression, ...rest) {
      asked.push(`problem ${expression}`);
      return jq.problem(expression, ...rest);
    },
  });
  return { own, asked };
}

describe('jq that knows its newest answers', () => {
  test('asks once for the same expression, document and flags, and again for others', () => {
    const { own, asked } = counted();
    for (let i = 0; i < 3; i++) {
      expect(own.run('.a', '{"a": [1]}', ['-c'])).toEqual({ output: '[1]' });
      expect(own.problem('.a |')).toEqual(jq.problem('.a |'));
    }
    expect(asked).toEqual(['run .a', 'problem .a |']);
    expect(own.run('.a', '{"a": [1]}')).toEqual({ output: '[\n  1\n]' });
    expect(own.run('.a', '{"a": 2}', ['-c'])).toEqual({ output: '2' });
    expect(asked).toHaveLength(4);
  });

  test('asks each time for the time, and about a long document', () => {
    const { own, asked } = counted();
    for (const [expression, input] of [
      ['now > 0', 'null'],
      ['length', JSON.stringify('a'.repeat(20_000))],
    ] as const) {
      own.run(expression, input);
      own.run(expression, input);
    }
    expect(asked).toHaveLength(4);
  });

  test('forgets the answer that was not asked for the longest', () => {
    const { own, asked } = counted();
    for (let i = 0; i < 40; i++) {
      own.run('.', '"kept"');
      own.run('.', String(i));
    }
    const before = asked.length;
    own.run('.', '"kept"');
    expect(asked).toHaveLength(before);
    own.run('.', '0');
    expect(asked).toHaveLength(before + 1);
  });

  test('says what jq says, in whatever order it is asked', () => {
    const { own } = counted();
    const question = fc.record({
      expression: fc.constantFrom('.', '.a', '.a |', '.[0]', 'error("x")', 'length'),
      input: fc.constantFrom('{"a": 1}', '[1]', 'null', '', '{'),
      flags: fc.subarray(['-c', '-r', '-n']),
    });
    fc.assert(
      fc.property(fc.array(question, { maxLength: 12 }), (questions) => {
        for (const { expression, input, flags } of questions) {
          expect(own.run(expression, input, flags)).toEqual(jq.run(expression, input, flags));
          expect(own.problem(expression, flags)).toEqual(jq.problem(expression, flags));
        }
      }),
      { numRuns: 20 },
    );
  });
});
