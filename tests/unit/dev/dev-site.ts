import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/testing/free-port.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** What the server tells a page that is open. */
export interface Message {
  readonly type: string;
  readonly event?: string;
  readonly data?: { readonly path: string; readonly html: string; readonly count: number };
}

/**
 * Starts `npm run dev` for a site folder, with a client that hears what open pages hear.
 * @throws {Error} it ended, with what it said
 */
export async function startDev(root: string) {
  const port = await freePort();
  const lines: string[] = [];
  const server: ChildProcess = spawn(process.execPath, ['tools/dev.ts', '--port', String(port)], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'development', SITE_ROOT: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => lines.push(...String(chunk).split('\n').filter(Boolean)));
  await until(() => {
    if (server.exitCode !== null) throw new Error(lines.join('\n'));
    return lines.some((line) => line.includes('ready in'));
  });
  const url = `http://localhost:${port}`;
  const script = await (await fetch(`${url}/@vite/client`)).text();
  const socket = new WebSocket(`${url}/?token=${/wsToken = "([^"]+)"/.exec(script)?.[1]}`, 'vite-hmr');
  const heard: Message[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return {
    url,
    lines,
    async get(path: string): Promise<{ status: number; text: string }> {
      const response = await fetch(url + path);
      return { status: response.status, text: await response.text() };
    },
    /** Changes files, and waits until pages that are open would load again. */
    async save(change: () => void): Promise<void> {
      const before = heard.length;
      change();
      await until(() => heard.slice(before).some(({ type }) => type === 'full-reload'));
    },
    /** What a page that is opened is told of its problems: HTML, empty when there are none. */
    async problemsOf(path: string): Promise<string> {
      const before = heard.length;
      socket.send(JSON.stringify({ type: 'custom', event: 'dtx:open', data: { path } }));
      const told = () => heard.slice(before).find(({ data }) => data?.path === path);
      await until(() => told() !== undefined);
      return told()?.data?.html ?? '';
    },
    async stop(): Promise<void> {
      socket.close();
      const ended = server.exitCode === null ? once(server, 'exit') : undefined;
      server.kill();
      await ended;
    },
  };
}

/** Waits until something holds; a test that waits for ever is ended by its own limit. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}
