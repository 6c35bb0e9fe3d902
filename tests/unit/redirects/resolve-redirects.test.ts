import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentErrors } from '../../../src/base/content-error.ts';
import { routeKey } from '../../../src/base/routes.ts';
import type { RedirectEntry } from '../../../src/redirects/redirect-entry.ts';
import { type Redirect, resolveRedirects } from '../../../src/redirects/resolve-redirects.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';

const pages = ['/', '/installation/', '/tactics/', '/tactics/tap', '/search'];
const published = ['/', '/0.33/', '/0.33/tactics/', '/0.33/tactics/tap', '/gone', '/tactics/'];
const from = (lines: Readonly<Record<string, string>>): RedirectEntry[] =>
  Object.entries(lines).map(([old, to]) => ({ from: old, to }));
const resolve = (lines: Readonly<Record<string, string>>) => resolveRedirects(from(lines), pages, published);
const mistakes = (lines: Readonly<Record<string, string>>) => mistakesOf(() => resolve(lines));
/** What is said of a path that the build writes itself. */
const ownFile = 'this is a file of the site';
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

  it('for all below a folder become one for each published path that is not a page', () => {
    expect(resolve({ '/0.33/*': '/*' })).toEqual([
      { from: '/0.33', to: '/' },
      { from: '/0.33/tactics', to: '/tactics/' },
      { from: '/0.33/tactics/tap', to: '/tactics/tap' },
    ]);
    expect(resolve({ '/0.33/*': '/' }).map(({ to }) => to)).toEqual(['/', '/', '/']);
  });

  it('for all below a folder leave its pages alone', () => {
    const made = resolveRedirects(from({ '/tactics/*': '/' }), pages, [
      '/tactics/',
      '/tactics/old',
      '/tactics/tap',
    ]);
    expect(made).toEqual([{ from: '/tactics/old', to: '/' }]);
  });

  it('for all below a folder leave its neighbors alone, and take two forms of a path for one', () => {
    const made = resolveRedirects(from({ '/0.3/*': '/*' }), pages, [
      '/0.3/tactics',
      '/0.3/tactics/',
      '/0.33/tactics/',
      '/0.3-beta',
    ]);
    expect(made).toEqual([{ from: '/0.3/tactics', to: '/tactics/' }]);
  });

  it('for one path come before those for all below a folder', () => {
    expect(resolve({ '/0.33/*': '/*', '/0.33/tactics/tap': '/tactics/' })).toContainEqual({
      from: '/0.33/tactics/tap',
      to: '/tactics/',
    });
  });

  it.each<[string, Record<string, string>, string, string]>([
    [
      'an unknown target',
      { '/a': '/instalation/' },
      '/a',
      '/instalation/ is not a page. Perhaps /installation/ is meant.',
    ],
    [
      'a target like no page',
      { '/a': '/qqqqqqqq' },
      '/a',
      '/qqqqqqqq is not a page. Name a page of this site.',
    ],
    [
      'a page',
      { '/tactics/tap/': '/' },
      '/tactics/tap/',
      '/tactics/tap is a page. Remove the entry, or the page.',
    ],
    [
      'the file of the not-found page',
      { '/404': '/' },
      '/404',
      `${ownFile}, such as the not-found page. Remove`,
    ],
    ['that page of a language', { '/es/404': '/' }, '/es/404', ownFile],
    ['the sitemap', { '/sitemap.xml': '/' }, '/sitemap.xml', ownFile],
    ['the sidebar', { '/es/fragments/sidebar': '/' }, '/es/fragments/sidebar', ownFile],
    ['the index of the search', { '/_search/index': '/' }, '/_search/index', ownFile],
    ['a schema', { '/schemas/report': '/' }, '/schemas/report', ownFile],
    ['an image', { '/media/home': '/' }, '/media/home', ownFile],
    ['a preview', { '/social/home': '/' }, '/social/home', ownFile],
    [
      'a page for all below',
      { '/a': '/tactics/*' },
      '/a',
      'there is nothing to put for the * of /tactics/*. Name one page.',
    ],
    [
      'paths that never were',
      { '/0.12/*': '/*' },
      '/0.12/*',
      'it redirects no path of content/paths.txt. Correct or remove it.',
    ],
    ['itself', { '/a': '/a/' }, '/a', '/a leads back to itself. Let one entry of the circle lead to a page.'],
  ])('with a mistake are one line: %s', async (_, lines, entry, part) => {
    expectOneLine(await mistakes(lines), file(entry), part);
  });

  it.each(['/a/media/b', '/404/notes', '/notes.text', '/a.js/b', '/a/social/b', '/404s'])(
    'may lead on from %s, which is no file of the site',
    (old) => {
      expect(resolve({ [old]: '/' })).toEqual([{ from: old, to: '/' }]);
    },
  );

  it('to a page that was taken away ask for an entry for that page: the others may stay', async () => {
    const lines = await mistakesOf(() =>
      resolveRedirects([{ from: '/start', to: '/guide#a' }], ['/'], ['/', '/guide']),
    );
    expectOneLine(lines, file('/start'), '/guide is not a page any more. Add an entry that leads /guide on');
  });

  it('in a circle are told of once for each of its entries', async () => {
    const lines = await mistakes({ '/a': '/b', '/b': '/c', '/c': '/a' });
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain('leads back to itself');
  });

  it('for one path stand there once, whatever the form of the slash', async () => {
    expectOneLine(
      await mistakes({ '/a': '/', '/a/': '/tactics/' }),
      file('/a/'),
      '/a is redirected by "/a" already. Remove one of the two.',
    );
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
    expectOneLine(lines, file('/0.33/*'), '/0.33/cli would lead to /cli, which is not a page. Name a page');
    const home = await mistakesOf(() => resolveRedirects(from({ '/0.33/*': '/*' }), ['/a'], ['/0.33']));
    expectOneLine(home, file('/0.33/*'), '/0.33 would lead to /, which is not a page. ');
  });
});

describe('any redirects', () => {
  // Few names, so that entries often lead to one another, in circles too, and to pages.
  const old = fc.constantFrom('/a', '/a/', '/b', '/c/d', '/0.33/*', '/c/*', '/gone', '/tactics');
  const target = fc.constantFrom(...pages, '/a', '/b#y', '/c/d/', '/tactics#x', '/*', '/nowhere');
  const entries = fc.uniqueArray(fc.record({ from: old, to: target }), {
    maxLength: 4,
    selector: (entry) => entry.from,
  });
  const others = fc.subarray(['/c/d', '/c/tactics', '/c', '/a', '/b/']);

  it('are refused, or each leads from what is not a page to a page of the site, in one step', () => {
    let accepted = 0;
    fc.assert(
      fc.property(entries, others, (given, more) => {
        let made: Redirect[];
        try {
          made = resolveRedirects(given, pages, [...published, ...more]);
        } catch (error) {
          expect(error).toBeInstanceOf(ContentErrors);
          return;
        }
        accepted += 1;
        const olds = new Set(made.map((each) => each.from));
        expect(olds.size).toBe(made.length);
        for (const { from: path, to } of made) {
          const url = new URL(to, 'https://docs.example');
          expect(url.origin).toBe('https://docs.example');
          expect(pages).toContain(url.pathname);
          expect(olds).not.toContain(routeKey(url.pathname));
          expect(pages.map(routeKey)).not.toContain(path);
        }
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(200);
  });
});
