import { expect, test } from 'vitest';
import { renderTemplate } from '../../../../src/labs/jinja/render.ts';
import { plainValue } from '../../../../src/labs/provider/json-tree.ts';
import { fillBody } from '../../../../src/labs/template/fill-body.ts';

const drawing = (template: string, ...numbers: number[]) =>
  renderTemplate(template, { l: ['a', 'b', 'c'] }, { random: () => numbers.shift() ?? 0 });

test('The filter random draws by the numbers that are passed in, each time anew', () => {
  expect(drawing('{{ l | random }}{{ l | random }}{{ l | random }}', 0, 0.5, 0.999)).toEqual({
    output: 'abc',
  });
  expect(drawing('{{ range(9999) | random }}', 1 - Number.EPSILON)).toEqual({ output: '9998' });
  expect(drawing('{{ "é😀" | random }} {{ (1, none) | random }}', 0.5, 0.5)).toEqual({ output: '😀 None' });
  expect(drawing('{{ range(0, 10, 3) | map("random") | list }}', 0.5)).toMatchObject({
    problem: { kind: 'type' },
  });
});

test('A dict is asked for a number as its key, as Python does', () => {
  expect(drawing('{{ {0: "x", 1: "y"} | random }}', 0.5)).toEqual({ output: 'y' });
  expect(drawing('{{ {"a": "x"} | random }}', 0)).toMatchObject({ problem: { kind: 'type' } });
});

test('Without a source of chance the first item is drawn, also after a template that had one', () => {
  drawing('{{ l | random }}', 0.9);
  expect(renderTemplate('{{ range(5, 9) | random }}', {})).toEqual({ output: '5' });
});

test('The texts of a body draw for themselves', () => {
  const numbers = [0.1, 0.2];
  const draw = '{{ range(10) | random }}';
  const result = fillBody(JSON.stringify({ a: draw, b: [`id-${draw}`] }), {}, undefined, {
    random: () => numbers.shift() ?? 0,
  });
  expect('body' in result && plainValue(result.body)).toEqual({ a: 1, b: ['id-2'] });
});
