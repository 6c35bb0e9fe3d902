import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestPages } from '../../../src/markdown/nearest-pages.ts';

const english = [
  '/',
  '/quick-start',
  '/tactics/',
  '/tactics/tap',
  '/tactics/pair',
  '/providers/http',
  '/1.0/tactics/tap',
].map((path) => ({ path, language: 'en' }));
const spanish = ['/es/', '/es/quick-start', '/es/tactics/', '/es/tactics/tap'].map((path) => ({
  path,
  // A page that waits for its translation has the language of its text.
  language: path.endsWith('tap') ? 'en' : 'es',
}));
const hidden = { path: '/tactics/tapir', language: 'en', unlisted: true };
const pages = [...english, ...spanish, hidden];
const near = (requested: string) => nearestPages(requested, pages).map(({ path }) => path);

it.each([
  '/tactics/tap/index.md',
  '/tactics/tap.html.md',
  '/tactic/tap.md',
  '/tactics/tapp.md',
  '/Tactics/TAP.markdown',
  '/tactics/tap.txt',
])('%s is near to the page that was meant', (requested) => {
  expect(near(requested)[0]).toBe('/tactics/tap');
});

it('an unlisted page is near to nothing', () => {
  expect(near('/tactics/tapir.md')).not.toContain('/tactics/tapir');
});

it('the folder of a language leads to pages of it, and any other address to those of none', () => {
  expect(near('/es/tactic/tap.md')[0]).toBe('/es/tactics/tap');
  expect(near('/es/tactic/tap.md').every((path) => path.startsWith('/es/'))).toBe(true);
  expect(near('/fr/quick-start.md').some((path) => path.startsWith('/es/'))).toBe(false);
  expect(near('/espresso/quick-start.md')[0]).toBe('/quick-start');
});

it('an older version is near to its own addresses', () => {
  expect(near('/1.0/tactic/tap.md')[0]).toBe('/1.0/tactics/tap');
});

it('a site below a path knows its languages', () => {
  const below = pages.map((page) => ({ ...page, path: `/a/docs${page.path}` }));
  const paths = (requested: string) =>
    nearestPages(requested, below, { basePath: '/a/docs', count: 1 }).map(({ path }) => path);
  expect(paths('/a/docs/es/quickstart.md')).toEqual(['/a/docs/es/quick-start']);
  expect(paths('/a/docs/quickstart.md')).toEqual(['/a/docs/quick-start']);
  expect(paths('/quick-start.md')).toEqual(['/a/docs/quick-start']);
});

it('what has nothing in common with a page is near to none, and nothing breaks it', () => {
  expect(near('/zzzz.md')).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12_000 }), (requested) => {
      expect(near(`/${requested}.md`).length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 50 },
  );
});
