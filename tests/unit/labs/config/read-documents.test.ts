import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMistake, readDocuments } from '../../../../src/labs/config/read-documents.ts';
import { readJson } from '../../../../src/labs/config/read-json.ts';
import { readYaml } from '../../../../src/labs/config/read-yaml.ts';
import type { SourceDocument } from '../../../../src/labs/config/source-document.ts';

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

describe('readJson', () => {
  test('takes what JSON.parse takes, and gives the same', () => {
    const pieces = fc.constantFrom(
      ...['{', '}', '[', ']', '"a"', '"b"', ':', ',', '1', '-0.5e2', '01', 'true', 'nul', ' ', '\n', '\t'],
      ...[
        '"\\u00e9"',
        '"\\x"',
        '"\u0001"',
        "'",
        '//',
        '\u00a0',
        '\ud83d',
        '"',
        '\\',
        '"__proto__"',
        '.',
        '-',
        'e',
      ],
    );
    const text = fc.oneof(
      fc.json(),
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
      fc.tuple(fc.json(), fc.nat(), pieces).map(([json, at, piece]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + piece + json.slice(place + (at % 2));
      }),
    );
    fc.assert(
      fc.property(text, (code) => {
        const read = readJson(code);
        let value: unknown;
        try {
          value = JSON.parse(code);
        } catch {
          value = undefined;
        }
        expect('problem' in read ? undefined : read.value).toEqual(value);
      }),
      { numRuns: 3000 },
    );
  });

  test('finds the lines that YAML finds, for which JSON is YAML', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const code = JSON.stringify(value, undefined, 1);
        const [json, yaml] = [read('json', code)[0], readYaml(code)[0]];
        const paths = pathsIn(JSON.parse(code));
        fc.pre(yaml !== undefined && !('problem' in yaml) && !/"(?:__proto__|<<)":/.test(code));
        expect(json?.linesOf(paths)).toEqual(yaml && 'problem' in yaml ? [] : yaml?.linesOf(paths));
      }),
    );
  });

  test.each([
    ['['.repeat(20_000), 'nested deeper than 300 levels'],
    ['{"a":'.repeat(20_000), 'nested deeper than 300 levels'],
    ['{"a": 1} # x', '"#" after the end'],
    ['{"a": /* x */ 1}', 'a comment'],
    ['{\u00a0"a": 1}', '"\u00a0" where'],
    ['{\u200b"a": 1}', 'U+200B'],
    ['{"a": "C:\\dir"}', 'Write it twice'],
  ])('says what is wrong with %.20j', (code, problem) => {
    expect(readJson(code)).toMatchObject({ problem: expect.stringContaining(problem) });
  });
});

/** Every place in a value, and one that is not there. */
function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) =>
          pathsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [[...path, 'missing']];
  return [path, ...inner];
}
