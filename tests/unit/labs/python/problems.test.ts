import { describe, expect, test } from 'vitest';
import {
  acceptsReply,
  evaluatePython,
  isTruthy,
  ReplyHeaders,
  readJson,
  transformPython,
} from '../../../../src/labs/python/evaluate.ts';

const names = {
  json: {
    id: 'r1',
    choices: [{ message: { content: 'Hi' } }],
    error: null,
    items: [],
    'a key that is longer than thirty characters': 1,
  },
  text: '{}',
  context: { status: 200, headers: {} },
};

function told(code: string): string {
  const result = transformPython(code, names);
  if (!('problem' in result)) return `value ${result.printed}`;
  const { kind, line, column, message } = result.problem;
  return `${line}:${column} ${kind}: ${message}`;
}

describe('What Python raises is told in its words, with the place and what to write', () => {
  test.each([
    [
      'json.choices[0]',
      `1:5 error: AttributeError: 'dict' object has no attribute 'choices'. Write json["choices"]`,
    ],
    [
      'json["choices"][0].message.content',
      /'dict' object has no attribute 'message'\. Write json\["choices"\]\[0\]\["message"\]$/,
    ],
    [
      'json["choises"]',
      /^1:5 error: KeyError: 'choises'\. Write json\["choices"\]\. The keys here are 'id', 'choices', 'error', 'items', 'a key that is longer than th…$/,
    ],
    ['context["headers"]["x"]', `1:19 error: KeyError: 'x'. This dict is empty`],
    [
      'json["choices"]["message"]',
      /^1:16 error: TypeError: list indices must be integers or slices, not str\. json\["choices"\] is a list: pick an item of it first, json\["choices"\]\[0\]\["message"\]$/,
    ],
    [
      'json["choices"].message',
      /'list' object has no attribute 'message'\. json\["choices"\] is a list: pick an item of it first, json\["choices"\]\[0\]\["message"\]$/,
    ],
    [
      'json["choices"][1]',
      `1:16 error: IndexError: list index out of range. json["choices"] has 1 item, so that the last is [0] or [-1]`,
    ],
    ['json["items"][0]', `1:14 error: IndexError: list index out of range. json["items"] is empty`],
    [
      'json["error"]["message"]',
      `1:14 error: TypeError: 'NoneType' object is not subscriptable. json["error"] is None (null in JSON)`,
    ],
    [
      'json.get("x")["y"]',
      `1:14 error: TypeError: 'NoneType' object is not subscriptable. json.get("x") is None. Give get a second value, such as {}`,
    ],
    [
      'json["id"]["x"]',
      `1:11 error: TypeError: string indices must be integers, not 'str'. json["id"] is a text: it has no keys`,
    ],
    [
      'json.loads(text)',
      /^1:5 error: AttributeError: 'dict' object has no attribute 'loads'\. json is the reply, parsed already, and not the module/,
    ],
    [
      'json["choices"].length',
      /^1:16 error: AttributeError: 'list' object has no attribute 'length'\. Write len\(json\["choices"\]\)$/,
    ],
    [
      'json("id")',
      `1:5 error: TypeError: 'dict' object is not callable. Write square brackets to pick an item: […]`,
    ],
    ['"a" + 1', /can only concatenate str \(not "int"\) to str\. Write str\(…\) around the other value$/],
    [
      '1 + "a"',
      /unsupported operand type\(s\) for \+: 'int' and 'str'\. Write str\(…\) around the first value$/,
    ],
    ['true', `1:1 error: NameError: name 'true' is not defined. Write True`],
    ['jsn["id"]', `1:1 error: NameError: name 'jsn' is not defined. Write json`],
    [
      'response["id"]',
      `1:1 error: NameError: name 'response' is not defined. The names here are json, text, context`,
    ],
    [
      '{{ json }}',
      /^1:1 error: TypeError: unhashable type: '\w+'\. Python needs no braces around an expression: \{…\} makes a set$|^1:2 error/,
    ],
    ['[\n json["id"],\n json["x"]\n]', /^3:6 error: KeyError: 'x'/],
    ['f"{json[\'x\']}"', /^1:8 error: KeyError: 'x'/],
  ])('%s', (code, problem) => {
    expect(told(code)).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
  });

  test('a name that a comprehension does not see, with what DTX takes instead', () => {
    const code = '[json["id"] for m in json["choices"]]';
    expect(told(code)).toMatch(
      /^1:2 error: NameError: name 'json' is not defined\. DTX evaluates .*before Python 3\.12.* do not see json\. Write lambda json, text, context: …$/,
    );
    expect(transformPython(`lambda json, text, context: ${code}`, names)).toMatchObject({ value: ['r1'] });
    expect(evaluatePython('[status for i in [1]]', { status: 200 })).toMatchObject({
      problem: { message: expect.stringMatching(/Write \(lambda status: …\)\(status\)$/) },
    });
    expect(told('[m for m in json["choices"]]')).toMatch(/^value/);
  });

  test('json of a reply that is none', () => {
    expect(transformPython('json["a"]', { ...names, json: null })).toMatchObject({
      problem: {
        message:
          "TypeError: 'NoneType' object is not subscriptable. json is None when the reply is not JSON. Use text, which holds the reply",
        says: "'NoneType' object is not subscriptable",
      },
    });
  });

  test('a lambda that does not take what DTX passes', () => {
    expect(told('lambda json: json')).toBe(
      '1:1 error: TypeError: <lambda>() takes 1 positional argument but 3 were given. DTX calls it with json, text, context: write lambda json, text, context: …',
    );
    expect(told('lambda j, t, c: 1, 2')).toMatch(
      /'tuple' object is not callable\. The comma ends the lambda/,
    );
  });
});

describe('What Python does not parse is told with what to write', () => {
  test.each([
    ['', '1:1 syntax: the expression is empty. Write one'],
    ['import json', '1:1 syntax: "import" begins a statement, and only an expression is allowed here'],
    [
      'return json',
      '1:1 syntax: "return" begins a statement, and only an expression is allowed here. Write the value alone',
    ],
    ['x = 1', '1:3 syntax: only an expression is allowed here, which assigns nothing. Write == to compare'],
    ['json; text', '1:5 syntax: only one expression is allowed here. Remove ";" and the rest'],
    ['json && text', '1:7 syntax: invalid syntax. Write and for &&'],
    ['json || text', '1:7 syntax: invalid syntax. Write or for ||'],
    ['!json', '1:1 syntax: "!" has no meaning in Python. Write not'],
    ['json === text', '1:8 syntax: invalid syntax. Write == alone'],
    ['json ? 1 : 2', '1:6 syntax: "?" has no meaning in Python. Write a if condition else b'],
    ['.choices[0]', '1:1 syntax: invalid syntax. Begin with a name, such as json'],
    ['$.choices', '1:1 syntax: "$" has no meaning in Python. Write json for the reply'],
    ['json["id"', '1:5 syntax: "[" was never closed. Write ] at its end'],
    ['json["id")', '1:10 syntax: ")" does not close "[". Write ]'],
    ['json["id', '1:6 syntax: unterminated string literal: write " at the end of the text'],
    ['json id', '1:6 syntax: invalid syntax: an operator is missing before "id"'],
    [
      'a if b',
      '1:7 syntax: invalid syntax: an "if" in an expression needs "else": it is missing before the end',
    ],
    ['json\n["id"]', /^2:1 syntax: only one expression is allowed, and a second line begins here/],
    ['f"{}"', /^1:4 syntax: the expression is empty/],
  ])('%j', (code, problem) => {
    expect(told(code)).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
  });
});

describe('Python that is not supported is refused by name', () => {
  test.each([
    ['(x := 1)', ':='],
    ['[*json]', 'unpacking with *'],
    ['{**json}', 'unpacking with *'],
    ['b"a"', 'bytes'],
    ['1j', 'a complex number'],
    ['...', 'Ellipsis'],
    ['print(json)', 'print'],
    ['__import__("json")', '__import__'],
    ['"".__class__', '__class__'],
    ['getattr(json, "get")', 'getattr'],
    ['open("x")', 'open'],
    ['"a".encode()', 'encode of a str'],
    ['(-8) ** 0.5', 'a power that is a complex number'],
    ['lambda: 1', 'the result is a function'],
    ['json.get', 'the result is a builtin_function_or_method'],
    ['json.items()', 'the result is a dict_items'],
    ['{1, 2}', 'the result is a set'],
    ['[x for x in {1, 2}]', 'the order of a set'],
    ['(x for x in [1])', 'the result is a generator'],
    ['{(1, 2): 3}', 'a key is a tuple'],
    ['file://parser.py:f', 'a function in a file'],
  ])('%s', (code, what) => {
    const result = told(code);
    expect(result).toMatch(/^1:\d+ unsupported: /);
    expect(result).toContain(what);
  });
});

describe('Values', () => {
  test('an integer of JSON is one in Python, and 1.0 is not, when the text of the reply is read', () => {
    const read = readJson('{"a": 1, "b": 1.0, "c": 12345678901234567890, "a": 2}');
    if ('problem' in read) throw new Error(read.problem.message);
    expect(read.value).toEqual({ a: 2, b: 1, c: 12345678901234567000 });
    expect(evaluatePython('json', { json: read.json })).toMatchObject({
      printed: "{'a': 2, 'b': 1.0, 'c': 12345678901234567890}",
    });
  });

  test('an expression that changes the reply changes it for itself only', () => {
    const read = readJson('[3, 1]');
    const json = 'json' in read ? read.json : undefined;
    expect(evaluatePython('json.pop() + len(json)', { json })).toMatchObject({ value: 2 });
    expect(evaluatePython('len(json)', { json })).toMatchObject({ value: 2 });
  });

  test.each([
    ['', 'Expecting value: line 1 column 1 (char 0)'],
    ['<html>', 'Expecting value: line 1 column 1 (char 0)'],
    ['{"a": 1,}', 'Expecting property name enclosed in double quotes: line 1 column 9 (char 8)'],
    ['{"a": 1}\n{"a": 2}', 'Extra data: line 2 column 1 (char 9)'],
    ["{'a': 1}", 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)'],
    ['["😀" 1]', "Expecting ',' delimiter: line 1 column 6 (char 5)"],
  ])('text that is no JSON is told as Python tells it: %j', (text, message) => {
    expect(readJson(text)).toMatchObject({ problem: { message } });
  });

  test('headers of a reply are found in any case', () => {
    const headers = new ReplyHeaders({ 'Content-Type': 'application/json' });
    expect(acceptsReply('"json" in headers["content-type"]', { headers })).toEqual({ accepted: true });
    expect(evaluatePython('headers["X-Id"]', { headers })).toMatchObject({
      problem: { error: 'KeyError', says: "'x-id'" },
    });
  });

  test('a reply is accepted by what Python takes for true', () => {
    expect(acceptsReply('lambda response: False', {})).toEqual({ accepted: true });
    expect(acceptsReply('status == 201', { status: 200 })).toEqual({ accepted: false });
    expect(acceptsReply('{}', {})).toEqual({ accepted: false });
    expect(acceptsReply('status', {})).toMatchObject({ problem: { error: 'NameError' } });
  });

  test('plain values are true as in Python', () => {
    for (const value of [0, -0, '', [], {}, null, undefined, false, 0n]) expect(isTruthy(value)).toBe(false);
    for (const value of [1, Number.NaN, ' ', [0], { a: 0 }, true]) expect(isTruthy(value)).toBe(true);
  });

  test('names that JavaScript gives a meaning are keys like others', () => {
    const json: unknown = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}');
    expect(evaluatePython('json["__proto__"] + json["constructor"]', { json })).toMatchObject({ value: 3 });
    expect(evaluatePython('json["hasOwnProperty"]', { json })).toMatchObject({
      problem: { error: 'KeyError' },
    });
    expect(evaluatePython('constructor', {})).toMatchObject({ problem: { error: 'NameError' } });
    expect(evaluatePython('"a".constructor', {})).toMatchObject({ problem: { error: 'AttributeError' } });
    expect(evaluatePython('{"__proto__": 1}', {})).toEqual({
      value: JSON.parse('{"__proto__": 1}') as unknown,
      printed: "{'__proto__': 1}",
    });
  });
});
