import { describe, expect, test } from 'vitest';
import { tools } from '../../../../src/mcp/tools.ts';
import { serve } from '../../search/protocol/server/running-server.ts';
import { httpClient, mcpFolder, mcpServer, protocols, textOf } from './mcp-site.ts';

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

/** Sends a body as it is. Headers that `fetch` would set itself cannot be changed by it. */
async function send(origin: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') {
  const response = await fetch(`${origin}/mcp`, {
    method,
    headers: { ...json, ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe.each(protocols)('the official client by %s', (protocol) => {
  test('lists the tools, all of which read only and say what they answer [2T.29]', async () => {
    const client = await httpClient(await mcpServer(), protocol);
    expect(client.getNegotiatedProtocolVersion()).toBe(protocol);
    const listed = await client.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    for (const { name, annotations, outputSchema, description } of listed.tools) {
      expect(annotations, name).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(outputSchema?.type, name).toBe('object');
      expect(description?.length, name).toBeGreaterThan(100);
    }
    expect(client.getInstructions()).toContain('search_docs');
  });

  test('searches, reads, lists, explains, validates and replays', async () => {
    const client = await httpClient(await mcpServer(), protocol);
    const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });
    const found = await call('search_docs', { query: 'branches pruned' });
    expect(found.structuredContent).toMatchObject({ answer: 'found', hits: [{ path: '/tactics/tap' }] });
    const page = await call('get_page', { path: '/tactics/tap' });
    expect(textOf(page)).toContain('Branches are pruned before the target is asked.');
    const pages = await call('list_pages', { under: '/tactics' });
    expect(pages.structuredContent).toMatchObject({ total: 2 });
    const command = await call('explain_command', { command: 'dtx plugins list' });
    expect(command.structuredContent).toMatchObject({ valid: true });
    const file = await call('validate_config', { text: 'providers: []' });
    expect(file.structuredContent).toMatchObject({ is_dtx_file: true });
    const verdict = await call('replay_verdict', {
      agent: 'chat',
      evaluator: 'keyword',
      reply: 'no',
      rule: 'no',
    });
    expect(verdict.structuredContent).toMatchObject({ assessed: true });
  });

  test('is told what is wrong with a call: a tool that is not known, missing and foreign arguments', async () => {
    const client = await httpClient(await mcpServer(), protocol);
    await expect(client.callTool({ name: 'rm', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    const missing = await client.callTool({ name: 'search_docs', arguments: {} });
    expect(missing).toMatchObject({ isError: true });
    expect(textOf(missing)).toContain('query');
    const foreign = await client.callTool({ name: 'list_pages', arguments: { below: '/x' } });
    expect(textOf(foreign)).toContain('below');
    const none = await client.callTool({ name: 'get_page', arguments: { path: '/tactics/tab' } });
    expect(none).toMatchObject({ isError: true });
    expect(textOf(none)).toContain('Nearest pages:\n- Tree of Attacks (path /tactics/tap)');
  });

  test('goes on while a call of another takes long, which ends when it is cancelled [2T.28]', async () => {
    const origin = await mcpServer();
    const [client, other] = [await httpClient(origin, protocol), await httpClient(origin, protocol)];
    const cancel = new AbortController();
    const endless = client.callTool(
      {
        name: 'replay_verdict',
        arguments: { agent: 'chat', evaluator: 'jsonpath', reply: 'x', rule: 'last(range(1e15))' },
      },
      { signal: cancel.signal },
    );
    const found = await other.callTool({ name: 'search_docs', arguments: { query: 'pruned' } });
    expect(found.structuredContent).toMatchObject({ answer: 'found' });
    cancel.abort();
    await expect(endless).rejects.toThrow();
    expect((await other.callTool({ name: 'list_pages', arguments: {} })).isError).toBeFalsy();
  });
});

describe('what no client should send', () => {
  test('a foreign host or origin is refused before anything else, own ones and those of the settings are not [2T.30]', async () => {
    const origin = await mcpServer({ mcpHosts: ['mirror.example'] });
    for (const own of [
      'http://localhost:6274',
      'https://docs.example.org',
      'http://mirror.example',
      origin,
    ]) {
      const { status, headers } = await send(origin, ping, { origin: own });
      expect([status, headers.get('access-control-allow-origin')], own).toEqual([200, own]);
    }
    for (const foreign of ['https://evil.example', 'null', 'https://docs.example.org.evil.example']) {
      const { status, text } = await send(origin, ping, { origin: foreign });
      expect([status, JSON.parse(text).error.code], foreign).toEqual([403, -32_000]);
    }
  });

  test.each<[string, unknown, Record<string, string>, number, number]>([
    ['is no JSON', '{"jsonrpc":', {}, 400, -32_700],
    ['is empty', '', {}, 400, -32_700],
    ['is no message', [1, 2], {}, 400, -32_600],
    ['is not UTF-8', '\uFFFD', { 'content-type': 'text/plain' }, 415, -32_000],
    ['is compressed', 'x', { 'content-encoding': 'gzip' }, 415, -32_000],
    ['has too many messages', Array(51).fill(ping), {}, 400, -32_600],
    ['is larger than 1 MB', 'x'.repeat(1_000_001), {}, 413, -32_600],
  ])('a body that %s gets an error of the protocol', async (_, body, headers, status, code) => {
    const origin = await mcpServer();
    const answer = await send(origin, body, headers);
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([status, code]);
    expect((await send(origin, ping)).status).toBe(200);
  });

  test('a method that is not known is told as such, with the id of its message', async () => {
    const origin = await mcpServer();
    const { text } = await send(origin, { jsonrpc: '2.0', id: 'seven', method: 'shell/run' });
    expect(text).toContain('"id":"seven","error":{"code":-32601');
  });

  test.each(['GET', 'HEAD', 'DELETE', 'PUT'])('%s is refused with what may be used', async (method) => {
    const origin = await mcpServer();
    const { status, headers } = await send(origin, '', {}, method);
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test('a browser is told beforehand that it may ask', async () => {
    const origin = await mcpServer();
    const { status, headers } = await send(origin, '', { origin: 'http://localhost:6274' }, 'OPTIONS');
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'POST, OPTIONS']);
  });

  test('a client that asks too often has to wait, and each message of a body counts', async () => {
    const origin = await mcpServer({ rate: { perSecond: 1, burst: 3 } });
    expect((await send(origin, ping)).status).toBe(200);
    const { status, headers, text } = await send(origin, [ping, ping, ping, ping]);
    expect([status, JSON.parse(text).error.message]).toEqual([429, 'Too many requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('a site below a path answers there as well', async () => {
  const origin = await serve(mcpFolder('/kettle/docs'));
  for (const path of ['/mcp', '/kettle/docs/mcp']) {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(ping),
    });
    expect(response.status, path).toBe(200);
  }
});

test('two hundred calls at once are all answered', async () => {
  const origin = await mcpServer({ rate: false });
  const client = await httpClient(origin, '2026-07-28');
  const calls = Array.from({ length: 200 }, (_, i) =>
    client.callTool(
      i % 4 === 0
        ? { name: 'explain_command', arguments: { command: `dtx redteam run --max_prompts ${i}` } }
        : { name: 'search_docs', arguments: { query: 'pruned' } },
    ),
  );
  for (const answer of await Promise.all(calls)) expect(answer.isError).toBeFalsy();
});
