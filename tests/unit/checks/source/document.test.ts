import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMistake, readDocuments, type SourceDocument } from '../../../../checks/source/document.ts';

function read(language: string, code: string): SourceDocument[] {
  const documents = readDocuments(language, code);
  if (isMistake(documents)) throw new Error(documents.problem);
  return documents;
}

describe('readDocuments', () => {
  test('tells the line of a field, of an entry, and of what is around a missing one', () => {
    const [document] = read('yaml', 'a: 1\nb:\n  - c: 2\n    d: 3\n  - 4\n');
    expect(document?.value).toEqual({ a: 1, b: [{ c: 2, d: 3 }, 4] });
    expect(
      [['b'], ['b', 0, 'd'], ['b', 1], ['b', 0, 'missing'], []].map((path) => document?.lineOf(path)),
    ).toEqual([2, 4, 5, 3, 1]);
  });

  test('reads every document of a YAML stream and every line of JSON Lines', () => {
    expect(read('yaml', 'a: 1\n---\nb: 2\n').map(({ value }) => value)).toEqual([{ a: 1 }, { b: 2 }]);
    const lines = read('jsonl', '{"a": 1}\n\n{"b": 2}');
    expect(lines.map(({ value }) => value)).toEqual([{ a: 1 }, { b: 2 }]);
    expect(lines[1]?.lineOf(['b'])).toBe(3);
  });

  test('finds no document in an empty block', () => {
    expect(read('yaml', '')).toEqual([]);
    expect(read('jsonl', '\n')).toEqual([]);
  });

  test('follows YAML 1.2: "on" and "no" are text', () => {
    expect(read('yaml', 'on: no')[0]?.value).toEqual({ on: 'no' });
  });

  test.each([
    ['yaml', 'a: 1\na: 2', 2],
    ['yaml', 'a: [1,\nb: 2', 2],
    ['yaml', 'a:\n\t- 1', 2],
    ['json', '{\n  "a": 1,\n}', 3],
    ['json', '{\n  "a": 1\n  "b": 2\n}', 3],
    ['json', '{\n  "a": "x\n"}', 2],
    ['json', '{\n  "a": 1', 2],
    ['json', '{\n  // no comments\n  "a": 1\n}', 2],
    ['json', "{'a': 1}", 1],
    ['json', '{"a": 1}\n{"a": 2}', 2],
    ['json', '{"a": 1,\n "a": 2}', 2],
    ['json', '', 1],
    ['jsonl', '{"a": 1}\n{"a": 1,}', 2],
  ])('names the line of a mistake in %s %j', (language, code, line) => {
    expect(readDocuments(language, code)).toEqual({
      line,
      problem: expect.stringMatching(/^[^A-Z\n][^\n]*$/),
    });
  });

  test('takes any JSON for what it is', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), (code) => {
        fc.pre(!code.includes('__proto__'));
        expect(read('json', code)[0]?.value).toEqual(JSON.parse(code));
      }),
    );
  });
});
