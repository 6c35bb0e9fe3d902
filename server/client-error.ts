import { once } from 'node:events';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { failure } from '../src/search/protocol/handler.ts';
import { limits } from '../src/search/protocol/limits.ts';
import type { SiteAnswer } from './files/answer.ts';
import { openRequests } from './log.ts';
import { apiAnswer } from './search/search-api.ts';

/** After a refusal, in milliseconds: how long a client may go on sending before its connection is closed. */
const grace = 1000;

const messages: Readonly<Record<number, string>> = {
  400: 'The request is not HTTP',
  408: 'The request did not arrive in time',
  431: 'The address and headers are too long',
};

/**
 * Answers what is not a request, or not a whole one, in the form of other answers, and closes its connection. The answer
 * to a whole request before it comes first. Logged is not a word of what came.
 */
export function refuseConnection(
  error: Error & { readonly code?: string },
  socket: Socket,
  log: FastifyBaseLogger,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const open = openRequests.get(socket);
  if (open?.request.complete) {
    open.response.once('close', () => refuseConnection(error, socket, log));
    return;
  }
  if (open?.response.headersSent) {
    socket.destroy();
    return;
  }
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400;
  const { headers, body } = apiAnswer(failure(messages[status] ?? '', status));
  const lines = Object.entries({
    ...headers,
    date: new Date().toUTCString(),
    connection: 'close',
    'content-length': String(body?.length),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Closed at once, a client that is still sending would see a broken connection instead of the answer.
  setTimeout(() => socket.destroy(), grace).unref();
  if (open) open.refused = status;
  else log.info({ status });
}

/**
 * Answers a body that is too large, unless told otherwise in the form of the search. The connection is closed a little later, or when the client has sent everything:
 * closed at once, the client would see a broken connection instead of the answer.
 */
export function refuseBody(
  request: IncomingMessage,
  reply: FastifyReply,
  { status, headers, body }: SiteAnswer = apiAnswer(
    failure(`The body is larger than ${limits.bodyBytes} bytes`, 413),
  ),
): FastifyReply {
  async function* slowly() {
    yield body;
    const ends = new AbortController();
    const { signal } = ends;
    const over = [once(request, 'end', { signal }), once(request, 'close', { signal })];
    request.resume();
    await Promise.race([...over, wait(grace, undefined, { signal })]).catch(() => undefined);
    ends.abort();
  }
  reply.code(status).headers({ ...headers, connection: 'close', 'content-length': String(body?.length) });
  return reply.send(Readable.from(slowly()));
}
