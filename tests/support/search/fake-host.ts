import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { SearchRequest, SearchResult } from '../../../src/search/protocol/messages.ts';
import { listen } from '../hosts.ts';
import { fakeResult } from './fake-answers.ts';

/** A request as it came over the wire. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** The parameters of the address, decoded. */
  readonly parameters: URLSearchParams;
  /** Everything after the `?`, as it was sent. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What a host does with a request. */
export type Behavior = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

/** A real HTTP server on 127.0.0.1, open to pages of any origin, that behaves as told. */
export interface FakeHost {
  readonly origin: string;
  /** Every request so far, preflights left out. */
  readonly requests: SeenRequest[];
  /** How often a browser asked whether a page may send its request. */
  preflights(): number;
  /** Searches so far, with the body parsed: the first request of each body. */
  readonly searches: () => SearchRequest[];
  /** Changes what the host does from the next request on. */
  behave(behavior: Behavior): void;
  stop(): Promise<void>;
}

/** Starts a host. @param behavior answers every search without hits unless given */
export async function startFakeHost(behavior: Behavior = answers()): Promise<FakeHost> {
  let behave = behavior;
  const requests: SeenRequest[] = [];
  let preflights = 0;
  const server = createServer((request, response) => {
    // A client that goes away is part of the tests.
    response.on('error', () => undefined);
    void respond(request, response).catch(() => response.destroy());
  });
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') {
      preflights += 1;
      response.setHeader('access-control-allow-headers', '*');
      response.setHeader('access-control-allow-methods', '*');
      response.writeHead(204).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const seen: SeenRequest = {
      method: request.method ?? '',
      path: url.pathname,
      parameters: url.searchParams,
      search: url.search.slice(1),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    requests.push(seen);
    await behave(seen, response);
  };
  const { origin, stop } = await listen(server);
  return {
    origin,
    requests,
    preflights: () => preflights,
    searches: () => requests.flatMap((request) => searchesOf(request).slice(0, 1)),
    behave(next) {
      behave = next;
    },
    stop,
  };
}

/** Address that nobody listens at: connections are refused. */
export async function refusingOrigin(): Promise<string> {
  const host = await startFakeHost();
  await host.stop();
  return host.origin;
}

/**
 * Answers each search of a body.
 * @param result what differs from an answer without hits, for every query or made for each
 */
export function answers(
  result: Partial<SearchResult> | ((request: SearchRequest) => Partial<SearchResult>) = {},
): Behavior {
  return (request, response) => {
    const results = searchesOf(request).map((search) =>
      fakeResult(search, typeof result === 'function' ? result(search) : result),
    );
    sendJson(response, 200, { results });
  };
}

/** Answers with a status and, unless told otherwise, the protocol's error body. */
export function fails(status: number, message = `Failed with ${status}`): Behavior {
  return (_, response) => sendJson(response, status, { message, status });
}

/** Answers with any text, such as HTML or broken JSON. */
export function says(text: string, type = 'application/json', status = 200): Behavior {
  return (_, response) => void response.writeHead(status, { 'content-type': type }).end(text);
}

/** Answers without a body. */
export function saysNothing(status: 200 | 204 = 204): Behavior {
  return (_, response) => void response.writeHead(status).end();
}

/** Takes the request and never answers. */
export function hangs(): Behavior {
  return () => undefined;
}

/** Sends status 200, headers and the start of a body, then nothing more. */
export function hangsAfterHeaders(): Behavior {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"results":[');
  };
}

/** Closes the connection without an answer. */
export function drops(): Behavior {
  return (_, response) => void response.destroy();
}

/** Closes the connection in the middle of the body. */
export function dropsAfterHeaders(): Behavior {
  return async (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    await new Promise<void>((sent) => response.write('{"results":[', () => sent()));
    response.destroy();
  };
}

/** A behavior that waits until it is released. */
export interface Held {
  readonly behavior: Behavior;
  /** Does what waits; later requests do not wait. */
  release(): void;
}

/** Holds requests back. @param isHeld which ones; all unless given */
export function held(then: Behavior, isHeld: (request: SeenRequest) => boolean = () => true): Held {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    async behavior(request, response) {
      if (isHeld(request)) await promise;
      await then(request, response);
    },
    release: resolve,
  };
}

/** Does one thing after another; the last one for all further requests. */
export function inTurn(first: Behavior, ...others: Behavior[]): Behavior {
  const turns = [first, ...others];
  let turn = 0;
  return (request, response) => {
    const behavior = turns[Math.min(turn, turns.length - 1)] ?? first;
    turn += 1;
    return behavior(request, response);
  };
}

/** The searches of a body; none when it is not one of the protocol. */
export function searchesOf(request: Pick<SeenRequest, 'body'>): SearchRequest[] {
  try {
    const { requests }: { requests: SearchRequest[] } = JSON.parse(request.body);
    return requests;
  } catch {
    return [];
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
    .end(JSON.stringify(value));
}
