import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRoute, routeKey, routeName, routeOfFile } from '../../../src/base/routes.ts';

const part = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,8}$/).filter((name) => name !== 'index');
const parts = fc.array(part, { minLength: 1, maxLength: 4 });

describe('routeOfFile', () => {
  it.each([
    ['index.md', '/'],
    ['index.mdx', '/'],
    ['community.md', '/community'],
    ['architecture/index.md', '/architecture/'],
    ['architecture/plugins.mdx', '/architecture/plugins'],
    ['providers/ai-apps/index.md', '/providers/ai-apps/'],
    ['dtx/sdk/agents/intro_agent.md', '/dtx/sdk/agents/intro_agent'],
    ['reindex.md', '/reindex'],
  ])('gives %s the listed route %s [2R.17]', (file, route) => {
    expect(routeOfFile(file)).toBe(route);
  });

  it('keeps the slash of an index file and gives no slash to any other [2R.17]', () => {
    fc.assert(
      fc.property(parts, (names) => {
        expect(routeOfFile(`${names.join('/')}/index.md`)).toBe(`/${names.join('/')}/`);
        expect(routeOfFile(`${names.join('/')}.md`)).toBe(`/${names.join('/')}`);
      }),
    );
  });
});

describe('routeKey', () => {
  it('is one key for every form of a route [2N.1]', () => {
    fc.assert(
      fc.property(parts, (names) => {
        const bare = `/${names.join('/')}`;
        for (const end of ['', '/', '.html', '/index.html', '/index'])
          expect(routeKey(bare + end)).toBe(bare);
      }),
    );
  });

  it.each(['/', '', '/index.html', '/index', ' / '])('takes "%s" for home [2N.1]', (path) => {
    expect(routeKey(path)).toBe('/');
  });

  it('tells different routes apart', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        fc.pre(a.join('/') !== b.join('/'));
        expect(routeKey(`/${a.join('/')}/`)).not.toBe(routeKey(`/${b.join('/')}`));
      }),
    );
  });

  it('leaves "html" and "index" alone inside a name', () => {
    expect(routeKey('/guides/html')).toBe('/guides/html');
    expect(routeKey('/reindex')).toBe('/reindex');
    expect(routeKey('/index-of-tactics')).toBe('/index-of-tactics');
  });
});

describe('routeName', () => {
  it('is the same for both forms of the slash, and empty for home', () => {
    expect(routeName('/architecture/')).toBe('architecture');
    expect(routeName('/architecture/plugins')).toBe('architecture/plugins');
    expect(routeName('/')).toBe('');
  });
});

describe('isRoute', () => {
  it.each(['/', '/a', '/a/', '/a/b.c/~d', '/-a_b', '/1.0/'])('%s can be promised', (path) => {
    expect(isRoute(path)).toBe(true);
  });

  it.each(['', 'a', '//', '/a//b', '/.', '/..', '/a/../b', '/.a', '/a b', '/ä', '/a?b', '/a%20b', '/a\nb'])(
    '"%s" cannot',
    (path) => {
      expect(isRoute(path)).toBe(false);
    },
  );
});
