import { expect, it, vi } from 'vitest';
import { fixtureEngine, indexName } from '../search/protocol/fixture-engine.ts';
import { builtFolder, post, serve } from '../search/protocol/server/running-server.ts';
import { ask, connection } from './ask.ts';

const indexes = async () => new Map([[indexName, fixtureEngine()]]);

it('logs a line of JSON for each request, and nothing of what is looked for unless told', async () => {
  const linesOf = async (queries: boolean) => {
    const lines: string[] = [];
    const log = {
      level: 'info',
      queries,
      stream: { write: (line: string) => void lines.push(line) },
    } as const;
    const origin = await serve(builtFolder(), { indexes, log });
    await ask(origin, '/search?q=secret');
    await post(origin, { requests: [{ indexName, query: 'secret' }] }, {}, '?x-algolia-api-key=secret');
    await ask(origin, '/%E0%A4%A?secret');
    await vi.waitUntil(() => lines.length >= 3);
    return lines;
  };
  const lines = await linesOf(false);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'GET', url: '/search', status: 404, ms: expect.any(Number) },
    { method: 'POST', url: '/1/indexes/*/queries', status: 200 },
    { method: 'GET', url: '/%E0%A4%A', status: 404 },
  ]);
  expect(lines.join('')).not.toContain('secret');
  expect((await linesOf(true))[0]).toContain('/search?q=secret');
});

it('logs a request whose client went away without a status, as aborted', async () => {
  const lines: string[] = [];
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } } as const;
  const never = vi.fn(() => new Promise<never>(() => {}));
  const origin = await serve(builtFolder(), { indexes: never, log });
  const body = JSON.stringify({ requests: [{ indexName, query: 'tap' }] });
  const socket = connection(origin);
  const begin = performance.now();
  socket.write(
    `POST /1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await vi.waitUntil(() => never.mock.calls.length > 0);
  await new Promise((done) => setTimeout(done, 100));
  socket.destroy();
  await vi.waitUntil(() => lines.length > 0);
  const { time, ms, reqId: _, ...line } = JSON.parse(lines[0] ?? '');
  expect(line).toEqual({ level: 30, method: 'POST', url: '/1/indexes/*/queries', aborted: true });
  expect(typeof time).toBe('number');
  expect(ms).toBeGreaterThan(50);
  expect(ms).toBeLessThanOrEqual(performance.now() - begin + 1);
});

it('a broken address is one line of the log, like any other', async () => {
  const lines: string[] = [];
  const log = { level: 'info', stream: { write: (line: string) => void lines.push(line) } } as const;
  const origin = await serve(builtFolder(), { log });
  expect((await ask(origin, '/%E0%A4%A')).status).toBe(404);
  await expect.poll(() => lines.map((line) => JSON.parse(line).url)).toEqual(['/%E0%A4%A']);
});
