import { expect, test } from 'vitest';
import { nginxRules, redirectRules } from '../../../src/redirects/host-files.ts';

const redirects = [
  { from: '/install', to: '/installation/' },
  { from: '/es/old', to: '/es/new#instalación' },
];

test('hosts that read _redirects get both forms of the slash, with a status that all of them know', () => {
  expect(redirectRules(redirects)).toBe(
    '/install /installation/ 301\n/install/ /installation/ 301\n' +
      '/es/old /es/new#instalaci%C3%B3n 301\n/es/old/ /es/new#instalaci%C3%B3n 301\n',
  );
});

test('nginx gets each form, with the query before the place in the page', () => {
  const lines = nginxRules(redirects).split('\n');
  expect(lines[0]).toBe('location = /install { return 301 "/installation/$is_args$args"; }');
  expect(lines[5]).toBe('location = /es/old { return 301 "/es/new$is_args$args#instalaci%C3%B3n"; }');
  expect(lines.slice(0, 5).map((line) => line.split(' ')[2])).toEqual([
    '/install',
    '/install/',
    '/install.html',
    '/install/index.html',
    '/install/index',
  ]);
});

test('a site without redirects has empty files', () => {
  expect(redirectRules([]) + nginxRules([])).toBe('');
});
