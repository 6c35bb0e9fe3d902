import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { createSiteServer } from '../../../server/site-server.ts';
import { fixtureEngine, indexName } from '../search/protocol/fixture-engine.ts';
import { builtFolder, post, serve } from '../search/protocol/server/running-server.ts';
import { ask } from './ask.ts';

const text = '<p>A paragraph of a page that is worth compressing.</p>'.repeat(40);

/** What nobody may lose on the way, whatever is answered. */
const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'public, max-age=0, must-revalidate',
};

it.each(['OPTIONS', 'POST', 'GET', 'HEAD'])('an answer to %s is no less safe than a page', async (method) => {
  expect((await ask(await serve(builtFolder()), '/', {}, method)).headers).toMatchObject(common);
});

it('an answer without the file says what belongs to the file, and nothing of a body', async () => {
  const built = builtFolder({ 'page.html': text });
  writeFileSync(join(built, 'page.html.br'), brotliCompressSync(text));
  const origin = await serve(built);
  const asked = { 'accept-encoding': 'br' };
  const { headers } = await ask(origin, '/page', asked);
  expect(headers).toMatchObject({ ...common, 'content-encoding': 'br', 'accept-ranges': 'bytes' });
  const { etag, vary, 'last-modified': modified } = headers;
  for (const [status, condition] of [
    [304, { 'if-none-match': etag }],
    [412, { 'if-match': '"other"' }],
  ] as const) {
    const answer = await ask(origin, '/page', { ...asked, ...condition });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...common, etag, vary, 'last-modified': modified });
    expect(answer.headers).not.toHaveProperty('content-type');
    expect(answer.headers).not.toHaveProperty('content-encoding');
  }
  const { status, headers: unsatisfied } = await ask(origin, '/page', { ...asked, range: 'bytes=99999-' });
  expect([status, unsatisfied['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
  for (const name of ['content-type', 'content-encoding', 'etag', 'last-modified'])
    expect(unsatisfied).not.toHaveProperty(name);
});

it.each([
  ['page.html', 'text/html; charset=utf-8', 'accept-encoding'],
  ['a.js', 'text/javascript; charset=utf-8', 'accept-encoding'],
  ['a.json', 'application/json; charset=utf-8', 'accept-encoding'],
  ['a.svg', 'image/svg+xml; charset=utf-8', 'accept-encoding'],
  ['sitemap.xml', /^\w+\/xml; charset=utf-8$/, 'accept-encoding'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8', 'accept-encoding'],
  ['a.png', 'image/png', undefined],
  ['a.woff2', 'font/woff2', undefined],
  ['a.unknown', 'application/octet-stream', undefined],
])('%s has the type %s, and is compressed when it is text', async (name, type, vary) => {
  const origin = await serve(builtFolder({ [name]: text }));
  const { headers } = await ask(origin, `/${name}`, { 'accept-encoding': 'gzip' });
  expect(headers['content-type']).toMatch(type);
  expect([headers.vary, headers['content-encoding']]).toEqual([vary, vary && 'gzip']);
});

it('a file has the headers that _headers gives its path, those of all its paragraphs', async () => {
  const rules =
    '/*\n  X-All: no\n/a.js\n  X-One: 1\n# comment\n  X-None: no\n/b.js\n  X-Two: 2\n/a.js\n  X-Three: 3\n';
  const origin = await serve(builtFolder({ 'a.js': 'a', 'b.js': 'b', _headers: rules }));
  const own = async (path: string) =>
    Object.entries((await ask(origin, path)).headers).filter(([name]) => /^x-(?!frame|content)/.test(name));
  expect(await own('/a.js')).toEqual([
    ['x-one', '1'],
    ['x-three', '3'],
  ]);
  expect(await own('/b.js')).toEqual([['x-two', '2']]);
});

it('the state of the server is kept by nobody', async () => {
  const { headers } = await ask(await serve(builtFolder()), '/healthz');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

it('addresses in deep folders find the not-found page of their language', async () => {
  const origin = await serve(builtFolder({ 'es/404.html': 'No', 'es/a/b/c/d/404.html': 'Deep' }));
  expect((await ask(origin, '/es/a/b/c/d/e/f/g/h/i/j')).body.toString()).toBe('Deep');
});

it('the search of a site below a path is asked for below it', async () => {
  const origin = await serve(builtFolder());
  for (const path of ['/1/indexes/x/y', '/docs/1/indexes/x/y', '/a/docs/1/indexes/x/y'])
    expect((await ask(origin, path)).headers['content-type'], path).toMatch(/json/);
  for (const path of ['/docs/1/other', '/docs?a=/1/indexes/x/y', '/docs#/1/indexes/x/y'])
    expect((await ask(origin, path)).headers['content-type'], path).toMatch(/html/);
  const long = await ask(origin, `/1/indexes/x/${'y'.repeat(5000)}`);
  expect([long.status, long.headers['content-type']]).toEqual([404, expect.stringMatching(/json/)]);
});

it('connections outlive those of a proxy before it, and end when nothing is said', async () => {
  const { server, stop } = await createSiteServer(builtFolder());
  onTestFinished(() => stop(0).catch(() => undefined));
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.timeout).toBe(60_000);
  expect([server.requestTimeout, server.headersTimeout]).toEqual([10_000, 10_000]);
});

it('the search may be asked by pages of other sites for a day, which see when to come back', async () => {
  const origin = await serve(builtFolder());
  const asked = await ask(origin, '/1/indexes/*/queries', {}, 'OPTIONS');
  expect(asked.headers).toMatchObject({
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-max-age': '86400',
  });
  for (const { headers } of [asked, await ask(origin, '/1/indexes/x/y')])
    expect(headers).toMatchObject({
      'access-control-expose-headers': 'retry-after',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
});

it('an answer of the search is compressed when that saves a packet, by what the client takes', async () => {
  const origin = await serve(builtFolder(), { indexes: async () => new Map([[indexName, fixtureEngine()]]) });
  const encoding = async (taken: string, hitsPerPage: number) => {
    const requests = [{ indexName, query: 'tap', hitsPerPage }];
    const { headers } = await post(origin, { requests }, { headers: { 'accept-encoding': taken } });
    return headers.get('content-encoding');
  };
  expect(await encoding('gzip, br', 20)).toBe('br');
  expect(await encoding('gzip', 20)).toBe('gzip');
  expect(await encoding('deflate', 20)).toBeNull();
  expect(await encoding('gzip, br', 0)).toBeNull();
});
