import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineCounter, parseAllDocuments, stringify } from 'yaml';
import { offsetOf } from '../../../../src/base/yaml.ts';
import { readYaml } from '../../../../src/labs/config/read-yaml.ts';
import type { Path, SourceDocument } from '../../../../src/labs/config/source-document.ts';
import { documentsOfPages } from './documents.ts';

/** Values and lines as another reader of YAML gives them. */
function asOther(text: string): { value: unknown; lineOf: (path: Path) => number }[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, merge: true });
  return [...documents].map((document) => ({
    value: document.toJS(),
    lineOf: (path) => lines.linePos(offsetOf(document.contents, path)).line,
  }));
}

function expectAsOther(text: string): void {
  const read = readYaml(text);
  const other = asOther(text);
  expect(read.every((each) => 'value' in each)).toBe(true);
  const documents = read as SourceDocument[];
  expect(documents.map(({ value }) => value)).toEqual(other.map(({ value }) => value));
  for (const [i, { value, linesOf }] of documents.entries()) {
    const paths = pathsIn(value);
    expect(linesOf(paths)).toEqual(paths.map((path) => other[i]?.lineOf(path)));
  }
}

describe('readYaml', () => {
  test('gives values and lines as another reader, for what pages show', () => {
    const texts = documentsOfPages().filter(({ language }) => language.startsWith('y'));
    expect(texts.length).toBeGreaterThan(50);
    for (const { code } of texts) expectAsOther(code);
  });

  test('gives values and lines as another reader, for any value in each way to write it', () => {
    const value = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });
    fc.assert(
      fc.property(
        value,
        fc.constantFrom('BLOCK_LITERAL', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'PLAIN'),
        (each, style) => {
          const text = stringify(each, { defaultStringType: style, defaultKeyType: 'QUOTE_DOUBLE' });
          fc.pre(
            !/"(?:__proto__|<<)":/.test(text) && !text.match(/[\uD800-\uDFFF\uFFFE\uFFFF]|(?!\n)\p{Cc}/u),
          );
          expectAsOther(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each<[string, string]>([
    ['an alias', 'a: &a 1\nc:\n  - *a\n  - x'],
    ['merged keys, of which its own win', 'a: &a {x: 1, y: 2}\nb:\n  <<: *a\n  x: 3\nc:\n  <<: [*a, {z: 4}]'],
    ['several documents', '---\na: 1\n---\n- b\n...\n'],
    ['a folded text', 'a: >-\n  one\n  two\n\n  three\nb: |+\n  x\n\nc: 1'],
    ['a key with a question mark', '? a\n: b\n? c'],
    ['numbers in each form', 'a: [1, -2.5, 1e3, 0x1F, 0o17, .inf, 017, 1_000]'],
    ['nothing', 'a:\nb: ~\nc: null\nd: ""\n'],
    ['a tag of YAML', 'a: !!str 1\nb: !!int "2"'],
  ])('reads %s', (_, text) => expectAsOther(text));

  test('of a value behind an alias, gives the line on which it is written', () => {
    const [document] = readYaml('a: &a\n  b: 1\nc:\n  - *a\n') as SourceDocument[];
    expect(
      document?.linesOf([
        ['c', 0],
        ['c', 0, 'b'],
      ]),
    ).toEqual([4, 2]);
  });

  test('tells where a text begins that is written over several lines', () => {
    const [document] = readYaml('a: |\n  x\nb: x\nc:\n  - >\n    y\n') as SourceDocument[];
    expect([['a'], ['b'], ['c', 0], ['c'], ['d']].map((path) => document?.isBlock(path))).toEqual([
      ...[true, false, true, false, false],
    ]);
  });

  test.each<[string, string, number, string]>([
    ['a tab', 'a:\n\t- 1', 2, 'tabs are not allowed'],
    ['a line without a colon', 'a: 1\nb\nc: 2', 2, 'a line without ": "'],
    ['a colon in a text', 'a: 1\nb: x: y', 2, 'needs quotes'],
    ['a bracket', 'a: [1,\nb: 2', 2, 'a bracket or a quote above is not closed'],
    ['a comma', 'a: [1\n  2: 3]', 2, 'a comma or a closing bracket is missing'],
    ['a backslash', 'a: 1\nb: "C:\\data"', 2, 'begins no escape'],
    ['an asterisk', 'a: *.js', 1, 'needs quotes'],
    [
      'a tag of Python',
      'a: 1\nb: !!python/name:os.system x',
      2,
      'the tag !!python/name:os.system, which DTX',
    ],
    ['a tag of a list', 'a: 1\nb: !shop [1]', 2, 'the tag !shop, which DTX refuses'],
    ['a tag that only Python reads', 'a: 1\nb: !!binary aGk=', 2, 'another kind of value'],
    ['a zero byte', 'a: 1\nb: \u0000', 2, 'U+0000'],
    ['a tab between', 'a: 1\nb:\t{c: 1}', 2, 'a tab where YAML has spaces'],
    ['a quote in quotes', "a: 1\nb: 'it's fine'", 2, 'text after a closing quote'],
    ['an at sign', 'a: 1\nb: @shop', 2, 'begins with "@"'],
    ['bad indentation', 'a:\n    b: 1\n  c: 2', 3, 'bad indentation. Begin the line'],
    [
      'an alias that grows',
      `a: &a [${'1,'.repeat(999)}]\nb: &b [${'*a,'.repeat(99)}]\nc: [${'*b,'.repeat(99)}]`,
      3,
      'aliases stand for too much',
    ],
  ])('says what to do about %s', (_, text, line, problem) => {
    expect(readYaml(text)).toEqual([{ line, problem: expect.stringContaining(problem) }]);
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
