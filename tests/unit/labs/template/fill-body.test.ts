import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillBody, placeOf } from '../../../../src/labs/template/fill-body.ts';

const filled = (body: unknown, variables: Record<string, unknown> = {}) => {
  const result = fillBody(JSON.stringify(body), variables);
  return 'body' in result ? result.body : result.problem.message;
};

describe('the body of a request', () => {
  test.each([
    ['{{prompt}}', { prompt: 'Say "hi"\nnow' }, 'Say "hi"\nnow'],
    ['{{ 40 + 2 }}', {}, 42],
    ['{{ flag | tojson }}', { flag: true }, true],
    ['{"a": {{ n }}}', { n: 1 }, { a: 1 }],
    ['n = {{ n }}', { n: 1 }, 'n = 1'],
    ['{{ missing }}', {}, ''],
    ['  ', {}, ''],
    ['', {}, ''],
    // The prompt becomes JSON before it is put in, and is printed as Python prints it.
    ['{{prompt}}', { prompt: '{"a": true}' }, "{'a': True}"],
    ['{{prompt}}', { prompt: '42' }, 42],
    ['{{other}}', { other: '{"a": true}' }, { a: true }],
  ])('has %j, filled with %j, as %j', (text, variables, expected) => {
    expect(filled({ text }, variables)).toEqual({ text: expected });
  });

  test('is filled text for text, in lists and objects, and numbers stay', () => {
    expect(filled({ a: ['{{x}}', { b: '{{x}}!' }, 3, null, false], '{{x}}': 'key' }, { x: 'y' })).toEqual({
      a: ['y', { b: 'y!' }, 3, null, false],
      '{{x}}': 'key',
    });
  });

  test('is never broken by a prompt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (prompt) => {
        const result = filled({ q: '{{prompt}}!' }, { prompt: `x${prompt}` });
        expect(result).toEqual({ q: `x${prompt}!` });
      }),
    );
  });

  test('must be JSON before it is filled, with the line where it is not', () => {
    expect(fillBody('{\n  "q": {{ prompt | tojson }}\n}', { prompt: 'x' })).toMatchObject({
      problem: { message: expect.stringContaining('InvalidJsonBodyError'), line: 2 },
    });
  });

  test('is not sent when one of its texts cannot be filled, which is named', () => {
    expect(filled({ q: 'ok', r: '{{ prompt | dump }}' }, { prompt: 'x' })).toContain(
      '"{{ prompt | dump }}" cannot be filled: ',
    );
  });
});

test.each([
  ['Unexpected token (line 3 column 4)', { line: 3, column: 4 }],
  ['at line 2 column 7 of the JSON data', { line: 2, column: 7 }],
  ['in JSON at position 5', { line: 2, column: 2 }],
  ['JSON Parse error', {}],
])('the place of a mistake in JSON is read out of %j', (message, place) => {
  expect(placeOf(new Error(message), 'abc\ndef')).toEqual(place);
});
