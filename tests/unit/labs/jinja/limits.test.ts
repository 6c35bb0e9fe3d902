import { describe, expect, test } from 'vitest';
import { type Limits, renderTemplate } from '../../../../src/labs/jinja/render.ts';

function kindOf(template: string, limits: Partial<Limits> = {}): string {
  const result = renderTemplate(template, { x: {} }, limits);
  return 'output' in result ? `output of ${result.output.length}` : result.problem.kind;
}

describe('A template that would run for ever', () => {
  test.each([
    '{% for i in range(1000000000) %}x{% endfor %}',
    '{{ range(10 ** 9) | list | length }}',
    '{{ range(10 ** 9) | sum }}',
    '{% for i in range(100000) %}{{ range(100000) | join }}{% endfor %}',
    '{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}',
    '{% for i in [1] recursive %}{{ loop([1]) }}{% endfor %}',
    '{% for i in range(100000) %}{% set y = ("ab" * 400000) | upper %}{% endfor %}',
    '{% for i in range(1000) %}{{ ("ab " * 300000).split() | length }}{% endfor %}',
  ])('is stopped: %s', (template) => {
    expect(kindOf(template)).toBe('limit');
  });

  test.each([
    '{{ "a" * 1000000000 }}',
    '{{ [0] * 1000000000 }}',
    '{% set ns = namespace(s="a") %}{% for i in range(99) %}{% set ns.s = ns.s ~ ns.s %}{% endfor %}',
    '{{ 9 ** 99999999 }}',
    '{% set ns = namespace(n=9) %}{% for i in range(99) %}{% set ns.n = ns.n * ns.n %}{% endfor %}',
    '{{ "%1000000000d" % 1 }}',
    '{{ "{:1000000000}".format(1) }}',
    '{{ "a" | center(1000000000) }}',
    '{{ "a".ljust(1000000000) }}',
    '{{ "a" | indent(10000000000) }}',
    '{{ ("a" * 1000).replace("", "b" * 1000) }}',
    '{{ [1] | batch(1000000000, 0) | list }}',
  ])('does not make what is too large: %s', (template) => {
    expect(kindOf(template)).toBe('limit');
  });

  test.each([
    `{{ ${'('.repeat(20_000)}1${')'.repeat(20_000)} }}`,
    `{{ ${'['.repeat(20_000)}${']'.repeat(20_000)} }}`,
    `{{ ${'-'.repeat(20_000)}1 }}`,
    `{{ ${'not '.repeat(20_000)}1 }}`,
    `{{ 1${' + 1'.repeat(20_000)} }}`,
    `{{ x${'.a'.repeat(20_000)} }}`,
    `{{ x${' | e'.repeat(20_000)} }}`,
    `{{ ${'1 if 1 else '.repeat(20_000)} 1 }}`,
    '{% if 1 %}'.repeat(20_000),
    '{% set ns = namespace(a=[]) %}{% for i in range(100000) %}{% set ns.a = [ns.a] %}{% endfor %}{{ ns.a }}',
  ])('does not fill the stack: %#', (template) => {
    expect(kindOf(template)).toBe('limit');
  });

  test('a list that holds itself is printed as Python prints it', () => {
    const template = '{% set l = [1] %}{{ l.append(l) }}{{ l }}';
    expect(renderTemplate(template, {})).toEqual({ output: 'None[1, [...]]' });
    expect(kindOf('{% set l = [1] %}{{ l.append(l) }}{{ l | tojson }}')).toBe('type');
  });

  test('may use as much as the caller allows', () => {
    const template = '{% for i in range(100) %}ab{% endfor %}';
    expect(kindOf(template)).toBe('output of 200');
    expect(kindOf(template, { steps: 150 })).toBe('limit');
    expect(kindOf(template, { output: 100 })).toBe('limit');
    expect(kindOf(template, { steps: 500, output: 200 })).toBe('output of 200');
  });

  test('gives back nothing of what it used: the next template starts anew', () => {
    expect(kindOf('{% for i in range(1000000000) %}x{% endfor %}')).toBe('limit');
    expect(kindOf('{% for i in range(1000) %}x{% endfor %}')).toBe('output of 1000');
  });
});

describe('Long texts', () => {
  test.each([
    '{{ ("a " * 400000) | wordwrap(3) | length }}',
    '{{ ("b-a " * 200000) | wordwrap(3) | length }}',
    '{{ ("a.a@" * 200000) | urlize | length }}',
    '{{ (")" * 900000) | urlize | length }}',
    '{{ ("<" * 900000) | striptags | length }}',
    '{{ (" " * 300000 ~ "a") | trim | length }}',
    '{{ ("a," * 400000) | title | length }}',
    '{{ ("1_" * 400000) | float }}',
    `{{${' '.repeat(500_000)}1 }}`,
    `{%${' '.repeat(500_000)}raw`,
    `{{ "${'\\'.repeat(100_000)}`,
    `a${' '.repeat(500_000)}{{- 1 }}`,
    `a${' '.repeat(500_000)}b{{- 1 }}`,
    `{{ (${`"${'a'.repeat(99_000)} "`} * 10) | wordwrap(3) | length }}`,
    `{{ (${`"a${'-'.repeat(90_000)} "`} * 10) | wordwrap(3) | length }}`,
  ])('are read once, so that none takes long: %#', (template) => {
    expect(kindOf(template)).toMatch(/^(?:output|syntax)/);
  });
});
