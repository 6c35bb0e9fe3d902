import { expect, test } from 'vitest';
import { questionsPath, readQuestions } from '../../../../src/search/build/questions.ts';
import { type Files, page, siteOf } from '../../site-folder.ts';

const docs = {
  'index.md': page({ title: 'Home' }),
  'ci.md': page({ title: 'CI' }),
  'tactics/index.md': page({ title: 'Tactics' }),
};
const read = async (files: Files) => readQuestions(await siteOf(docs, files));

test('the questions of a page are in the file of its route, by section [2T.34]', async () => {
  const found = await read({
    'content/search/questions/en/index.yml': 'page:\n  - What is DTX?\nsections: {}\n',
    'content/search/questions/en/tactics.yml':
      'page:\n  - What is a tactic?\nsections:\n  choose:\n    - " Which tactic suits me? "\n',
  });
  expect([...found].map(([{ route }, questions]) => [route, questions])).toEqual([
    ['/', { '': ['What is DTX?'] }],
    ['/tactics/', { '': ['What is a tactic?'], choose: ['Which tactic suits me?'] }],
  ]);
  expect(await read({})).toEqual(new Map());
  expect(questionsPath('es', '/tactics/')).toBe('content/search/questions/es/tactics.yml');
});

test.each([
  ['ci.yml', 'page: []\nsections: {}\n', /ci\.yml: line 1: field "page" is wrong/],
  ['ci.yml', 'page:\n  - What?\n', /ci\.yml: .*sections/],
  ['ci.yml', 'page:\n  - What?\nsections:\n  run:\n    - What?\n', /ci\.yml: "What\?" is there twice/],
  ['gone.yml', 'page:\n  - What?\nsections: {}\n', /gone\.yml: no page has this route\. Rename/],
])('a wrong file is named: %s %j', async (name, text, message) => {
  await expect(read({ [`content/search/questions/en/${name}`]: text })).rejects.toThrow(message);
});
