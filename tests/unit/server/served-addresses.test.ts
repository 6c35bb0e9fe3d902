import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFolder, serve } from '../search/protocol/server/running-server.ts';
import { folder } from '../site-folder.ts';
import { allOf, ask, connection } from './ask.ts';
import { files, page, site } from './served-site.ts';

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
