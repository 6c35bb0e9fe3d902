import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeQuestions } from '../../../../tools/build/questions.ts';
import { folder, inGermanToo, page, siteOf } from '../../site-folder.ts';

test('a build writes the questions of each language below the addresses of its pages', async () => {
  const site = await siteOf(
    {
      'a.md': page({ title: 'A' }),
      'b.md': page({ title: 'B' }),
      'c.md': page({ title: 'C', unlisted: true }),
    },
    {
      ...inGermanToo,
      'content/search/questions/en/a.yml': 'page:\n  - What is A?\nsections:\n  run:\n    - How?\n',
      'content/search/questions/de/a.yml': 'page:\n  - Was ist A?\nsections: {}\n',
    },
  );
  const built = folder({});
  writeQuestions(built, site);
  expect(JSON.parse(readFileSync(join(built, '_markdown/questions.json'), 'utf8'))).toEqual({
    '/': {},
    '/de/': {},
    '/a': { '': ['What is A?'], run: ['How?'] },
    '/b': {},
    '/de/a': { '': ['Was ist A?'] },
    '/de/b': {},
  });
});
