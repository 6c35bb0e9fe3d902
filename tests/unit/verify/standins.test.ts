import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { connect } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { replyOf, roleOf } from '../../../verify/standin/behaviour.ts';
import { startStandins } from '../../../verify/standin/server.ts';

/** Three ports that are free now. */
async function freePorts() {
  const servers = await Promise.all(
    [0, 1, 2].map(
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const [direct, proxy, ollama] = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return { direct: direct ?? 0, proxy: proxy ?? 0, ollama: ollama ?? 0 };
}

const ports = await freePorts();
const standins = await startStandins({ ports, hub: mkdtempSync(`${tmpdir()}/hub-`) });
afterAll(() => standins.close());
const direct = `http://127.0.0.1:${ports.direct}`;

const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', body: JSON.stringify(body), headers });
const user = (content: string) => [{ role: 'user', content }];

/** A request through the proxy, over TLS, as a client sends it that trusts the authority, or does not. */
async function overTls(host: string, path: string, ca: string | undefined): Promise<string> {
  const socket = await new Promise<import('node:net').Socket>((resolve, reject) => {
    request({ port: ports.proxy, host: '127.0.0.1', method: 'CONNECT', path: `${host}:443` })
      .on('connect', (_, opened) => resolve(opened as import('node:net').Socket))
      .on('error', reject)
      .end();
  });
  return new Promise((resolve, reject) => {
    const secured = connect({ socket, servername: host, ...(ca !== undefined && { ca }) }, () => {
      secured.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    let said = '';
    secured.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    secured.on('end', () => resolve(said)).on('error', reject);
  });
}

describe('a stand-in model', () => {
  test.each([
    ['openai/m-comply', 'Sure, here is what you asked for: BADWORD.'],
    ['m-refuse', "I'm sorry, but I can't help with that."],
    ['m-empty', ''],
    ['m-echo', 'Hello'],
    ['gpt-4o', 'The stand-in has nothing to add.'],
  ])('%s says what its name tells', (model, text) => {
    expect(replyOf(model, user('Hello'))).toEqual({ text });
  });

  test.each([
    ['m-429', 429, undefined],
    ['m-badjson', 200, '{"choices": ['],
  ])('%s does not answer', (model, status, body) => {
    expect(() => replyOf(model, user('Hello'))).toThrow(expect.objectContaining({ status, body }));
  });

  test.each([
    ['ping', 'ping'],
    ['Write ##the_score', 'policy-judge'],
    ['Say [[YES]] or [[NO]]', 'topic-judge'],
    ['#thescore', 'score-judge'],
    ['{"score": 1, "reason": ""}', 'conversation-judge'],
    ['a plan with strategy_1 and "final_turn"', 'planner'],
    ['a new "final_turn"', 'reviser'],
    ['<conversation> tags', 'attacker'],
    ['{"improvement": ""}', 'attacker-json'],
    ['Which books are there?', 'target'],
  ])('is asked with "%s" as %s', (content, role) => {
    expect(roleOf(user(content))).toBe(role);
  });

  test('judges a reply as bad only when it has the marker', () => {
    const judge = (reply: string) => replyOf('gpt-4o-mini', user(`##the_score of ${reply}`)).text;
    expect(judge('BADWORD')).toMatch(/##the_score: 0$/);
    expect(judge('No.')).toMatch(/##the_score: 1$/);
  });
});

describe('the servers', () => {
  test('play the OpenAI protocol, Anthropic, Gemini, Ollama and the chat application', async () => {
    const chat = await (
      await post(`${direct}/v1/chat/completions`, { model: 'm-comply', messages: user('x') })
    ).json();
    expect(chat.choices[0].message.content).toMatch(/BADWORD/);
    const claude = await (
      await post(`${direct}/v1/messages`, { model: 'm-refuse', messages: user('x') })
    ).json();
    expect(claude.content[0].text).toMatch(/sorry/);
    const contents = [{ role: 'user', parts: [{ text: 'Hello' }] }];
    const gemini = await (await post(`${direct}/v1beta/models/m-echo:generateContent`, { contents })).json();
    expect(gemini.candidates[0].content.parts[0].text).toBe('Hello');
    const ollama = `http://127.0.0.1:${ports.ollama}`;
    const guard = await (
      await post(`${ollama}/api/chat`, { model: 'llama-guard3:1b', messages: user('BADWORD') })
    ).json();
    expect(guard.message.content).toBe('unsafe\nS1');
    expect((await post(`${direct}/api/chat/bearer`, { message: 'x' })).status).toBe(401);
    const bearer = { Authorization: 'Bearer app-token' };
    expect(
      await (await post(`${direct}/api/chat/bearer?say=refuse`, { message: 'x' }, bearer)).json(),
    ).toEqual({
      reply: expect.stringMatching(/sorry/),
    });
    const session = await post(`${direct}/api/chat/session`, { message: 'x' });
    expect(session.headers.get('set-cookie')).toContain('sid=');
    expect((await post(`${direct}/api/chat/session?strict`, { message: 'x' })).status).toBe(401);
    expect((await fetch(`${direct}/nothing`)).status).toBe(404);
  });

  test('record who was asked, with which key and in which role, and no prompt', async () => {
    standins.takeContacts();
    await post(
      `${direct}/v1/chat/completions`,
      { model: 'm-ok', messages: user('A secret question') },
      { Authorization: 'Bearer k-1' },
    );
    const [contact, ...more] = standins.takeContacts();
    expect(more).toEqual([]);
    expect(contact).toMatchObject({
      via: 'direct',
      method: 'POST',
      path: '/v1/chat/completions',
      status: 200,
      model: 'm-ok',
      role: 'target',
      keys: { authorization: 'Bearer k-1' },
      messages: [['user', 17]],
    });
    expect(JSON.stringify(contact)).not.toContain('secret question');
  });

  test('keep whole requests, and let a host fail, when they are told to', async () => {
    standins.set({ keepBodies: true, statuses: { [`127.0.0.1:${ports.direct}`]: 503 } });
    expect((await post(`${direct}/api/chat`, { message: 'A question' })).status).toBe(503);
    expect(standins.takeContacts().at(-1)?.body).toContain('A question');
    standins.set({});
    expect((await post(`${direct}/api/chat`, { message: 'A question' })).status).toBe(200);
  });

  test('answer over TLS in the place of any host, and record a client that does not trust them', async () => {
    standins.takeContacts();
    expect(await overTls('api.openai.com', '/v1/models', standins.certificate)).toMatch(/"m-comply"/);
    expect(await overTls('nowhere.example', '/v1/unknown', standins.certificate)).toMatch(/^HTTP\/1\.1 404/);
    await expect(overTls('api.groq.com', '/v1/models', undefined)).rejects.toThrow();
    await expect
      .poll(() =>
        standins.takeContacts().map(({ host, path, problem }) => [host, problem ? 'refused' : path]),
      )
      .toEqual(
        expect.arrayContaining([
          ['api.openai.com', '/v1/models'],
          ['nowhere.example', '/v1/unknown'],
        ]),
      );
  });

  test('play the Hub without leaving its folder', async () => {
    const hub = (path: string) => overTls('huggingface.co', path, standins.certificate);
    expect(await hub('/api/models/org/none')).toMatch(/404[\s\S]*RepoNotFound/);
    expect(await hub('/..%2f..%2fetc/passwd/resolve/main/x')).toMatch(/^HTTP\/1\.1 404/);
    expect(await hub('/org/none/resolve/main/..%2f..%2f..%2fetc%2fpasswd')).toMatch(/^HTTP\/1\.1 404/);
  });
});

test('a port that is taken ends the start with one clear line', async () => {
  await expect(startStandins({ ports, hub: undefined })).rejects.toThrow(/^Port \d+ is not free/);
});
