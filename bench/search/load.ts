import { Agent, request } from 'node:http';

/** How a server answered under load. */
export interface LoadResult {
  /** Answers in a second. */
  readonly rate: number;
  /** Milliseconds of each answer, from the first byte sent to the last one received. */
  readonly times: readonly number[];
}

export interface LoadOptions {
  /** Connections that stay open; each asks again as soon as it is answered. */
  readonly connections: number;
  readonly seconds: number;
  /** Compressions that are taken, as in `accept-encoding`. */
  readonly encoding?: string;
}

/**
 * Asks a server without a pause.
 * @param bodies sent in turn
 * @throws when an answer is not 200
 */
export async function load(
  url: string,
  bodies: readonly string[],
  { connections, seconds, encoding = 'identity' }: LoadOptions,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let next = 0;
  const askInTurn = async () => {
    while (performance.now() < end) {
      const body = bodies[next % bodies.length] ?? '';
      next += 1;
      const sent = performance.now();
      await ask(url, body, agent, encoding);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
  agent.destroy();
  return { rate: times.length / ((performance.now() - begin) / 1000), times };
}

function ask(url: string, body: string, agent: Agent, encoding: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': encoding,
  };
  const call = request(url, { method: 'POST', agent, headers }, (response) => {
    const { statusCode } = response;
    if (statusCode !== 200) reject(new Error(`The server answered with ${statusCode}: ${body}`));
    response.on('error', reject).on('end', resolve).resume();
  });
  call.on('error', reject).end(body);
  return promise;
}
