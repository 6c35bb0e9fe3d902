import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkAnswers, queryClasses, readQueries } from './read-queries.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dtx-docs-queries-'));
  for (const name of queryClasses) {
    write(
      name,
      name === 'no-answer' ? '- query: cake\n  answers: {}' : `- query: ${name}\n  answers: { /a: 3 }`,
    );
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.yml`), text);
const reading = () => readQueries(folder);

describe('readQueries', () => {
  test('reads the queries of every class', () => {
    expect(reading().typo).toEqual([{ query: 'typo', answers: { '/a': 3 } }]);
  });

  test.each([
    ['a field it does not know', '- query: a\n  answers: { /a: 3 }\n  note: x', 'unknown field "0.note"'],
    ['a grade that is none', '- query: a\n  answers: { /a: 4 }', 'field "0.answers./a" is wrong'],
    [
      'a route without a slash',
      '- query: a\n  answers: { tactics: 3 }',
      'field "0.answers.tactics" is wrong',
    ],
    ['an empty query', '- query: " "\n  answers: { /a: 3 }', 'field "0.query" is wrong'],
    ['YAML that is none', '- query: [', 'not valid YAML'],
    [
      'a query without a good answer',
      '- query: a\n  answers: { /a: 1 }',
      '"a" has no answer of grade 2 or 3',
    ],
    ['a query of another class', '- query: Keyword\n  answers: { /a: 3 }', '"Keyword" stands in'],
  ])('refuses %s', (_, text, problem) => {
    write('typo', text);
    expect(reading).toThrow(problem);
  });

  test('refuses answers where there are none', () => {
    write('no-answer', '- query: a\n  answers: { /a: 1 }');
    expect(reading).toThrow('"a" has answers');
  });

  test('refuses a missing class and a file of no class, in one go', () => {
    rmSync(join(folder, 'typo.yml'));
    write('typos', '[]');
    expect(reading).toThrow(/typos\.yml: no class of queries.*\n.*typo\.yml: not readable/);
  });
});

describe('checkAnswers', () => {
  const section = (id: string) => ({ id, level: 1, title: '', entry: false, groups: [] });
  const text = {
    ...{ url: '', language: '', version: '', synonyms: [] },
    pages: [
      {
        path: '/a',
        label: '',
        group: '',
        rank: 1,
        sections: [section(''), section('row'), section('heading')],
      },
    ],
  };

  test('takes pages, headings and rows, and names what is none of them', () => {
    write('typo', '- query: a\n  answers: { /a: 3, /a#row: 2, /a#heading: 2 }');
    expect(() => checkAnswers(reading(), text)).not.toThrow();
    write('typo', '- query: a\n  answers: { /a: 3, /a#old: 2 }');
    expect(() => checkAnswers(reading(), text)).toThrow(
      'typo.yml: "a" is answered by /a#old, which is not a page',
    );
  });
});
