import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtFolder, serve } from '../search/protocol/server/running-server.ts';
import { folder } from '../site-folder.ts';
import { allOf, ask, connection } from './ask.ts';

const page = `<h1>Page</h1>${'<p>A paragraph of a page that is worth compressing.</p>'.repeat(40)}`;
const files = {
  'page.html': page,
  'page/index.html': page,
  'digits.txt': '0123456789',
  'empty.txt': '',
  'es/404.html': '<h1>No hay tal página</h1>',
  'es/0.1/404.html': '<h1>No hay tal página en 0.1</h1>',
  '_astro/start.hash.js': 'start()',
};

function site(): Promise<string> {
  const built = builtFolder(files);
  writeFileSync(join(built, 'page.html.br'), brotliCompressSync(page));
  writeFileSync(join(built, 'page/index.html.br'), brotliCompressSync(page));
  return serve(built);
}

describe('a range', () => {
  const part = async (range: string, headers = {}) => {
    const { status, headers: got, body } = await ask(await site(), '/digits.txt', { range, ...headers });
    return [status, got['content-range'], body.toString()];
  };

  it.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=-99', 'bytes 0-9/10', '0123456789'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('%s is sent as what it names', async (range, expected, body) => {
    expect(await part(range)).toEqual([206, expected, body]);
  });

  it.each(['bytes=5-2', 'bytes=10-', 'bytes=99-100', 'bytes=-0'])(
    '%s, which no byte is in, cannot be satisfied',
    async (range) => {
      expect(await part(range)).toEqual([416, 'bytes */10', '']);
    },
  );

  it.each(['bytes=0-1,4-5', 'bytes=a-b', 'bytes=', 'bytes', 'lines=1-2', 'bytes=1-2-3', 'bytes=--1'])(
    '%s, of several parts or none, gets the whole file',
    async (range) => {
      expect(await part(range)).toEqual([200, undefined, '0123456789']);
    },
  );

  it('that cannot be satisfied gets nothing, and so nothing that is compressed', async () => {
    const asked = { range: 'bytes=99999-', 'accept-encoding': 'br' };
    const { status, headers, body } = await ask(await site(), '/page', asked);
    expect([status, body.length]).toEqual([416, 0]);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('content-type');
  });

  it('of an empty file cannot be satisfied', async () => {
    expect(await ask(await site(), '/empty.txt', { range: 'bytes=0-' })).toMatchObject({ status: 416 });
  });

  it('counts only while the file is the one that the client has a part of', async () => {
    const origin = await site();
    const { headers } = await ask(origin, '/digits.txt');
    const status = async (condition: string | undefined) =>
      (await ask(origin, '/digits.txt', { range: 'bytes=0-1', 'if-range': condition })).status;
    expect(await status(headers.etag)).toBe(206);
    expect(await status(headers['last-modified'])).toBe(206);
    expect(await status('"another"')).toBe(200);
    expect(await status(`W/${headers.etag}`)).toBe(200);
    expect(await status('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(200);
  });

  it('never breaks an answer, whatever it is', async () => {
    const origin = await site();
    const piece = fc.constantFrom('bytes=', '-', ',', '0', '5', '9', '99', ' ', 'x', '=');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const { status, body } = await ask(origin, '/digits.txt', { range: pieces.join('') });
        expect([200, 206, 416]).toContain(status);
        expect('0123456789').toContain(body.toString());
      }),
      { numRuns: 60 },
    );
  });
});

describe('a condition', () => {
  it('saves the body of a file that the client has, in the form that it has', async () => {
    const origin = await site();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask(origin, '/page', { 'accept-encoding': encoding });
      for (const tag of [headers.etag, `"other", W/${headers.etag}`, '*']) {
        const again = await ask(origin, '/page', { 'accept-encoding': encoding, 'if-none-match': tag });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
        expect(again.headers.vary).toBe('accept-encoding');
      }
    }
  });

  it('counts the tag before the date', async () => {
    const origin = await site();
    const { headers } = await ask(origin, '/page');
    const later = 'Fri, 01 Jan 2100 00:00:00 GMT';
    const status = async (conditions: Record<string, string | undefined>) =>
      (await ask(origin, '/page', conditions)).status;
    expect(await status({ 'if-modified-since': headers['last-modified'] })).toBe(304);
    expect(await status({ 'if-modified-since': later })).toBe(304);
    expect(await status({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(200);
    expect(await status({ 'if-modified-since': 'no date' })).toBe(200);
    expect(await status({ 'if-modified-since': later, 'if-none-match': '"other"' })).toBe(200);
  });

  it('that only another form or an older file fulfils gets no file', async () => {
    const origin = await site();
    const { headers } = await ask(origin, '/page');
    const { etag, 'last-modified': modified } = headers;
    const status = async (conditions: Record<string, string | undefined>, path = '/page') => {
      const answer = await ask(origin, path, conditions);
      if (answer.status === 412) expect(answer.body.length).toBe(0);
      return answer.status;
    };
    const [early, late] = ['Mon, 01 Jan 2001 00:00:00 GMT', 'Fri, 01 Jan 2100 00:00:00 GMT'];
    for (const tag of [etag, `"a, b", ${etag}`, '*'])
      expect(await status({ 'if-match': tag }), tag).toBe(200);
    // Compared strongly.
    for (const tag of ['"other"', `W/${etag}`, 'no tag', ''])
      expect(await status({ 'if-match': tag }), tag).toBe(412);
    expect(await status({ 'if-match': etag, 'accept-encoding': 'br' })).toBe(412);
    expect(await status({ 'if-unmodified-since': modified })).toBe(200);
    expect(await status({ 'if-unmodified-since': late })).toBe(200);
    expect(await status({ 'if-unmodified-since': early })).toBe(412);
    expect(await status({ 'if-unmodified-since': 'no date' })).toBe(200);
    // The order of RFC 9110, 13.2.2.
    expect(await status({ 'if-match': etag, 'if-unmodified-since': early })).toBe(200);
    expect(await status({ 'if-match': '"other"', 'if-none-match': etag })).toBe(412);
    expect(await status({ 'if-match': etag, 'if-none-match': etag })).toBe(304);
    expect(await status({ 'if-match': '"other"', range: 'bytes=0-1' })).toBe(412);
    expect(await status({ 'if-match': '"other"' }, '/nowhere')).toBe(404);
  });

  it('has tags that differ where the bytes do', async () => {
    const origin = await site();
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await ask(origin, '/page', { 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

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

describe('an address', () => {
  it.each(['/404', '/404/', '/404.html', '/nowhere', '/%E0%A4%A', '/%00', '/page%', '/..%2fpage'])(
    '%s is not found',
    async (path) => {
      const { status, body, headers } = await ask(await site(), path);
      expect([status, body.toString()]).toEqual([404, '<h1>Page Not Found</h1>']);
      expect(headers.etag).toBeUndefined();
    },
  );

  it.each(['/es/404', '/es/404.html', '/es/nowhere', '/es/a/b/c', '/es/%E0%A4%A'])(
    '%s is not found in its language',
    async (path) => {
      const { status, body } = await ask(await site(), path);
      expect([status, body.toString()]).toEqual([404, files['es/404.html']]);
    },
  );

  it.each(['/es/0.1', '/es/0.1/', '/es/0.1/404', '/es/0.1/nowhere', '/es/0.1/a/b'])(
    '%s is not found in its language and version',
    async (path) => {
      const { status, body } = await ask(await site(), path);
      expect([status, body.toString()]).toEqual([404, files['es/0.1/404.html']]);
    },
  );

  it.each(['/page', '/page/', '/page.html', '/page/index.html', '/page/index', '/page?a=b', '/%70age'])(
    '%s shows the page without a redirect',
    async (path) => {
      const { status, body } = await ask(await site(), path);
      expect([status, body.toString()]).toEqual([200, page]);
    },
  );

  it('with control bytes, half of an escape, or a step upwards leads to nothing and harms nobody', async () => {
    const origin = await site();
    for (const path of [
      '/\u0001',
      '/%',
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/\\..\\x',
      '*',
      'x',
    ]) {
      const socket = connection(origin);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(await allOf(socket), path).toMatch(/^HTTP\/1.1 40[04] /);
    }
    expect(await ask(origin, '/page')).toMatchObject({ status: 200 });
  });
});

it('the whole address, as a proxy is asked, leads where its path does', async () => {
  const origin = await site();
  expect(await ask(origin, 'http://elsewhere.example/page?q=1')).toMatchObject({ status: 200 });
  const call = await ask(origin, 'HTTP://elsewhere.example/1/nothing');
  expect(call).toMatchObject({ status: 404, headers: { 'access-control-allow-origin': '*' } });
});

it('what is not a part of the site is not served: compressed forms, rules of hosts, dot files', async () => {
  const built = builtFolder({
    ...files,
    'page.html.br': 'x',
    _redirects: '/old /page 301\n',
    '_redirects.nginx.conf': 'x',
    _headers: '/x\n  a: b\n',
    '.env': 'SECRET=1',
    '.git/config': 'x',
    'deep/.hidden': 'x',
    '.well-known/security.txt': 'Contact: mailto:a@example.org',
  });
  const origin = await serve(built);
  const hidden = [
    '/page.html.br',
    '/page/index.html.br',
    '/_redirects',
    '/_redirects.nginx.conf',
    '/_headers',
  ];
  for (const path of [...hidden, '/.env', '/%2eenv', '/.git/config', '/deep/.hidden'])
    expect((await ask(origin, path)).status, path).toBe(404);
  expect(await ask(origin, '/.well-known/security.txt')).toMatchObject({ status: 200 });
  expect(await ask(origin, '/old')).toMatchObject({ status: 301 });
});

it('what a symbolic link reaches is not served, inside the site or out of it', async () => {
  const outside = folder({ 'secret.txt': 'secret', 'docs/index.html': 'secret' });
  const built = builtFolder(files);
  symlinkSync(join(outside, 'secret.txt'), join(built, 'leak.txt'));
  symlinkSync(join(outside, 'docs'), join(built, 'docs'));
  symlinkSync(join(built, 'page.html'), join(built, 'alias.html'));
  const origin = await serve(built);
  for (const path of ['/leak.txt', '/docs', '/docs/index.html', '/alias'])
    expect((await ask(origin, path)).status, path).toBe(404);
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
