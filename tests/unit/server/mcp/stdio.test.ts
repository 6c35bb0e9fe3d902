import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, onTestFinished, test } from 'vitest';
import { folder } from '../../site-folder.ts';
import { mcpFolder, protocols, textOf } from './mcp-site.ts';

const program = 'server/mcp/stdio.ts';

/** The official client of the program, closed when the test is over. */
async function stdioClient(protocol: (typeof protocols)[number]): Promise<Client> {
  const mode = protocol === '2025-11-25' ? 'legacy' : { pin: protocol };
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, mcpFolder()] }));
  onTestFinished(() => client.close());
  return client;
}

describe.each(protocols)('the program for standard input and output, by %s', (protocol) => {
  test('lists, searches, reads and validates [2T.29]', async () => {
    const client = await stdioClient(protocol);
    expect(client.getNegotiatedProtocolVersion()).toBe(protocol);
    expect((await client.listTools()).tools).toHaveLength(6);
    const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });
    expect(textOf(await call('search_docs', { query: 'pruned' }))).toContain('/tactics/tap');
    expect(textOf(await call('get_page', { path: '/tactics/tap' }))).toContain('Branches are pruned');
    expect((await call('validate_config', { text: 'x: 1' })).structuredContent).toMatchObject({
      valid: false,
    });
  });

  test('takes a file of 5 MB and a bomb of aliases, and goes on', async () => {
    const client = await stdioClient(protocol);
    const check = (content: string) =>
      client.callTool({ name: 'validate_config', arguments: { text: content, file_name: 'scope.yml' } });
    const long = await check(`agent: {}\n${'providers: [] # and more of it\n'.repeat(155_000)}`);
    expect(textOf(long).length).toBeGreaterThan(20);
    const levels = Array.from(
      { length: 40 },
      (_, i) => `k${i + 1}: &k${i + 1} [${`*k${i}, `.repeat(9)}*k${i}]`,
    );
    const bomb = await check(`k0: &k0 [x]\n${levels.join('\n')}\n`);
    expect(textOf(bomb).length).toBeGreaterThan(20);
    expect((await client.callTool({ name: 'list_pages', arguments: {} })).isError).toBeFalsy();
  });
});

test('a line that is no message is passed over, and the next one is answered', async () => {
  const child = spawn(process.execPath, [program, mcpFolder()], { stdio: 'pipe' });
  onTestFinished(() => void child.kill());
  child.stdin.write('{"jsonrpc":\nnothing\n{"jsonrpc":"2.0","id":7,"method":"ping"}\n');
  const [answer] = await once(child.stdout, 'data');
  expect(JSON.parse(String(answer).trim().split('\n').at(-1) ?? '')).toMatchObject({ id: 7 });
  child.stdin.end();
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('without a built site it says what to do, and nothing on standard output', async () => {
  const child = spawn(process.execPath, [program, folder({})], { stdio: 'pipe' });
  const [out, error, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect([status, out]).toEqual([1, '']);
  expect(error).toMatch(/^No built site in .*\. Run "npm run build" first\.\n$/);
});
