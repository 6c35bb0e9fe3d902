import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { builtFolder, serve } from '../search/protocol/server/running-server.ts';
import { ask } from './ask.ts';
import { files, page, site } from './served-site.ts';

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['br;q=0', undefined],
    ['*;q=0', undefined],
    ['brotli', undefined],
    ['', undefined],
  ])('for a client that takes "%s" is %s', async (accepted, expected) => {
    const { headers, body } = await ask(await site(), '/page', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(expected);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ''] ?? ((text: Buffer) => text);
    expect(unpack(body).toString()).toBe(page);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('is that of the not-found page, too', async () => {
    const { status, headers } = await ask(await site(), '/nowhere', { 'accept-encoding': 'gzip, br;q=0' });
    expect([status, headers['content-encoding']]).toEqual([404, 'gzip']);
  });
});

describe('a method', () => {
  it('HEAD gets the headers of GET and no body', async () => {
    const origin = await site();
    for (const path of ['/page', '/nowhere', '/digits.txt']) {
      const { date: _, connection: __, ...get } = (await ask(origin, path)).headers;
      const answer = await ask(origin, path, {}, 'HEAD');
      const { date: ___, connection: ____, ...head } = answer.headers;
      expect([head, answer.body.length]).toEqual([get, 0]);
    }
  });

  it('OPTIONS says which there are', async () => {
    const { status, headers } = await ask(await site(), '/page', {}, 'OPTIONS');
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'QUERY'])(
    '%s is not allowed',
    async (method) => {
      const { status, headers } = await ask(await site(), '/page', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    },
  );
});

it('everything says that it is in no frame, of no other type, and how long it may be kept', async () => {
  const built = builtFolder({ ...files, _redirects: '/old /page 301\n' });
  const origin = await serve(built);
  const caching = {
    '/page': /^public, max-age=0/,
    '/_astro/start.hash.js': /immutable$/,
    '/old': /max-age=0/,
  };
  for (const [path, kept] of Object.entries({ ...caching, '/nowhere': /max-age=0/ })) {
    const { headers } = await ask(origin, path);
    expect(headers, path).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    });
    expect(headers['cache-control'], path).toMatch(kept);
  }
});
