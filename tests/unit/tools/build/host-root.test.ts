import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeHostFiles } from '../../../../tools/build/host-files.ts';
import { writeHostRoot } from '../../../../tools/build/host-root.ts';
import { precompressor } from '../../../../tools/build/precompress.ts';
import { writeRouteForms } from '../../../../tools/build/route-forms.ts';
import { folder } from '../../site-folder.ts';

const site = { url: 'https://docs.example', title: 'A & "B" <C>' };

it('a site below a path has robots, a not-found page and a page that leads to it at the root of its host', () => {
  const root = folder({ 'docs/robots.txt': 'robots', 'docs/404.html': 'not found' });
  writeHostRoot(root, { ...site, basePath: '/docs' });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(read('robots.txt')).toBe('robots');
  expect(existsSync(join(root, 'docs/robots.txt'))).toBe(false);
  expect([read('404.html'), read('docs/404.html')]).toEqual(['not found', 'not found']);
  const home = read('index.html');
  expect(home).toContain('<meta http-equiv="refresh" content="0; url=/docs/">');
  expect(home).toContain('<link rel="canonical" href="https://docs.example/docs/">');
  expect(home).toContain('<title>A &#38; &#34;B&#34; &#60;C&#62;</title>');
  expect(home).toContain('<a href="/docs/">A &#38; &#34;B&#34; &#60;C&#62;</a>');
  expect(home).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
});

it('a site at the root of its host has all of it, and nothing is written', () => {
  const root = folder({ 'robots.txt': 'robots', '404.html': 'not found' });
  writeHostRoot(root, { ...site, basePath: '' });
  expect(readdirSync(root).sort()).toEqual(['404.html', 'robots.txt']);
});

it('hosts read redirects and headers, with a policy of its own for each worker', () => {
  const root = folder({
    'docs/_astro/search.worker-a_B1.js': '',
    'docs/_astro/worker-x.js': '',
    'docs/_astro/search.worker-b.css': '',
  });
  writeHostFiles(root, { basePath: '/docs', redirects: [{ from: '/docs/old', to: '/docs/new' }] });
  const files = readdirSync(root).filter((name) => name !== 'docs');
  const all = Object.fromEntries(files.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
  expect(files.sort()).toEqual(['_headers', '_redirects', '_redirects.nginx.conf']);
  expect(all._redirects).toContain('/docs/old /docs/new');
  expect(all['_redirects.nginx.conf']).toContain('/docs/old');
  for (const name of ['_headers', '_redirects.nginx.conf']) {
    expect(all[name]).toContain('/docs/_astro/search.worker-a_B1.js');
    expect(all[name]).not.toMatch(/worker-x|worker-b/);
  }
  const empty = folder({});
  writeHostFiles(empty, { basePath: '', redirects: [] });
  expect(readFileSync(join(empty, '_headers'), 'utf8')).not.toContain('worker');
});

it('every page has both of its files, with brotli forms where there are any, and the home page one', () => {
  const root = folder({
    'index.html': 'home',
    'a/index.html': 'a',
    'a/index.html.br': 'br',
    'a/b/index.html': 'b',
    'a/index.htmlx': '',
    'c/other.html': '',
  });
  writeRouteForms(root);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /html/.test(file));
  expect(files.sort()).toEqual([
    'a.html',
    'a.html.br',
    'a/b.html',
    'a/b/index.html',
    'a/index.html',
    'a/index.html.br',
    'a/index.htmlx',
    'c/other.html',
    'index.html',
  ]);
  expect(readFileSync(join(root, 'a.html.br'), 'utf8')).toBe('br');
});

it('every text file has a brotli form of what it holds in the end, and no other file has', async () => {
  const names = ['html', 'js', 'css', 'svg', 'xml', 'txt', 'json'].map((end) => `sub/a.${end}`);
  const root = folder({
    ...Object.fromEntries(names.map((name) => [name, name])),
    'a.png': '',
    'b.woff2': '',
  });
  const compression = precompressor(root);
  compression.start();
  await compression.finish();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.br')).sort()).toEqual(
    names.map((name) => `${name}.br`).sort(),
  );
  for (const name of names)
    expect(brotliDecompressSync(readFileSync(join(root, `${name}.br`))).toString()).toBe(name);
  await precompressor(join(root, 'none')).finish();
});
