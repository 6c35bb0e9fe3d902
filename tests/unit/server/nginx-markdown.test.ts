import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasNginx, nginxServer } from '../../support/hosts.ts';
import { builtFolder } from '../search/protocol/server/running-server.ts';
import { ask } from './ask.ts';
import { files, html, markdown } from './served-twins.ts';

const agent = { accept: 'text/markdown, text/html, */*' };
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** A real nginx with what `deploy/` says, in front of the files that the Node server is tested with. */
async function nginx(): Promise<string> {
  const built = builtFolder({ ...files, '404.md': '# None\n', 'es/404.md': '# Ninguna\n' });
  writeFileSync(join(built, '_redirects.nginx.conf'), '');
  // Its workers may be another user.
  chmodSync(built, 0o755);
  const { origin, stop } = await nginxServer(built);
  onTestFinished(stop);
  return origin;
}

describe.skipIf(!hasNginx)('[2T.15] nginx', () => {
  it('answers the address of a page with Markdown for who prefers it, and with HTML for others', async () => {
    const origin = await nginx();
    for (const path of [
      '/tactics/tap',
      '/tactics/tap/',
      '/tactics/tap.html',
      '/tactics/tap/index.html',
      '/tactics/tap?a=b',
    ]) {
      const { status, headers, body } = await ask(origin, path, agent);
      expect([status, body.toString()], path).toEqual([200, markdown]);
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'content-location': '/tactics/tap.md',
        'cache-control': 'private, no-store',
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('x-robots-tag');
      for (const other of [
        browser,
        {},
        { accept: '*/*' },
        { accept: 'text/markdown;q=2' },
        { accept: ','.repeat(8000) },
      ]) {
        const page = await ask(origin, path, other);
        expect([page.status, page.body.toString()], path).toEqual([200, html]);
        expect(page.headers).toMatchObject({
          vary: 'Accept',
          'cache-control': 'public, max-age=0, must-revalidate',
          'content-type': 'text/html',
        });
        expect(page.headers).not.toHaveProperty('content-location');
        expect(page.headers.etag).not.toBe(headers.etag);
      }
    }
  });

  it('says nothing of Accept to a browser, unless it gets Markdown', async () => {
    const origin = await nginx();
    const asked = { 'sec-fetch-dest': 'document' };
    expect((await ask(origin, '/tactics/tap', { ...browser, ...asked })).headers.vary).toBeUndefined();
    expect((await ask(origin, '/tactics/tap', { ...agent, ...asked })).headers.vary).toBe('Accept');
  });

  it('knows home, folders and pages without Markdown', async () => {
    const origin = await nginx();
    for (const [path, twin] of [
      ['/', '/index.md'],
      ['/es', '/es.md'],
      ['/es/', '/es.md'],
      ['/tactics/', '/tactics.md'],
      ['/tactics', '/tactics.md'],
      ['/search', undefined],
    ] as const) {
      const { status, headers } = await ask(origin, path, agent);
      expect([status, headers['content-location'], headers.vary], path).toEqual([
        200,
        twin,
        twin && 'Accept',
      ]);
    }
  });

  it('has parts, headers without a body, and does not send again what is there', async () => {
    const origin = await nginx();
    const { headers } = await ask(origin, '/tactics/tap', agent);
    const again = await ask(origin, '/tactics/tap', { ...agent, 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(
      (await ask(origin, '/tactics/tap', { ...browser, 'if-none-match': headers.etag ?? '' })).status,
    ).toBe(200);
    const part = await ask(origin, '/tactics/tap', { ...agent, range: 'bytes=0-2' });
    expect([part.status, part.body.toString()]).toEqual([206, '---']);
    const head = await ask(origin, '/tactics/tap', agent, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(markdown.length),
      0,
    ]);
  });

  it('sends a file of Markdown as one, whole whatever section is asked for', async () => {
    const origin = await nginx();
    for (const query of ['', '?section=how-it-works', '?section=../../etc/passwd']) {
      const { status, headers, body } = await ask(origin, `/tactics/tap.md${query}`, browser);
      expect([status, body.toString()]).toEqual([200, markdown]);
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-robots-tag': 'noindex',
      });
      expect(headers.vary).toBeUndefined();
    }
  });

  it('says in Markdown that there is none at an address, in its language, and lets no cache mix that up', async () => {
    const origin = await nginx();
    for (const [path, text] of [
      ['/none.md', '# None\n'],
      ['/es/tactics/none.md', '# Ninguna\n'],
      ['/%2e%2e/%2e%2e/etc/passwd.md', '# None\n'],
    ] as const) {
      const answer = await ask(origin, path);
      if (path.includes('%2e')) expect(answer.status).toBe(400);
      else expect([answer.status, answer.body.toString()]).toEqual([404, text]);
    }
    const asked = await ask(origin, '/none', agent);
    expect([asked.status, asked.body.toString()]).toEqual([404, '# None\n']);
    expect(asked.headers).toMatchObject({ vary: 'Accept', 'cache-control': 'private, no-store' });
    const page = await ask(origin, '/none', browser);
    expect([page.status, page.body.toString(), page.headers.vary]).toEqual([
      404,
      files['404.html'],
      'Accept',
    ]);
  });
});
