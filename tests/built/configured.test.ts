import { beforeAll, expect, test } from 'vitest';
import { type BuiltFixture, builtFixtureOf } from './fixture.ts';

/** The fixture that has everything configured. */
let site: BuiltFixture;
beforeAll(async () => {
  site = await builtFixtureOf('configured');
});

test('with an edit address each page links to its source in a new tab', () => {
  const page = site.pageOf('/guide');
  const link =
    'main a[href="https://code.example.org/configured/edit/main/content/docs/guide.md"][target=_blank]';
  expect(page.texts(link)).toEqual(['Edit this page (opens in new tab)']);
});

test('[2S.8] an announcement that cannot be closed has no button', () => {
  const page = site.pageOf('/guide');
  expect(page.text('[data-announcement].announcement')).toBe('This announcement cannot be closed.');
  expect(page.texts('.announcement button')).toEqual([]);
});

test('[2N.15] the contents leave out headings of level 4, and a page can ask for other levels, or for no contents', () => {
  const contents = (path: string) => site.pageOf(path).texts('nav.toc a');
  expect(contents('/guide')).toEqual(['Second level', 'Third level', 'Another second level']);
  expect(contents('/deep')).toEqual(['Third level', 'Fourth level']);
  const plain = site.pageOf('/plain');
  expect(plain.texts('nav.toc, .toc-mobile')).toEqual([]);
  expect(plain.attributes('main h2', 'id').filter(Boolean)).toHaveLength(2);
});
