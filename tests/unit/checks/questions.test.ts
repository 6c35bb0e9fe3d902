import { expect, test } from 'vitest';
import { questions } from '../../../checks/questions.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const section = (id: string, ...anchors: string[]) => ({
  id,
  title: id,
  level: id === '' ? 1 : 2,
  bytes: 1,
  anchors,
});
const page = (path: string, language: string, sections: readonly object[]) => ({
  path,
  markdown: `${path}.md`,
  title: 'A',
  description: 'A.',
  language,
  version: 'A 1',
  bytes: 1,
  sections,
});
const pages = JSON.stringify({
  site: { name: 'A', url: 'https://docs.example', basePath: '' },
  pages: [
    page('/', 'en', [section('')]),
    page('/a', 'en', [section(''), section('run', 'flag-x')]),
    page('/es/a', 'es', [section(''), section('run')]),
    page('/hidden', 'en', [section('')]),
  ],
});

function problems(
  known: unknown,
  files: Record<string, string> = { '_markdown/pages.json': pages },
): string[] {
  const documents = Object.fromEntries(['/', '/a', '/es/a', '/hidden'].map((path) => [path, documentOf('')]));
  const all = { ...files, ...(known !== undefined && { '_markdown/questions.json': JSON.stringify(known) }) };
  return found(questions, siteOf(documents, all, { unlisted: ['/hidden'] }));
}

const none = { '/': {}, '/a': {}, '/es/a': {} };
const enough = {
  ...none,
  '/': { '': ['What is A?'] },
  '/a': { '': ['What is a?'], run: ['How is it run?'] },
};

test('a site whose sections have questions is fine; other languages and unlisted pages may have none', () => {
  expect(problems(enough)).toEqual([]);
  expect(problems({ ...enough, '/a': { ...enough['/a'], 'flag-x': ['What is -x?'] } })).toEqual([]);
});

test('a section to which no question leads is named [2T.34]', () => {
  expect(problems({ ...none, '/': enough['/'], '/a': { '': ['What is a?'] } })).toEqual([
    '/a: no question leads to #run',
  ]);
  expect(problems({ ...none, '/': enough['/'] })).toEqual([
    '/a: no question leads to the page itself',
    '/a: no question leads to #run',
  ]);
});

test('a site may have no questions at all, and pages of older versions have none', () => {
  expect(problems(none)).toEqual([]);
  const { '/a': _, ...others } = enough;
  expect(problems(others)).toEqual([]);
});

test('questions that lead to what is not there are named, in every language [2T.34]', () => {
  expect(problems({ ...enough, '/es/a': { gone: ['¿Qué?'] } })).toEqual([
    '/es/a: questions lead to #gone, which is not on the page',
  ]);
});

test('a build that wrote no list, or another one, is named; one without Markdown needs none', () => {
  expect(problems(undefined)).toEqual(['/_markdown/questions.json: the file is not a list of questions']);
  expect(problems(['What?'])).toEqual(['/_markdown/questions.json: the file is not a list of questions']);
  expect(problems(undefined, {})).toEqual([]);
});
