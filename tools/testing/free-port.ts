import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports that no system hands out to whoever asks for any, as Linux does from 32768 on: one of those could be somebody
 * else's (a server of another test, a connection of a browser) before the caller listens on it.
 */
const range = [20_000, 32_768] as const;

/**
 * A port of this machine that nobody listens on.
 * @throws {Error} none of many is free
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listens = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (listens) await new Promise((resolve) => server.close(resolve));
  return listens;
}
