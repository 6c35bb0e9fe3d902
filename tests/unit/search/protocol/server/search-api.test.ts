import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { SiteServerOptions } from '../../../../../server/site-server.ts';
import { fixtureEngine, indexName } from '../fixture-engine.ts';
import { builtFolder, post, serve } from './running-server.ts';

const search = (query = 'tap') => ({ requests: [{ indexName, query }] });
const indexes = () => Promise.resolve(new Map([[indexName, fixtureEngine()]]));
const start = (options: SiteServerOptions = {}) => serve(builtFolder(), { indexes, ...options });

/**
 * Speaks to the server without the help of a client.
 * @param end whether to go away as soon as all is said
 */
async function raw(origin: string, text: string, end = false): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => undefined);
  socket.write(text, () => end && socket.destroy());
  await new Promise((done) => socket.once('close', done));
  return answer;
}

describe('the search of the server', () => {
  it('answers a query to any origin, as JSON that nobody keeps [7.1]', async () => {
    const origin = await start();
    const { status, headers, json } = await post(origin, search());
    expect(status).toBe(200);
    expect(json).toMatchObject({ results: [{ index: indexName, query: 'tap', nbHits: 3 }] });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('takes JSON by the types that clients give it, credentials anywhere and an encoded address [7.9]', async () => {
    const origin = await start();
    for (const type of [
      'text/plain',
      'application/json',
      'application/x-www-form-urlencoded',
      'Application/JSON;charset="UTF-8"',
      'text/plain; charset=utf-8; x=y',
    ]) {
      const headers = { 'content-type': type, 'x-algolia-api-key': 'key' };
      expect(await post(origin, search(), { headers }, '?x-algolia-agent=a%20b')).toMatchObject({
        status: 200,
      });
    }
    const response = await fetch(`${origin}/1/indexes/%2A/queries`, {
      method: 'POST',
      body: JSON.stringify(search()),
    });
    expect(response.status).toBe(200);
  });

  it('compresses an answer for clients that take it', async () => {
    const origin = await start();
    const plain = await post(origin, search(), { headers: { 'accept-encoding': 'identity' } });
    const packed = await post(origin, search(), { headers: { 'accept-encoding': 'gzip, br' } });
    expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br']);
    // What lies between must not give the one for the other.
    for (const { headers } of [plain, packed]) expect(headers.get('vary')).toBe('accept-encoding');
    const [first, second] = [plain, packed].map(
      ({ json }) => (json as { results: { hits: unknown }[] }).results[0],
    );
    expect(first?.hits).toEqual(second?.hits);
  });

  it('tells browsers that pages of other sites may ask', async () => {
    const origin = await start();
    const response = await fetch(`${origin}/1/indexes/*/queries`, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-headers': 'x-algolia-api-key' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('*');
  });

  it('refuses what it does not understand, with a reason [8.3]', async () => {
    const origin = await start();
    expect(await post(origin, '{')).toMatchObject({ status: 400, json: { status: 400 } });
    expect(await post(origin, '', { body: new Uint8Array([0xff, 0xfe, 0x00, 0x80]) })).toMatchObject({
      status: 400,
    });
    expect(await post(origin, { requests: [{ indexName: 'other' }] })).toMatchObject({
      status: 404,
      json: { message: 'Index other does not exist', status: 404 },
    });
    const headers = { 'content-encoding': 'gzip' };
    expect(await post(origin, search(), { headers })).toMatchObject({ status: 415, json: { status: 415 } });
    for (const path of ['/1/indexes/a/b/query', '/1/', '/1/indexes/%E0%A4%A/queries']) {
      const response = await fetch(origin + path, { method: 'POST', body: '{}' });
      expect(await response.json(), path).toMatchObject({ status: 404 });
      expect(response.status, path).toBe(404);
    }
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const response = await fetch(`${origin}/1/indexes/*/queries`, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    }
  });

  it('refuses bodies of other types and what is not UTF-8, and says what it takes', async () => {
    const origin = await start();
    for (const type of [
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=iso-8859-1',
      'application/json, text/plain',
      'nonsense',
      '',
    ]) {
      const answer = await post(origin, search(), { headers: { 'content-type': type } });
      expect(answer, type).toMatchObject({
        status: 415,
        json: { message: 'Content-Type must be application/json, in UTF-8', status: 415 },
      });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('accept')).toBe('application/json');
    }
    const encoded = await post(origin, search(), { headers: { 'content-encoding': 'gzip' } });
    expect(encoded.headers.get('accept-encoding')).toBe('identity');
    const latin = Buffer.from(JSON.stringify(search('\u00e9')), 'latin1');
    expect(await post(origin, '', { body: latin })).toMatchObject({
      status: 400,
      json: { message: 'The body is not UTF-8' },
    });
  });

  it('refuses parameters of the address that would have to change the answer', async () => {
    const origin = await start();
    const agent = '?x-algolia-agent=a&X-Algolia-User-Token=b';
    expect(await post(origin, search(), {}, agent)).toMatchObject({ status: 200 });
    expect(await post(origin, search(), {}, `${agent}&hitsPerPage=1`)).toMatchObject({
      status: 400,
      json: { message: 'hitsPerPage is not a parameter of this address.' },
    });
    const record = `${origin}/1/indexes/${indexName}/nothing`;
    expect((await fetch(`${record}?attributesToRetrieve=url`)).status).toBe(404);
    expect((await fetch(`${record}?attributesToRetreive=url`)).status).toBe(400);
  });

  it('asks for the application id and key when they are configured', async () => {
    const origin = await start({ credentials: { appId: 'APP', apiKey: 'key' } });
    const both = '?x-algolia-api-key=key&x-algolia-application-id=APP';
    expect(await post(origin, search(), {}, both)).toMatchObject({ status: 200 });
    const headers = { 'x-algolia-api-key': 'key', 'x-algolia-application-id': 'APP' };
    expect(await post(origin, search(), { headers })).toMatchObject({ status: 200 });
    for (const wrong of [
      '',
      '?x-algolia-api-key=key',
      both.replace('APP', 'OTHER'),
      both.replace('=key', '=KEY'),
    ]) {
      expect(await post(origin, search(), {}, wrong), wrong).toMatchObject({
        status: 403,
        json: { message: 'Invalid Application-ID or API key', status: 403 },
      });
    }
  });

  it('refuses a large body, whether it says so or not, and stays well', async () => {
    const origin = await start();
    const million = 'x'.repeat(1_000_000);
    expect(await post(origin, million)).toMatchObject({ status: 413, json: { status: 413 } });
    const stream = new ReadableStream({
      start(controller) {
        for (let chunk = 0; chunk < 20; chunk++)
          controller.enqueue(new TextEncoder().encode(million.slice(0, 50_000)));
        controller.close();
      },
    });
    expect(await post(origin, '', { body: stream, duplex: 'half' } as RequestInit)).toMatchObject({
      status: 413,
    });
    const head = 'POST /1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100001\r\n\r\n';
    const answer = await raw(origin, head);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toMatch(/connection: close/i);
    expect(await post(origin, search())).toMatchObject({ status: 200 });
  });

  it('takes a body of the greatest size', async () => {
    const origin = await start();
    const body = JSON.stringify(search());
    expect(await post(origin, body.padEnd(100_000))).toMatchObject({ status: 200 });
    expect(await post(origin, body.padEnd(100_001))).toMatchObject({ status: 413 });
  });

  it('does not wait for a body that does not come', async () => {
    const origin = await start({ requestTimeout: 50 });
    const head =
      'POST /1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"requests":';
    expect(await raw(origin, head)).toMatch(/^HTTP\/1.1 408 /);
  });

  it('limits those who guess at a key, too', async () => {
    const credentials = { appId: 'APP', apiKey: 'key' };
    const origin = await start({ credentials, rate: { perSecond: 1, burst: 2, now: () => 0 } });
    const guess = async () =>
      (
        await post(origin, search(), {
          headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'x' },
        })
      ).status;
    expect([await guess(), await guess(), await guess()]).toEqual([403, 403, 429]);
  });

  it('survives clients that go away', async () => {
    const log = { level: 'error', stream: { write: vi.fn() } } as const;
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const asked = vi.fn(() => held.then(indexes));
    const origin = await start({ indexes: asked, log });
    const head = 'POST /1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\nContent-Length:';
    await raw(origin, `${head} 90\r\n\r\n{"requests":`, true);
    await raw(origin, `${head} 15\r\n\r\n{"requests":[]}`, true);
    await raw(origin, 'POST /1/ind', true);
    await vi.waitUntil(() => asked.mock.calls.length > 0, { timeout: 15_000 });
    release();
    expect(await post(origin, search())).toMatchObject({ status: 200 });
    expect(log.stream.write).not.toHaveBeenCalled();
  });

  it('limits the queries of a client, each request of a body counted, and says when to come back', async () => {
    const origin = await start({ rate: { perSecond: 1, burst: 3, now: () => 0 } });
    const two = { requests: [...search().requests, ...search().requests] };
    expect(await post(origin, two)).toMatchObject({ status: 200 });
    expect(await post(origin, search())).toMatchObject({ status: 200 });
    const refused = await post(origin, search());
    expect(refused).toMatchObject({ status: 429, json: { message: 'Too many requests', status: 429 } });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('access-control-expose-headers')).toBe('retry-after');
    const page = await fetch(`${origin}/`);
    expect(page.status).toBe(200);
    const other = await start({ rate: { perSecond: 1, burst: 3, now: () => 0 } });
    const many = await post(other, { requests: Array.from({ length: 4 }, () => search().requests[0]) });
    expect([many.status, many.headers.get('retry-after')]).toEqual([429, '1']);
  });

  it('counts clients behind a proxy apart only when told to trust it', async () => {
    const rate = { perSecond: 1, burst: 1, now: () => 0 };
    const ask = async (origin: string, forwarded: string) =>
      (await post(origin, search(), { headers: { 'x-forwarded-for': forwarded } })).status;
    const [trusting, careful] = [await start({ rate, trustProxy: true }), await start({ rate })];
    // The client itself can say anything; the last address is the proxy's word.
    const callers = ['9.9.9.9, 10.0.0.1', '8.8.8.8, 10.0.0.1', '10.0.0.2'];
    const statuses = async (origin: string) => {
      const found: number[] = [];
      for (const caller of callers) found.push(await ask(origin, caller));
      return found;
    };
    expect(await statuses(trusting)).toEqual([200, 429, 200]);
    const [known, stranger] = [
      await start({ rate, trustProxy: '127.0.0.1, 10.9.0.0/16' }),
      await start({ rate, trustProxy: '10.9.0.0/16' }),
    ];
    expect(await statuses(known)).toEqual([200, 429, 200]);
    expect(await statuses(stranger)).toEqual([200, 429, 429]);
    expect(await statuses(careful)).toEqual([200, 429, 429]);
  });

  it('has no limit when it is switched off', async () => {
    const origin = await start({ rate: false });
    const answers = await Promise.all(Array.from({ length: 150 }, () => post(origin, search())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('logs what goes wrong inside and tells the caller nothing of it', async () => {
    const lines: string[] = [];
    const log = { level: 'error', stream: { write: (line: string) => lines.push(line) } } as const;
    const internal = { status: 500, json: { message: 'Internal error', status: 500 } };
    const broken = new Map([
      [indexName, { ...fixtureEngine(), search: () => Promise.reject(new Error('secret')) }],
    ]);
    expect(await post(await start({ indexes: async () => broken, log }), search())).toMatchObject(internal);
    const unreadable = () => Promise.reject(new Error('unreadable'));
    expect(await post(await start({ indexes: unreadable, log }), search())).toMatchObject(internal);
    expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['secret', 'unreadable']);
  });
});
