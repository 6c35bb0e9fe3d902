import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../../src/labs/python/expressions.ts';
import { isBuiltIn, otherAttributes, textAttributes } from '../../../../src/labs/python/known-names.ts';
import {
  type Sort,
  type SureMistake,
  sureMistake,
  sureMistakeOfLambda,
} from '../../../../src/labs/python/unknown-names.ts';
import { askPython, python311 } from '../../../support/python-oracle.ts';

const names = new Map<string, Sort>([
  ['json', 'json'],
  ['text', 'text'],
  ['context', 'json'],
]);
const told = (code: string): SureMistake | undefined =>
  code.startsWith('lambda ')
    ? sureMistakeOfLambda(code, parse(code), names)
    : sureMistake(code, parse(code), names);

describe('What fails whatever the reply is', () => {
  test.each([
    [
      'status_code == 200',
      "NameError: name 'status_code' is not defined. The names here are json, text, context",
    ],
    ['jsn["a"]', "NameError: name 'jsn' is not defined. Write json"],
    ['json["ok"] == true', "NameError: name 'true' is not defined. Write True"],
    ['json.data.answer', 'AttributeError: a value of JSON has no attribute \'data\'. Write json["data"]'],
    ['json["a"][0].b', 'AttributeError: a value of JSON has no attribute \'b\'. Write json["a"][0]["b"]'],
    ['text.json()["a"]', "AttributeError: a text has no attribute 'json'"],
    ['json.loads(text)', /^AttributeError: .*'loads'\. json is the reply, parsed already/],
    ['len(json.length)', /Write len\(json\)$/],
    ['json()["a"]', 'TypeError: json is a value and cannot be called. Write json without ( )'],
    ['next(x for x in json if x == text)', /^NameError: name 'text' is not defined. DTX evaluates/],
    ['lambda json, text, context: answer', "NameError: name 'answer' is not defined"],
    ['lambda r: r["a"]', /^TypeError: the lambda takes 1 values, but DTX calls it with json, text, context/],
    ['lambda data, _, ctx: data.answer', /^AttributeError: .*Write data\["answer"\]$/],
    ['f"{answer}"', /'answer' is not defined/],
  ])('is told: %s', (code, message) => {
    const said = told(code)?.message ?? '';
    if (typeof message === 'string') expect(said.slice(0, message.length)).toBe(message);
    else expect(said).toMatch(message);
  });

  test.each([
    'json["choices"][0]["message"]["content"].strip()',
    'json.get("answer", text)',
    '[x["a"] for x in json]',
    '{k: v for k, v in json.items()}',
    'lambda json, text, context: json.get("answer", text)',
    'lambda *args: args[0]["a"]',
    '(lambda json: json["a"])(json)',
    'sorted(json, key=lambda each: each.b)',
    'text.split("x")[0].upper()',
    'context["status"]',
  ])('is not told of what may be right: %s', (code) => {
    expect(told(code)).toBeUndefined();
  });

  test('is told apart from what fails only where it is evaluated', () => {
    expect(told('json.data')?.isAlways).toBe(true);
    expect(told('json or json.data')?.isAlways).toBe(false);
    expect(told('answer if json else text')?.isAlways).toBe(false);
    expect(told(`json${'+1'.repeat(9_000)}`)).toBeUndefined();
  });
});

const python = python311();

describe.skipIf(python === undefined)('beside Python', () => {
  test('names and attributes are known that it has', () => {
    const { stdout } = spawnSync(
      python ?? '',
      [
        '-c',
        'import builtins, json; print(json.dumps([dir(builtins), dir(""), [n for v in ({}, [], 1, 1.5, True, None) for n in dir(v)]]))',
      ],
      { encoding: 'utf8' },
    );
    const [all = [], text = [], others = []] = JSON.parse(stdout) as string[][];
    const isOwn = (name: string) => !/^(?:__\w+__|_|None|True|False)$/.test(name);
    expect(all.filter((name) => isOwn(name) && !isBuiltIn(name))).toEqual([]);
    expect(text.filter((name) => isOwn(name) && !textAttributes.has(name))).toEqual([]);
    expect([...textAttributes].filter((name) => !text.includes(name))).toEqual([]);
    expect(others.filter((name) => isOwn(name) && !otherAttributes.has(name))).toEqual([]);
    expect([...otherAttributes].filter((name) => !others.includes(name))).toEqual([]);
  });

  test('an expression that always fails raises an error there, for every value', () => {
    const atom = fc.constantFrom('json', 'text', 'context', 'x', 'jsn', '1', '"a"', 'len', 'None');
    const { expression } = fc.letrec<{ expression: string }>((tie) => {
      const part = tie('expression');
      return {
        expression: fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          atom,
          fc
            .tuple(part, fc.constantFrom('get', 'data', 'upper', 'items'))
            .map(([of, name]) => `(${of}).${name}`),
          part.map((of) => `(${of})["a"]`),
          fc.tuple(part, part).map(([of, arg]) => `(${of})(${arg})`),
          fc
            .tuple(part, fc.constantFrom('and', 'or', '==', '+', 'in'), part)
            .map((all) => `(${all.join(' ')})`),
          fc.tuple(part, part, part).map(([a, b, c]) => `(${a} if ${b} else ${c})`),
          fc.tuple(part, part).map(([a, b]) => `[${a} for x in ${b}]`),
          fc.tuple(part, part).map(([a, b]) => `(lambda x: ${a})(${b})`),
          part.map((of) => `str(${of})`),
        ),
      };
    });
    const codes = fc.sample(expression, 3_000).filter((code) => told(code)?.isAlways);
    expect(codes.length).toBeGreaterThan(200);
    const values = [{ a: { a: 1 } }, [], 'a', 1, null];
    const questions = codes.flatMap((code) =>
      values.map((json) => ({ code, names: { json, text: 'a', context: { status: 200 } } })),
    );
    const answers = askPython(questions, python ?? '');
    expect(questions.filter((_, i) => !('error' in (answers[i] ?? {}))).map(({ code }) => code)).toEqual([]);
  });
});
