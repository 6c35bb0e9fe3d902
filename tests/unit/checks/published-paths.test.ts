import { expect, test } from 'vitest';
import { publishedPaths } from '../../../checks/published-paths.ts';
import { documentOf, found, siteOf } from './site-of.ts';

const page = documentOf('');
const pages = { '/': page, '/es/quick-start': page, '/tactics/': page };
const redirects = [{ from: '/old', to: '/' }];
const check = (...published: string[]) => found(publishedPaths, siteOf(pages, {}, { redirects, published }));

test('published paths that are pages, in either form of the slash, or lead on to one are fine', () => {
  expect(check('/', '/es/quick-start/', '/old/', '/tactics/')).toEqual([]);
});

test('a published path that is not a page any more is a problem until it leads on', () => {
  expect(check('/', '/0.33/tactics/', '/es/quick-start', '/tactics/')).toEqual([
    '/0.33/tactics/: it was published, and is not a page any more',
  ]);
});

test('a page that is not in the list is a problem, with the command that adds it', () => {
  const [problem, ...more] = publishedPaths.find(siteOf(pages, {}, { published: ['/', '/tactics/'] }));
  expect(more).toEqual([]);
  expect(problem).toEqual({
    page: '/es/quick-start',
    problem: 'it is not in content/paths.txt',
    fix: 'Run "npm run paths"',
  });
});

test('a list that is not sorted, or names a path twice, is a problem', () => {
  const wrong = ['content/paths.txt: it is not sorted, or names a path twice'];
  expect(check('/', '/tactics/', '/es/quick-start')).toEqual(wrong);
  expect(check('/', '/es/quick-start', '/tactics', '/tactics/')).toEqual(wrong);
});

test('a site without a list is not checked', () => {
  expect(found(publishedPaths, siteOf(pages))).toEqual([]);
});
