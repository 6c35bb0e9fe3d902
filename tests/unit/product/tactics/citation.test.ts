import { expect, test } from 'vitest';
import { bibtexOf, surname } from '../../../../src/product/tactics/citation.ts';
import { realProduct } from '../product-folder.ts';

const papers = realProduct().tactics.map(({ paper }) => paper);

test('an entry for a bibliography has what the model says of the paper, and capitals that stay', () => {
  const [paper] = papers.filter(({ arxiv }) => arxiv.endsWith('2310.08419'));
  expect(paper && bibtexOf(paper)).toBe(
    [
      '@misc{chao2023jailbreaking,',
      '  title = {{Jailbreaking Black Box Large Language Models in Twenty',
      '    Queries}},',
      '  author = {Chao, Patrick and Robey, Alexander and Dobriban, Edgar and',
      '    Hassani, Hamed and Pappas, George J. and Wong, Eric},',
      '  year = {2023},',
      '  eprint = {2310.08419},',
      '  archivePrefix = {arXiv},',
      '  url = {https://arxiv.org/abs/2310.08419}',
      '}',
    ].join('\n'),
  );
});

test('authors who are not named are others', () => {
  const [paper] = papers;
  expect(paper && bibtexOf({ ...paper, authors: ['Ada Lovelace'], others: true })).toContain(
    'author = {Lovelace, Ada and others}',
  );
});

test('every paper has a key of its own, and an entry whose braces are closed', () => {
  const entries = papers.map(bibtexOf);
  const keys = entries.map((entry) => /^@misc\{([a-z]+\d{4}[a-z]+),$/m.exec(entry)?.[1]);
  expect(new Set(keys).size).toBe(8);
  expect(keys).not.toContain(undefined);
  for (const entry of entries) {
    expect(entry.split('{').length).toBe(entry.split('}').length);
    expect(Math.max(...entry.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(74);
  }
});

test('the surname is the last word of a name', () => {
  expect(surname('George J. Pappas')).toBe('Pappas');
  expect(surname('Kai-Wei Chang')).toBe('Chang');
});
