import { readdirSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readDeploy } from '../../../server/files/deploy.ts';
import { createSiteServer } from '../../../server/site-server.ts';
import { listen } from '../../support/hosts.ts';
import { fixtureEngine, indexName } from '../search/protocol/fixture-engine.ts';
import { builtFolder, post, serve } from '../search/protocol/server/running-server.ts';
import { allOf, ask, connection } from './ask.ts';

const search = { requests: [{ indexName, query: 'tap' }] };
const indexes = async () => new Map([[indexName, fixtureEngine()]]);
const startOfCall = 'POST /1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\n';

it.runIf(process.platform === 'linux')('aborted downloads leave no file open', async () => {
  const site = builtFolder({ 'large.txt': 'x'.repeat(20_000_000) });
  const origin = await serve(site);
  const open = () =>
    readdirSync('/proc/self/fd').filter((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(site);
      } catch {
        return false;
      }
    });
  await Promise.all(
    Array.from({ length: 150 }, async () => {
      const socket = connection(origin);
      socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await new Promise((some) => socket.once('data', some));
      socket.destroy();
    }),
  );
  expect(await ask(origin, '/')).toMatchObject({ status: 200 });
  expect(open()).toEqual([]);
});

it('a handler that throws is a failure of its own request, with a line in the log', async () => {
  const write = vi.fn();
  let calls = 0;
  const throwing = () => {
    calls += 1;
    if (calls === 1) throw new Error('thrown on purpose');
    return indexes();
  };
  const log = { level: 'error', stream: { write } } as const;
  const origin = await serve(builtFolder(), { indexes: throwing, log });
  expect(await post(origin, search)).toMatchObject({ status: 500, json: { message: 'Internal error' } });
  expect(await post(origin, search)).toMatchObject({ status: 200 });
  expect(write.mock.calls.map(([line]) => JSON.parse(line).err.message)).toEqual(['thrown on purpose']);
});

it('idle connections, half headers and slow bodies keep nobody waiting, and end', async () => {
  const origin = await serve(builtFolder(), { indexes, requestTimeout: 500 });
  const idle = Array.from({ length: 300 }, () => connection(origin));
  const slow = Array.from({ length: 60 }, (_, place) => {
    const socket = connection(origin);
    socket.write(
      place % 2 ? 'GET / HTTP/1.1\r\nHost: loc' : `${startOfCall}Content-Length: 90\r\n\r\n{"requests":`,
    );
    return allOf(socket);
  });
  for (let turn = 0; turn < 10; turn++) {
    expect(await ask(origin, '/')).toMatchObject({ status: 200 });
    expect(await post(origin, search)).toMatchObject({ status: 200 });
  }
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1.1 408 /);
  for (const socket of idle) socket.destroy();
});

it('a body that is too large is refused as soon as it is, also when it comes in pieces', async () => {
  const origin = await serve(builtFolder(), { indexes });
  const socket = connection(origin);
  const answer = allOf(socket);
  socket.write(`${startOfCall}Transfer-Encoding: chunked\r\n\r\n`);
  // No end is ever sent.
  for (let piece = 0; piece < 3; piece++) socket.write(`c350\r\n${'x'.repeat(50_000)}\r\n`);
  expect(await answer).toMatch(/^HTTP\/1.1 413 [\s\S]*"The body is larger than 100000 bytes"/);
  expect(await post(origin, search)).toMatchObject({ status: 200 });
});

it('half a request, too many headers and what is not a HTTP get an answer, or none, and harm nobody', async () => {
  const origin = await serve(builtFolder(), { indexes });
  const said = [
    'nonsense\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
    `${startOfCall}Content-Length: -1\r\n\r\n`,
    `${startOfCall}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `${startOfCall}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ];
  for (const text of said) {
    const socket = connection(origin);
    socket.end(text);
    expect(await allOf(socket), text.slice(0, 40)).toMatch(/^HTTP\/1.1 4|^$/);
  }
  expect(await ask(origin, '/')).toMatchObject({ status: 200 });
});

it('what is refused before a request is there has the headers and the form of other answers, and one line in the log', async () => {
  const lines: string[] = [];
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } } as const;
  const origin = await serve(builtFolder(), { indexes, log, requestTimeout: 300 });
  const rest = 'secret'.repeat(5000);
  const refused: [name: string, text: string, status: number][] = [
    ['no HTTP', 'secret\r\n\r\n', 400],
    ['a length that is none', `${startOfCall}Content-Length: -1\r\n\r\n`, 400],
    ['a piece without a length', `${startOfCall}Transfer-Encoding: chunked\r\n\r\nsecret\r\n`, 400],
    ['no host', 'GET /?q=secret HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['half a head', 'GET /?q=secret HTTP/1.1\r\nHost: a\r\n', 408],
    ['half a body', `${startOfCall}Content-Length: 90\r\n\r\n{"requests":"secret`, 408],
    ['a large body', `${startOfCall}Content-Length: 100001\r\n\r\n`, 413],
    ['a large head', `GET / HTTP/1.1\r\nHost: a\r\nx: ${rest}\r\n\r\n`, 431],
    ['a long address', `GET /?${rest} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ];
  for (const [name, text, status] of refused) {
    const before = lines.length;
    const socket = connection(origin);
    socket.write(text);
    const answer = await allOf(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head, name).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body), name).toEqual({ status, message: expect.any(String) });
    for (const header of [
      'access-control-allow-origin: *',
      'x-frame-options: DENY',
      'connection: close',
      'date: ',
    ])
      expect(head.toLowerCase(), name).toContain(header.toLowerCase());
    expect(head, name).toMatch(new RegExp(`content-length: ${body.length}`, 'i'));
    expect(answer, name).not.toContain('secret');
    await vi.waitUntil(() => lines.length > before);
    expect(
      lines.slice(before).map((line) => JSON.parse(line).status),
      name,
    ).toEqual([status]);
  }
  expect(lines.join('')).not.toContain('secret');
  // Half a body was answered, though past its request.
  expect(lines.filter((line) => /"POST".*408/.test(line)).join('')).not.toContain('aborted');
  expect(await post(origin, search)).toMatchObject({ status: 200 });
});

it('what follows a request and is none does not take the place of its answer', async () => {
  const origin = await serve(builtFolder(), { indexes });
  const socket = connection(origin);
  const body = JSON.stringify(search);
  socket.write(`${startOfCall}Content-Length: ${body.length}\r\n\r\n${body}nonsense\r\n\r\n`);
  expect(await allOf(socket)).toMatch(/^HTTP\/1.1 200 /);
});

it('an expectation that nobody knows is passed over', async () => {
  const origin = await serve(builtFolder());
  expect(await ask(origin, '/', { expect: 'the best' })).toMatchObject({ status: 200 });
});

it('says how it is: what is published, and whether the indexes are loaded', async () => {
  const first = builtFolder();
  const origin = await serve(first);
  const health = async () => JSON.parse((await ask(origin, '/healthz')).body.toString());
  const before = await health();
  expect(before).toEqual({
    status: 'ok',
    publication: expect.stringMatching(/^[0-9a-f]{12}$/),
    indexes: { loaded: false },
  });
  await post(origin, search);
  expect(await health()).toEqual({ ...before, indexes: { loaded: true } });
  expect((await ask(origin, '/healthz')).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

it('names each publication otherwise, also where only a letter changed', async () => {
  const built = builtFolder({ 'page.html': 'one' });
  const before = (await readDeploy(built)).publication;
  expect((await readDeploy(built)).publication).toBe(before);
  writeFileSync(join(built, 'page.html'), 'two');
  utimesSync(join(built, 'page.html'), new Date(), new Date(Date.now() + 5000));
  expect((await readDeploy(built)).publication).not.toBe(before);
});

it('compresses a file and reads the indexes once, whoever else asks', async () => {
  const { files, indexes } = await readDeploy(builtFolder());
  const page = files.get('/index.html');
  expect(page).toBeDefined();
  expect(await page?.gzip()).toBe(await page?.gzip());
  expect(await indexes.get()).toBe(await indexes.get());
});

it('does not say that indexes are loaded while they are read, nor when they cannot be', async () => {
  const whole = (await readDeploy(builtFolder())).indexes;
  const reading = whole.get();
  expect(whole.loaded).toBe(false);
  await reading;
  expect(whole.loaded).toBe(true);
  const broken = (await readDeploy(builtFolder({ '_search/en.current.json': '{' }))).indexes;
  await expect(broken.get()).rejects.toThrow();
  expect(broken.loaded).toBe(false);
});

// All that ends by itself ends later than the test.
it('a server that stops finishes what it answers, and keeps no idle connection', {
  timeout: 30_000,
}, async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const asked = vi.fn(() => held.then(indexes));
  const { server, stop } = await createSiteServer(builtFolder(), {
    indexes: asked,
    requestTimeout: 300_000,
  });
  const { origin } = await listen(server);
  const body = JSON.stringify(search);
  const socket = connection(origin);
  const answer = allOf(socket);
  socket.write(`${startOfCall}Content-Length: ${body.length}\r\n\r\n${body}`);
  const idle = allOf(connection(origin));
  await vi.waitUntil(() => asked.mock.calls.length > 0);
  const stopped = stop(3_600_000);
  release();
  expect(await answer).toMatch(/^HTTP\/1.1 200 [\s\S]*"results"/);
  await stopped;
  expect(await idle).toBe('');
  await expect(ask(origin, '/')).rejects.toThrow('ECONNREFUSED');
});

it('a server that stops waits for nobody longer than it is told', { timeout: 30_000 }, async () => {
  const never = () => new Promise<never>(() => {});
  const { server, stop } = await createSiteServer(builtFolder(), { indexes: never, requestTimeout: 300_000 });
  const { origin } = await listen(server);
  const body = JSON.stringify(search);
  const socket = connection(origin);
  const answer = allOf(socket);
  const taken = new Promise((done) => server.once('request', done));
  socket.write(`${startOfCall}Content-Length: ${body.length}\r\n\r\n${body}`);
  await taken;
  await stop(50);
  expect(await answer).toBe('');
});
