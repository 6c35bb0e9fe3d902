import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import type { Measure } from './report.ts';
import { percentile } from './search/percentile.ts';
import { benchServer } from './search/server.ts';
import { startServer } from './search/server-process.ts';
import { attack } from './server-attack.ts';

/** Seconds that memory is watched under load with aborts; 600 show that it stays. */
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const connections = 8;
const paths = ['/', '/tactics/tap', '/quick-start/other-features', '/favicon.svg', '/nowhere'];

/**
 * The server under load and under attack, without its limit of queries, which it says: static pages beside one string
 * of the same framework, searches beside their ranking, memory, and who waits for whom.
 */
export async function benchSiteServer(folder: string): Promise<Measure[]> {
  console.log('The limit of queries is off (SEARCH_RATE=0).');
  const plain = fastify();
  plain.get('/', async () => 'one string');
  const origin = await plain.listen({ port: 0, host: '127.0.0.1' });
  await rateOf(origin, ['/'], 1);
  const string = (await rateOf(origin, ['/'], 4)).rate;
  await plain.close();

  const server = await startServer(folder);
  try {
    await rateOf(server.origin, paths, 1);
    const pages = await rateOf(server.origin, paths, 4);
    const crowd = await holdOpen(server.origin);
    const crowded = await rateOf(server.origin, paths, 4);
    for (const socket of crowd) socket.destroy();
    const before = server.memory();
    const begin = performance.now();
    let attacks = 0;
    let aborted = 0;
    while (performance.now() - begin < seconds * 1000) {
      attacks += await attack(server.origin);
      aborted += await abortDownloads(server.origin, 50);
      await rateOf(server.origin, paths, 2);
    }
    const after = server.memory();
    console.log(`${attacks} attacks and ${aborted} aborted downloads in ${seconds} s: the server lives.`);
    return [
      { name: 'one string of the framework', value: string, unit: '/s' },
      { name: 'pages', value: pages.rate, unit: '/s' },
      { name: '  of the one string', value: pages.rate / string, unit: '×', atLeast: 0.5 },
      { name: '  99 of 100', value: percentile(pages.times, 0.99), unit: 'ms' },
      {
        name: '  beside 1,000 idle, 60 slow connections, 99 of 100',
        value: percentile(crowded.times, 0.99),
        unit: 'ms',
      },
      { name: 'memory before', value: before, unit: 'MB' },
      {
        name: `  after ${seconds} s of load with aborts`,
        value: after,
        unit: 'MB',
        atMost: before * 1.3 + 20,
      },
      ...(await benchServer(folder)),
    ];
  } finally {
    await server.stop();
  }
}

/** Asks in turn over some connections. @throws when an answer is a failure of the server */
async function rateOf(
  origin: string,
  asked: readonly string[],
  duration: number,
): Promise<{ rate: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const begin = performance.now();
  const askInTurn = async () => {
    while (performance.now() - begin < duration * 1000) {
      const sent = performance.now();
      await get(`${origin}${asked[times.length % asked.length]}`, agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
  agent.destroy();
  return { rate: times.length / ((performance.now() - begin) / 1000), times };
}

function get(url: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const call = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    if ((response.statusCode ?? 500) >= 500) reject(new Error(`${url} answers ${response.statusCode}`));
    response.on('error', reject).on('end', resolve).resume();
  });
  call.on('error', reject).end();
  return promise;
}

/** 1,000 connections that say nothing, 60 that never end their headers or bodies. */
async function holdOpen(origin: string): Promise<Socket[]> {
  const starts = [
    ...Array.from({ length: 1000 }, () => ''),
    ...Array.from({ length: 30 }, () => 'GET / HTTP/1.1\r\nHost: x\r\nA'),
    ...Array.from(
      { length: 60 },
      () => 'POST /1/indexes/*/queries HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{',
    ),
  ];
  return Promise.all(
    starts.map(async (start) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
      await new Promise((done) => socket.once('connect', done));
      if (start) socket.write(start);
      return socket;
    }),
  );
}

async function abortDownloads(origin: string, count: number): Promise<number> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
      socket.write('GET /quick-start/other-features HTTP/1.1\r\nHost: x\r\n\r\n');
      await new Promise((done) => socket.once('data', done).once('close', done));
      socket.destroy();
    }),
  );
  return count;
}
