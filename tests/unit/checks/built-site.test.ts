import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtSite, readBuiltSite } from '../../../checks/built-site.ts';
import { documentOf, routesOnly } from './site-of.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  const page = documentOf('<h1 id="a">A</h1>');
  for (const sub of ['a/b', 'fragments', 'media']) mkdirSync(join(folder, sub), { recursive: true });
  for (const file of [
    'index.html',
    'a/index.html',
    'a.html',
    'a/b/index.html',
    'a/b.html',
    '404.html',
    'fragments/x.html',
  ]) {
    writeFileSync(join(folder, file), page);
  }
  writeFileSync(join(folder, 'media/x.png'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = () => readBuiltSite(folder, routesOnly('/', '/a/', '/a/b'));

test('a built folder is read with every page once, under its listed route', () => {
  const pages = read().pages.map(({ path, file }) => [path, file]);
  expect(pages).toEqual([
    ['/', 'index.html'],
    ['/404.html', '404.html'],
    ['/a/', 'a/index.html'],
    ['/a/b', 'a/b/index.html'],
  ]);
});

test('fragments are kept apart, every file is known, and a tree is what the file says', () => {
  const site = read();
  expect(site.fragments.map(({ path }) => path)).toEqual(['/fragments/x.html']);
  expect(site.files.has('media/x.png')).toBe(true);
  expect(site.files.has('a.html')).toBe(true);
  expect(site.read('nothing.txt')).toBeUndefined();
  expect(site.pages[0]?.ids).toEqual(['a']);
  expect(site.pages[0]?.tree.children.map(({ type }) => type)).toEqual(['doctype', 'element']);
});

test('a folder that does not exist is an error', () => {
  expect(() => readBuiltSite(join(folder, 'nothing'), routesOnly())).toThrow(/ENOENT/);
});

test('what is outside the path of a site is none of its pages, and old paths are kept apart', () => {
  const page = () => documentOf('');
  const files = ['index.html', 'docs/index.html', 'docs2/index.html', 'docs/old/index.html', 'docs/old.html'];
  const site = builtSite(new Map(files.map((file) => [file, page])), {
    ...routesOnly('/docs/'),
    basePath: '/docs',
    redirects: [{ from: '/docs/old', to: '/docs/' }],
  });
  expect(site.pages.map(({ path }) => path)).toEqual(['/docs/']);
  expect(site.moved.map(({ path, file }) => [path, file])).toEqual([['/docs/old', 'docs/old/index.html']]);
  expect(site.files.has('docs2/index.html')).toBe(true);
});

test('fragments are those of a folder of that name, wherever it stands', () => {
  const files = ['es/fragments/a.html', 'fragments/b.html', 'my-fragments/c.html'];
  const site = builtSite(new Map(files.map((file) => [file, () => ''])), routesOnly());
  expect(site.fragments.map(({ file }) => file)).toEqual(['es/fragments/a.html', 'fragments/b.html']);
  expect(site.pages.map(({ file }) => file)).toEqual(['my-fragments/c.html']);
});
