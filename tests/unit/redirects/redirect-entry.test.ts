import { describe, expect, it } from 'vitest';
import { parseRedirects } from '../../../src/redirects/redirect-entry.ts';
import { expectOneLine, mistakesOf } from '../site-folder.ts';

const file = 'content/redirects.yml';
const mistakes = (text: string) => mistakesOf(() => parseRedirects(text));
const entry = (from: string, to: string) =>
  mistakes(`- from: ${JSON.stringify(from)}\n  to: ${JSON.stringify(to)}`);

describe('an entry of content/redirects.yml', () => {
  it('has an old path, a page and perhaps a reason', () => {
    const text = '- from: /install\n  to: /installation/\n- {from: /a/, to: /b#c:d, why: moved}';
    expect(parseRedirects(text)).toEqual([
      { from: '/install', to: '/installation/' },
      { from: '/a/', to: '/b#c:d', why: 'moved' },
    ]);
  });

  it('may lead on from a path with a dot in it', () => {
    const text = '- {from: /v1.html5/notes, to: /, why: " moved "}';
    expect(parseRedirects(text)).toEqual([{ from: '/v1.html5/notes', to: '/', why: 'moved' }]);
  });

  it('says what a path must be', async () => {
    expectOneLine(await entry('a', '/b'), `${file}, "a"`, 'such as /install, or /0.33/* for all below it');
    expectOneLine(await entry('/a.html', '/b'), `${file}, "/a.html"`, 'leave ".html" out: each form of');
    expectOneLine(await entry('/a', 'b'), `${file}, "/a"`, 'such as /tactics/ or /tactics/tap#limits');
    expectOneLine(await mistakes('- {from: /a, to: /b, why: " "}'), `${file}, "/a"`, 'field "why" is wrong');
  });

  it('is named by the beginning of a path that is too long', async () => {
    expectOneLine(await entry(`/${'a'.repeat(2000)}`, '/b'), `${file}, "/${'a'.repeat(79)}"`);
  });

  it.each([
    ['/a', '/'],
    ['/a', '/#top'],
    ['/a', '/b/#in-this-part'],
    ['/0.33/*', '/*'],
    ['/0.33/*', '/0.34/*'],
    ['/es/inicio', '/es/quick-start#instalación'],
  ])('may lead from %s to %s', async (from, to) => {
    expect(await entry(from, to)).toEqual([]);
  });

  it.each([
    '//evil.example',
    '//evil.example/tactics/',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'tactics/',
    '#limits',
    '?q=1',
    '',
    '/a//b',
    '/../a',
    '/a/./b',
    '/.git/config',
    '/a b',
    '/a?to=//evil.example',
    '/a%2f%2fevil.example',
    '/a#"><script>',
    '/a#"',
    "/a#'",
    '/a#<b',
    '/a#b>',
    '/a#\\b',
    '/a#%62',
    '/a#b#c',
    '/a#$host',
    '/a\r\nset-cookie: x',
    '/a/*/b',
    `/${'a'.repeat(2000)}`,
  ])('must not lead to %j: bad input is one line', async (to) => {
    expectOneLine(await entry('/a', to), `${file}, "/a"`, 'field "to" is wrong');
  });

  it.each([
    '/',
    '/*',
    '//evil.example',
    'old',
    'https://docs.example/old',
    '/a//b',
    '/a/../b',
    '/a?x',
    '/a#b',
    '/%61',
    '/a b',
    '/a*',
    '/a;}',
    '/a.html',
    `/${'a'.repeat(2000)}`,
  ])('must not lead on from %j: bad input is one line', async (from) => {
    const lines = await entry(from, '/b');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('field "from" is wrong');
  });

  it('is told of by its old path when a field is missing or unknown', async () => {
    expectOneLine(await mistakes('- from: /a'), `${file}, "/a"`, 'field "to" is missing');
    expectOneLine(await mistakes('- to: /a'), `${file}, entry 1`, 'field "from" is missing');
    expectOneLine(
      await mistakes('- {from: /a, to: /b, wy: x}'),
      `${file}, "/a"`,
      'unknown field "wy"',
      '"why"',
    );
  });

  it('is told of by its number when it is not an entry', async () => {
    expectOneLine(await mistakes('- /a'), `${file}, entry 1`, 'is not a list of fields');
  });

  it.each(['', 'from: /a', '# nothing', '3'])('stands in a list, not in %j', async (text) => {
    expectOneLine(await mistakes(text), file, 'is not a list. Start each entry with "- from: /old".');
  });
});
