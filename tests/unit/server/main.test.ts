import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { builtFolder } from '../search/protocol/server/running-server.ts';
import { folder } from '../site-folder.ts';

/** Starts the server as its npm command does. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const server = spawn(process.execPath, ['server/main.ts', ...args], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  return server;
}

/** How a server that cannot start ends, and what it says. */
async function end(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const server = start(args, env);
  if (!server.stdout || !server.stderr) throw new Error('The server has no output');
  const [out, error, [status]] = await Promise.all([
    text(server.stdout),
    text(server.stderr),
    once(server, 'exit'),
  ]);
  return { status, out, error };
}

it.each<[string, () => string[], Record<string, string>, RegExp]>([
  [
    'there is no built site',
    () => [folder({})],
    {},
    /^No built site in \/.*\. Run "npm run build" first, or "npm start", which builds and serves\.\n$/,
  ],
  [
    'the site is not whole',
    () => [folder({ 'index.html': 'Home' })],
    {},
    /^No 404\.html in .*\. Build the site again\.\n$/,
  ],
  [
    'a setting is wrong',
    () => [builtFolder()],
    { PORT: 'x' },
    /^PORT is "x"; it must be a number from 0 to 65535\.\n$/,
  ],
])('the server says in one line why it does not start: %s', async (_, args, env, message) => {
  const { status, out, error } = await end(args(), env);
  expect(error).toMatch(message);
  expect([status, out]).toEqual([1, '']);
});

it('the server says when its port is taken, and which one may be tried', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await end([builtFolder(), '--port', String(port)])).toEqual({
    status: 1,
    out: '',
    error: `Port ${port} is taken. Stop the other program, or choose another port: npm start -- --port ${port + 1}\n`,
  });
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  'the server tells where it is, and ends well at %s',
  async (signal) => {
    const server = start([builtFolder()]);
    const [line] = await once(server.stdout ?? server, 'data');
    const [, origin = ''] = /^DTX Docs: (http:\/\/127\.0\.0\.1:[1-9]\d+)\n$/.exec(String(line)) ?? [];
    expect((await fetch(origin)).status).toBe(200);
    server.kill(signal);
    expect(await once(server, 'exit')).toEqual([0, null]);
  },
);
