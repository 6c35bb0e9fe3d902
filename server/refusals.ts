import { once } from 'node:events';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { failure } from '../src/search/protocol/handler.ts';
import { limits } from '../src/search/protocol/limits.ts';
import { apiAnswer } from './search/search-api.ts';

/** After a refusal, in milliseconds: how long a client may go on sending before its connection is closed. */
const grace = 1000;

/** Codes of Node's parser and of its timeouts; any other is of what is no request at all. */
const reasons: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};

/**
 * Answers what never became a request, and closes its connection. What was sent is not written to the log.
 * @param error with the code of the parser
 */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  log: FastifyBaseLogger,
): void {
  const { code = '' } = error;
  // The client is gone.
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = reasons[code] ?? [400, 'This is no request of HTTP/1.1.'];
  log.info({ status, code });
  if (socket.writable) {
    const { headers, body = '' } = apiAnswer(failure(message, status));
    const lines = Object.entries({ ...headers, connection: 'close', 'content-length': body.length });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
  }
  socket.destroy(error);
}

/**
 * Answers a body that is too large. The connection is closed a little later, or when the client has sent everything:
 * closed at once, the client would see a broken connection instead of the answer.
 */
export function refuseBody(request: IncomingMessage, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = apiAnswer(
    failure(`The body is larger than ${limits.bodyBytes} bytes`, 413),
  );
  async function* slowly() {
    yield body;
    const ends = new AbortController();
    const { signal } = ends;
    const over = [once(request, 'end', { signal }), once(request, 'close', { signal })];
    request.resume();
    await Promise.race([...over, setTimeout(grace, undefined, { signal })]).catch(() => undefined);
    ends.abort();
  }
  reply.code(status).headers({ ...headers, connection: 'close', 'content-length': String(body?.length) });
  return reply.send(Readable.from(slowly()));
}
