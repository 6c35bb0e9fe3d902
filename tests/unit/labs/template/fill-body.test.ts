import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainValue } from '../../../../src/labs/provider/json-tree.ts';
import { indented } from '../../../../src/labs/provider/python-json.ts';
import { fillBody } from '../../../../src/labs/template/fill-body.ts';

const filled = (body: unknown, { prompt, ...variables }: Record<string, unknown> = {}) => {
  const result = fillBody(JSON.stringify(body), variables, prompt === undefined ? undefined : String(prompt));
  return 'body' in result ? plainValue(result.body) : result.problem.message;
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

  test('reads the prompt as JSON twice', () => {
    expect(filled({ text: '{{prompt}}!' }, { prompt: '"\\"hi\\""' })).toEqual({ text: 'hi!' });
  });

  test.each([
    ['{"a": 1.0, "b": 1e3, "c": 12345678901234567890, "d": -0}', '1.0 1000.0 12345678901234567890 0'],
    ['{"a": "{{ 4 / 2 }}", "b": "{{ 2 * 1.5 }}", "c": [], "d": {}}', '2.0 3.0 [] {}'],
    ['{"2": "é", "1": "{{prompt}}"}', '"é" 1.0'],
  ])('%s has its numbers as Python writes them', (body, numbers) => {
    const result = fillBody(body, {}, '1.0');
    const lines = 'body' in result ? indented(result.body).split('\n').slice(1, -1) : [];
    expect(lines.map((line) => line.replace(/^ {2}"\w": |,$/g, '')).join(' ')).toBe(numbers);
  });

  test.each(['NaN', '-Infinity', '1e400'])('is not sent with %s, which JSON does not have', (other) => {
    expect(filled({ text: '{{other}}' }, { other })).toContain('HttpRequestFailedError');
    expect(filled({ text: other })).toContain('HttpRequestFailedError');
    // Python prints the prompt, which is then no number of JSON.
    expect(filled({ text: '{{prompt}}' }, { prompt: other })).toEqual({
      text: expect.stringMatching(/nan|inf/),
    });
  });

  test('that is nested too deeply is no mistake of JSON', () => {
    const deep = fillBody('['.repeat(20_000) + ']'.repeat(20_000), {});
    expect(deep).toMatchObject({ problem: { message: expect.stringContaining('cannot be read here') } });
  });

  test('is filled text for text, in lists and objects, and numbers stay', () => {
    expect(filled({ a: ['{{x}}', { b: '{{x}}!' }, 3, null, false], '{{x}}': 'key' }, { x: 'y' })).toEqual({
      a: ['y', { b: 'y!' }, 3, null, false],
      '{{x}}': 'key',
    });
  });

  test.each(['[{"role": "user", "content": "{{ prompt }}"}]', '["{{ prompt | dump }}", "{% if"]', '[]'])(
    'that is a list, %s, is sent as it is, and said to be',
    (body) => {
      expect(filled(JSON.parse(body), { prompt: 'Where is my order?' })).toEqual(JSON.parse(body));
      expect(fillBody(`\n${body}`, {}, 'x')).toMatchObject({
        caution: { message: expect.stringContaining('a list, in which DTX fills nothing'), line: 2 },
      });
    },
  );

  test.each(['{"messages": ["{{prompt}}"]}', '"{{prompt}}"', '3'])('has no caution as %s', (body) => {
    expect(fillBody(body, {}, 'x')).toMatchObject({ caution: undefined });
  });

  test('a text alone is filled', () => {
    expect(filled('{{prompt}}!', { prompt: 'Hi' })).toBe('Hi!');
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
    expect(fillBody('{\n  "q": {{ prompt | tojson }}\n}', {}, 'x')).toMatchObject({
      problem: { message: expect.stringContaining('InvalidJsonBodyError'), line: 2 },
    });
  });

  const tag = 'Placeholders and tags belong inside the quotes of one text';
  test.each([
    ['{"q": {{ prompt }}}', 'Put each placeholder in quotes'],
    ['{{ prompt }}', 'Put each placeholder in quotes'],
    ['{"q": "{{ prompt }}"{% if T %}, "t": "{{ T }}"{% endif %}}', tag],
    ['{"q": [{% for x in y %}"{{ x }}"{% endfor %}]}', '"q": "{{ y | tojson }}"'],
    ['{"a": 1, "b":\n [\n  {%- for x in y.z %}{"c": "{{ x }}"}{% endfor %}]}', '"b": "{{ y.z | tojson }}"'],
    ['{% for x in y %}{{ x }}{% endfor %}', '"y": "{{ y | tojson }}"'],
    ['{"q": [{% for x in range(3) %}1{% endfor %}]}', 'the whole loop, with its brackets, into the quotes'],
    ['{"q": [{% set x = 1 %}]}', tag],
    ['{"q": "{{ prompt }}"\n  {# a note #}\n}', tag],
    ['{"q": "{{ x | default("y") }}"}', 'put texts in single quotes'],
    ['{"q": "{% if a == "b" %}x{% endif %}"}', 'put texts in single quotes'],
    ['{"q": "{{ prompt }}",}', 'Correct the JSON'],
    ["{'q': '{{ prompt }}'}", 'Correct the JSON'],
    ['{"q": "{{ prompt }}" "r": 1}', 'Correct the JSON'],
  ])('that is not JSON, %s, has the advice of its mistake', (body, advice) => {
    const read = fillBody(body, {}, 'Hi');
    expect('problem' in read && read.problem.message.split('InvalidJsonBodyError. ')[1]).toContain(advice);
  });

  test('has a list as the advice for a loop writes it, in both ways', () => {
    const messages = [
      { role: 'system', content: 'Say "no"' },
      { role: 'user', content: 'Hi' },
    ];
    const loop =
      '[{% for m in messages %}{"role": {{ m.role | tojson }}, "content": {{ m.content | tojson }}}{% if not loop.last %},{% endif %}{% endfor %}]';
    for (const text of ['{{ messages | tojson }}', loop])
      expect(filled({ messages: text }, { messages })).toEqual({ messages });
  });

  test('is not sent when one of its texts cannot be filled, which is named', () => {
    expect(filled({ q: 'ok', r: '{{ prompt | dump }}' }, { prompt: 'x' })).toContain(
      '"{{ prompt | dump }}" cannot be filled: ',
    );
  });
});
