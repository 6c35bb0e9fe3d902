import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { appRoutes } from './app.ts';
import { makeAuthority } from './authority.ts';
import { Failure } from './behaviour.ts';
import type { Answer, Exchange, Route } from './exchange.ts';
import { answerOfHub, hubHosts } from './hub.ts';
import { modelRoutes, ollamaRoutes } from './models.ts';

/** Headers that carry a key. */
const keyHeaders = ['authorization', 'x-api-key', 'x-goog-api-key', 'cookie', 'api-key'];

/** A request that DTX made, or tried to make. */
export interface Contact {
  /** Which of the three ports was asked. */
  readonly via: Place;
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  /** Keys that were sent, by header; `?key` for the one of the address, which is Gemini's way. */
  readonly keys?: Readonly<Record<string, string>>;
  readonly model?: string;
  readonly role?: string;
  /** Role and number of characters of each message. */
  readonly messages?: readonly (readonly [role: string, characters: number])[];
  /** The whole request, where it is asked for. */
  readonly body?: string;
  readonly problem?: string;
}

/** - `direct`: addresses that a command names itself; `ollama`: Ollama's fixed port; `proxy`: every other host. */
const places = ['direct', 'proxy', 'ollama'] as const;
export type Place = (typeof places)[number];

export interface StandinOptions {
  readonly ports: Readonly<Record<Place, number>>;
  /** Folder of the Hub, where there is one. */
  readonly hub?: string | undefined;
  /** Keeps whole requests, not their lengths. */
  readonly keepBodies?: boolean;
  /** Hosts that answer with one status, always. */
  readonly statuses?: Readonly<Record<string, number>>;
}

export interface Standins {
  /** Certificate of the authority that the proxy answers with, as PEM. */
  readonly certificate: string;
  /** Takes the contacts that were made since the last call. */
  takeContacts(): Contact[];
  /** From now on: hosts that answer with one status, and whether whole requests are kept. */
  set(options: Pick<StandinOptions, 'statuses' | 'keepBodies'>): void;
  close(): Promise<void>;
}

/**
 * Plays every other side of DTX on loopback. The proxy opens TLS with its own authority and answers in the place of
 * the host that was asked, so no request leaves the machine.
 * @throws when a port is not free
 */
export async function startStandins(options: StandinOptions): Promise<Standins> {
  const authority = await makeAuthority();
  let contacts: Contact[] = [];
  let { statuses = {}, keepBodies = false } = options;
  const sockets = new Set<Socket>();

  const answer = async (request: IncomingMessage, response: ServerResponse, via: Place, behind?: string) => {
    const body = await text(request);
    const address = new URL(request.url ?? '/', 'http://standin');
    const host = behind ?? (address.host === 'standin' ? (request.headers.host ?? '') : address.hostname);
    let noted: Pick<Contact, 'model' | 'role' | 'messages'> = {};
    const exchange: Exchange = {
      method: request.method ?? 'GET',
      host,
      path: address.pathname,
      query: address.searchParams,
      headers: request.headers as Record<string, string | undefined>,
      body,
      note(model, role, messages) {
        noted = { model, role, messages: messages.map((each) => [each.role, each.content.length] as const) };
      },
    };
    const given = await answerTo(exchange, via, statuses[host]);
    const keys = keysOf(exchange);
    contacts.push({
      via,
      host,
      method: exchange.method,
      path: exchange.path,
      status: given.status,
      ...(Object.keys(keys).length > 0 && { keys }),
      ...noted,
      ...(keepBodies && { body }),
    });
    send(request, response, given);
  };

  async function answerTo(exchange: Exchange, via: Place, status: number | undefined): Promise<Answer> {
    try {
      if (status !== undefined) throw new Failure(status);
      if (hubHosts.has(exchange.host)) return answerOfHub(options.hub, exchange);
      return await routed(exchange, [...modelRoutes, ...(via === 'ollama' ? ollamaRoutes : appRoutes)]);
    } catch (error) {
      if (!(error instanceof Failure)) return { status: 500, body: { error: `stand-in: ${String(error)}` } };
      const { message } = error;
      return {
        status: error.status,
        body: error.body ?? { error: { message, type: 'standin', code: null } },
      };
    }
  }

  const servers = await Promise.all(
    places.map((via) => {
      const server = createServer((request, response) => void answer(request, response, via));
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      if (via === 'proxy') server.on('connect', tunnel);
      return listen(server, options.ports[via]);
    }),
  );

  function tunnel(request: IncomingMessage, socket: Socket): void {
    const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(request.url ?? '') ?? [];
    // The client hung up, or does not trust the authority: the contact is recorded all the same.
    const failed = (error: Error) => {
      contacts.push({ via: 'proxy', host, method: 'CONNECT', path: `:${port}`, problem: error.message });
      socket.destroy();
    };
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    void authority.contextOf(host).then((secureContext) => {
      const secured = new TLSSocket(socket, { isServer: true, secureContext });
      secured.once('error', failed);
      const inner = createServer((inside, response) => void answer(inside, response, 'proxy', host));
      secured.once('secure', () => {
        secured.off('error', failed);
        secured.on('error', () => secured.destroy());
        inner.emit('connection', secured);
      });
    }, failed);
  }

  return {
    certificate: authority.certificate,
    takeContacts() {
      const taken = contacts;
      contacts = [];
      return taken;
    },
    set(next) {
      statuses = next.statuses ?? {};
      keepBodies = next.keepBodies ?? false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

async function routed(exchange: Exchange, routes: readonly Route[]): Promise<Answer> {
  for (const [method, path, answer] of routes)
    if (method === exchange.method && path.test(exchange.path)) return answer(exchange);
  return { status: 404, body: { error: 'not played by the stand-in' } };
}

function keysOf({ headers, query }: Exchange): Record<string, string> {
  const inAddress = query.get('key');
  return {
    ...Object.fromEntries(
      keyHeaders.flatMap((name) => {
        const value = headers[name];
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
    ...(inAddress !== null && { '?key': inAddress }),
  };
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, headers }: Answer): void {
  const isText = typeof body === 'string';
  const data = Buffer.isBuffer(body) ? body : Buffer.from(isText ? body : JSON.stringify(body));
  const kind = isText ? (body.startsWith('<html') ? 'text/html' : 'text/plain') : 'application/json';
  const [, from, to] =
    (Buffer.isBuffer(body) && /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')) || [];
  const first = Number(from ?? 0);
  const last = Math.min(to ? Number(to) : data.length - 1, data.length - 1);
  const isPart = from !== undefined && status === 200;
  const sent = isPart ? data.subarray(first, last + 1) : data;
  response.writeHead(isPart ? 206 : status, {
    'Content-Type': kind,
    ...headers,
    ...(isPart && { 'Content-Range': `bytes ${first}-${last}/${data.length}` }),
    'Content-Length': sent.length,
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

function listen(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(`Port ${port} is not free (${error.code}): end what listens there.`)),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
