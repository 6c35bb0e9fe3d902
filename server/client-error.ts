import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { failure } from '../src/search/protocol/handler.ts';
import { openRequests } from './log.ts';
import { apiAnswer } from './search/search-api.ts';

const messages: Readonly<Record<number, string>> = {
  400: 'The request is not HTTP',
  408: 'The request did not arrive in time',
  431: 'The address and headers are too long',
};

/**
 * Answers what is no request, or not a whole one, in the form of other answers, and closes its connection. The answer
 * to a whole request before it comes first. Logged is no word of what came.
 * @param grace milliseconds that a client may go on sending
 */
export function refuseConnection(
  error: Error & { readonly code?: string },
  socket: Socket,
  { log, grace }: { readonly log: FastifyBaseLogger; readonly grace: number },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const open = openRequests.get(socket);
  if (open?.request.complete) {
    open.response.once('close', () => refuseConnection(error, socket, { log, grace }));
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
