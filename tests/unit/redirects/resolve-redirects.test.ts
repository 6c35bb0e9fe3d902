import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RedirectEntry } from '../../../src/redirects/redirect-entry.ts';
import { type Redirect, resolveRedirects } from '../../../src/redirects/resolve-redirects.ts';
import { ContentErrors } from '../../../src/site/content-error.ts';
import { routeKey } from '../../../src/site/routes.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';

const pages = ['/', '/installation/', '/tactics/', '/tactics/tap', '/search'];
const published = ['/', '/0.33/', '/0.33/tactics/', '/0.33/tactics/tap', '/gone', '/tactics/'];
const from = (lines: Readonly<Record<string, string>>): RedirectEntry[] =>
  Object.entries(lines).map(([old, to]) => ({ from: old, to }));
const resolve = (lines: Readonly<Record<string, string>>) => resolveRedirects(from(lines), pages, published);
const mistakes = (lines: Readonly<Record<string, string>>) => mistakesOf(() => resolve(lines));
const file = (entry: string) => `content/redirects.yml, "${entry}"`;

describe('redirects', () => {
  it('lead to the listed form of a page, from an old path in any form', () => {
    expect(resolve({ '/install/': '/installation', '/attacks': '/tactics/#limits' })).toEqual([
      { from: '/attacks', to: '/tactics/#limits' },
      { from: '/install', to: '/installation/' },
    ]);
  });

  it('that lead to another old path are followed to the end, with the last place that was named', () => {
    expect(
      resolve({ '/a': '/b#x', '/b': '/c/', '/c': '/tactics/', '/d': '/e#x', '/e': '/tactics/#y' }),
    ).toEqual([
      { from: '/a', to: '/tactics/#x' },
      { from: '/b', to: '/tactics/' },
      { from: '/c', to: '/tactics/' },
      { from: '/d', to: '/tactics/#y' },
      { from: '/e', to: '/tactics/#y' },
    ]);
  });

  it('for all below a folder become one for each published path that is no page', () => {
    expect(resolve({ '/0.33/*': '/*' })).toEqual([
      { from: '/0.33', to: '/' },
      { from: '/0.33/tactics', to: '/tactics/' },
      { from: '/0.33/tactics/tap', to: '/tactics/tap' },
    ]);
    expect(resolve({ '/0.33/*': '/' }).map(({ to }) => to)).toEqual(['/', '/', '/']);
  });

  it('for one path come before those for all below a folder', () => {
    expect(resolve({ '/0.33/*': '/*', '/0.33/tactics/tap': '/tactics/' })).toContainEqual({
      from: '/0.33/tactics/tap',
      to: '/tactics/',
    });
  });

  it.each<[string, Record<string, string>, string, string[]]>([
    ['an unknown target', { '/a': '/instalation/' }, '/a', ['/instalation/ is no page', '/installation/']],
    ['a page', { '/tactics/tap/': '/' }, '/tactics/tap/', ['/tactics/tap is a page']],
    ['the file of the not-found page', { '/404': '/' }, '/404', ['not-found page']],
    ['a page for all below', { '/a': '/tactics/*' }, '/a', ['nothing to put for the * of /tactics/*']],
    ['paths that never were', { '/0.12/*': '/*' }, '/0.12/*', ['no path of content/paths.txt']],
    ['itself', { '/a': '/a/' }, '/a', ['/a leads back to itself']],
  ])('with a mistake are one line: %s', async (_, lines, entry, parts) => {
    expectOneLine(await mistakes(lines), file(entry), ...parts);
  });

  it('in a circle are told of once for each of its entries', async () => {
    const lines = await mistakes({ '/a': '/b', '/b': '/c', '/c': '/a' });
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain('leads back to itself');
  });

  it('for one path stand there once, whatever the form of the slash', async () => {
    expectOneLine(await mistakes({ '/a': '/', '/a/': '/tactics/' }), file('/a/'), '"/a" already');
    expectOneLine(
      await mistakes({ '/0.33/*': '/*', '/0.33/tactics/*': '/tactics/' }).then((lines) => lines.slice(0, 1)),
      file('/0.33/tactics/*'),
      '"/0.33/*" already',
    );
  });

  it('for all below a folder name each path that has no page', async () => {
    const lines = await mistakesOf(() =>
      resolveRedirects(from({ '/0.33/*': '/*' }), pages, ['/0.33/tactics/', '/0.33/cli']),
    );
    expectOneLine(lines, file('/0.33/*'), '/0.33/cli would lead to /cli, which is no page');
  });
});

describe('any redirects', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'tactics', 'tap', '0.33', 'gone');
  const path = fc
    .tuple(fc.array(name, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '/', '/*'))
    .map(([names, end]) => `/${names.join('/')}${end}`);
  const target = fc
    .tuple(path, fc.constantFrom('', '', '#x'))
    .map(([to, hash]) => (to.endsWith('*') ? to : to + hash));
  const entries = fc.array(fc.record({ from: path, to: target }), { maxLength: 8 });

  it('are refused, or each leads from what is no page to a page of the site, in one step', () => {
    fc.assert(
      fc.property(entries, fc.array(path, { maxLength: 6 }), (given, others) => {
        const known = [...published, ...others.filter((each) => !each.endsWith('*'))];
        let made: Redirect[];
        try {
          made = resolveRedirects(given, pages, known);
        } catch (error) {
          expect(error).toBeInstanceOf(ContentErrors);
          return;
        }
        const olds = new Set(made.map((each) => each.from));
        expect(olds.size).toBe(made.length);
        for (const { from: old, to } of made) {
          const url = new URL(to, 'https://docs.example');
          expect(url.origin).toBe('https://docs.example');
          expect(pages).toContain(url.pathname);
          expect(olds).not.toContain(routeKey(url.pathname));
          expect(pages.map(routeKey)).not.toContain(old);
        }
      }),
      { numRuns: 500 },
    );
  });
});
