import { describe, expect, test } from 'vitest';
import { parseTemplate, renderTemplate } from '../../../../src/labs/jinja/render.ts';

const variables = { n: 3, s: 'text', d: { a: 1 }, l: [1, 2] };

/** `line:column kind: message`, or the output. */
function told(template: string): string {
  const result = renderTemplate(template, variables);
  if ('output' in result) return result.output;
  const { line, column, kind, message } = result.problem;
  return `${line}:${column} ${kind}: ${message}`;
}

describe('A mistake in a template', () => {
  test.each([
    ['a\n{{ d | dump }}', '2:8 syntax: Jinja has no filter "dump". Write tojson'],
    ['{{ s | uper }}', '1:8 syntax: Jinja has no filter "uper". Write upper'],
    ['{{ s | xyzzy }}', '1:8 syntax: Jinja has no filter "xyzzy"'],
    ['{{ s is strng }}', '1:9 syntax: Jinja has no test "strng". Write string'],
    ['{% fors x in l %}{% endfor %}', '1:1 syntax: Jinja has no statement "fors". Write for'],
    ['\n {% if n %}x', '2:2 syntax: "if" is not closed. Write {% endif %}'],
    ['{% for x in l %}{% endif %}', '1:17 syntax: "endif" comes where "endfor" is missing'],
    ['{% endif %}', '1:1 syntax: "endif" has no "if" before it'],
    ['x {{ n', '1:3 syntax: the tag is not closed. Write }}'],
    ['{{ n }', '1:6 syntax: "}" closes nothing. A tag that begins with {{ ends with }}'],
    ['{% for x in l }', '1:15 syntax: "}" closes nothing. A tag that begins with {% ends with %}'],
    ['{% if not loop.last },', '1:21 syntax: "}" closes nothing. A tag that begins with {% ends with %}'],
    ['{% if n }}x', '1:9 syntax: "}}" does not end this tag. A tag that begins with {% ends with %}'],
    ['{% if n #}x', '1:9 syntax: "#}" does not end this tag. A tag that begins with {% ends with %}'],
    ['{{ n %}', '1:6 syntax: "%}" does not end this tag. A tag that begins with {{ ends with }}'],
    ['{{ n #}', '1:6 syntax: "#}" does not end this tag. A tag that begins with {{ ends with }}'],
    ['{# n }}', '1:1 syntax: the comment is not closed. Write #}'],
    ['{# n %}', '1:1 syntax: the comment is not closed. Write #}'],
    ['{{ (n }}', '1:7 syntax: ")" is missing before "}"'],
    ["{{ 'a }}", "1:4 syntax: the text is not closed. Write ' at its end"],
    ['{{ n n }}', '1:6 syntax: "}}" is missing before "n"'],
    ['{{ }}', '1:4 syntax: a value is missing before "}}"'],
    ['{{ n & 1 }}', '1:6 syntax: "&" has no meaning in a tag'],
    ['{# x', '1:1 syntax: the comment is not closed. Write #}'],
    ['{{ missing.x }}', '1:11 undefined: "missing" is undefined'],
    ['{{ d.b.c }}', '1:7 undefined: this dict has nothing called "b"'],
    ['{{ s + 1 }}', '1:6 type: + does not go with str and int'],
    ['a\nb {{ 1 / 0 }}', '2:8 type: division by zero'],
    ['{% for x in n %}{% endfor %}', '1:1 type: int is not a list: there is nothing to go through'],
    ['{{ l | join(1, 2, 3) }}', '1:8 type: the filter join takes 2 values, not 3'],
    ['{{ d | tojson(a=1) }}', '1:8 type: the filter tojson has no parameter a'],
    ['{{ n | random }}', '1:8 type: nothing can be drawn from a int'],
    [
      '{{ d | random }}',
      '1:8 type: the dict has no key 0, and random asks for one by number. Write "| list | random"',
    ],
    ['{{ ([] | random).x }}', '1:17 undefined: there is no item to draw: the list is empty'],
    ['{{ n() }}', '1:5 type: a int cannot be called'],
  ])('%j is told with its place and what to do', (template, problem) => {
    expect(told(template)).toBe(problem);
  });
});

describe('What is not supported', () => {
  test.each([
    ["{{ ''.__class__ }}", '1:6 unsupported: the attribute __class__: not supported here'],
    ['{{ l | map("string") }}', /^1:1 unsupported: printing what map.*Add "\| list": not supported here$/],
    ['{% include "x" %}', '1:1 unsupported: the statement include: not supported here'],
    ['{% extends "x" %}', /^1:1 unsupported/],
    ['{{ {1: 1, "a": 2} | pprint }}', /^1:21 unsupported/],
    ['{{ lipsum() }}', /^1:10 unsupported/],
    ["{{ 'x'.encode() }}", /^1:7 unsupported/],
    ['{{ (-8) ** 0.5 }}', /^1:9 unsupported/],
    ['{{ range }}', /^1:1 unsupported/],
  ])('%j is refused, not guessed', (template, problem) => {
    expect(told(template)).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
  });
});

describe("Names of JavaScript's own objects", () => {
  test('are ordinary names that are missing', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    for (const name of names) {
      expect(
        told(`{{ ${name} }}{{ d.${name} }}{{ d['${name}'] }}{{ l.${name} }}{{ s.${name} }}{{ n.${name} }}`),
      ).toBe('');
      expect(told(`{{ n | ${name} }}`)).toMatch(/^1:8 syntax: Jinja has no filter/);
      expect(told(`{{ n is ${name} }}`)).toMatch(/^1:9 syntax: Jinja has no test/);
    }
  });

  test('can be set and read as any other', () => {
    expect(told('{% set constructor = 1 %}{{ constructor }}')).toBe('1');
    expect(told("{% set x = {'__proto__': 2} %}{{ x['__proto__'] }}{{ x }}")).toBe("2{'__proto__': 2}");
    const own = JSON.parse('{"__proto__": {"a": 1}, "toString": 5}') as Record<string, unknown>;
    expect(renderTemplate("{{ v['__proto__'].a }}{{ v.toString }}", { v: own })).toEqual({ output: '15' });
  });
});

describe('Reading a template without variables', () => {
  test('gives the names it reads and does not set itself', () => {
    const source =
      '{% set a = x.y %}{% for i in items if i > low %}{{ loop.index }}{{ i }}{{ a }}{% endfor %}{{ i }}' +
      '{% macro m(p, q=r) %}{{ p }}{{ caller() }}{{ s | default(t) }}{% endmacro %}{{ m(u, k=v) }}{{ range(w[z]) }}';
    expect(parseTemplate(source)).toEqual({
      references: ['x', 'items', 'low', 'i', 'r', 's', 't', 'u', 'v', 'w', 'z'],
    });
  });

  test('complains of unknown filters wherever they are, which rendering does when it comes by', () => {
    const source = '{% if false %}{{ n | nope }}{% endif %}ok';
    expect(parseTemplate(source)).toMatchObject({ problem: { kind: 'syntax', line: 1, column: 22 } });
    expect(told(source)).toBe('ok');
  });
});

describe('Variables', () => {
  test('are what JSON can hold', () => {
    const values = { whole: 1, large: 1e21, part: 0.5, none: null, absent: undefined, deep: { a: [true] } };
    expect(renderTemplate('{{ [whole, large, part, none, absent, deep] }}', values)).toEqual({
      output: "[1, 1e+21, 0.5, None, Undefined, {'a': [True]}]",
    });
    expect(renderTemplate('', { f: () => 1 })).toMatchObject({ problem: { kind: 'unsupported' } });
  });

  test('stay as they are when a template changes its lists', () => {
    const list = [1];
    expect(renderTemplate('{{ list.append(2) }}{{ list }}', { list })).toEqual({ output: 'None[1, 2]' });
    expect(list).toEqual([1]);
  });
});
