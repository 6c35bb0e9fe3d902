import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPagePath, isSamePage, pagePath } from '../../../src/browser/page-path.ts';

describe('the path of a page', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/community', '/community'],
    ['/community.html', '/community'],
    ['/community/index.html', '/community'],
    ['/architecture/', '/architecture/'],
    ['/community/index', '/community/index'],
    ['/a.html/b', '/a.html/b'],
    ['/html', '/html'],
  ])('%s is that of %s', (pathname, path) => {
    expect(pagePath(pathname)).toBe(path);
  });

  it('stays as it is when it is found once more', () => {
    fc.assert(
      fc.property(fc.webPath(), (pathname) => {
        const path = pagePath(`/${pathname}`);
        expect(path.startsWith('/')).toBe(true);
        if (!path.endsWith('.html')) expect(pagePath(path)).toBe(path);
      }),
    );
  });

  it.each([
    '/',
    '/community',
    '/tactics/',
    '/a.html',
    '/a.b/c',
    '/tactics///',
    '/tactics/tactics/tactics/',
    '/tactics/%E0%A4%A',
    '/javascript:alert(1)',
  ])('%s may be a page', (pathname) => {
    expect(isPagePath(pathname)).toBe(true);
  });

  it.each(['/robots.txt', '/_astro/x.js', '//evil.example/a', '/social/index.png', '/a/b.json'])(
    '%s is a file',
    (pathname) => {
      expect(isPagePath(pathname)).toBe(false);
    },
  );
});

describe('two paths are of the same page', () => {
  it.each([
    ['/', '/index.html'],
    ['/tactics/', '/tactics'],
    ['/tactics', '/tactics/index.html'],
    ['/tactics.html', '/tactics/'],
  ])('as %s and %s', (a, b) => {
    expect(isSamePage(a, b)).toBe(true);
  });

  it.each([
    ['/', '/tactics'],
    ['/tactics/tap', '/tactics/'],
    ['/manual', '/guide'],
  ])('unlike %s and %s', (a, b) => {
    expect(isSamePage(a, b)).toBe(false);
  });
});
