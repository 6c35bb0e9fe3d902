import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export interface LogOptions {
  readonly level: (typeof logLevels)[number];
  /** Whether what readers look for is written too: the queries of addresses. */
  readonly queries?: boolean;
  /** Takes the lines; standard output unless given. */
  readonly stream?: { write(line: string): void };
}

/** How the framework is to log: JSON, one line for each thing. */
export function loggerOf(
  { level, stream }: LogOptions = { level: 'error' },
): NonNullable<FastifyServerOptions['logger']> {
  return { level, base: null, ...(stream && { stream }) };
}

/** A request that is not answered yet. */
interface OpenRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What its connection was refused with, past the response. */
  refused?: number;
}

/** The last request of each connection, while it is open. */
export const openRequests = new WeakMap<Socket, OpenRequest>();

/** Writes one line when a request is over, answered or not. */
export function logRequest(
  { method, originalUrl, log, raw: request, socket }: FastifyRequest,
  { raw }: FastifyReply,
  options: LogOptions | undefined,
): void {
  const open: OpenRequest = { request, response: raw };
  openRequests.set(socket, open);
  const begin = performance.now();
  raw.once('close', () => {
    if (openRequests.get(socket) === open) openRequests.delete(socket);
    log.info({
      method,
      url: options?.queries ? originalUrl : originalUrl.split('?', 1)[0],
      status: raw.headersSent ? raw.statusCode : open.refused,
      ms: Math.round((performance.now() - begin) * 10) / 10,
      ...(!raw.writableFinished && !open.refused && { aborted: true }),
    });
  });
}
