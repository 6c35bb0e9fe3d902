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

/** Writes one line when a request is over, answered or not. */
export function logRequest(
  { method, originalUrl, log }: FastifyRequest,
  { raw }: FastifyReply,
  options: LogOptions | undefined,
): void {
  if (!options) return;
  const begin = performance.now();
  raw.once('close', () => {
    log.info({
      method,
      url: options?.queries ? originalUrl : originalUrl.split('?', 1)[0],
      status: raw.headersSent ? raw.statusCode : undefined,
      ms: Math.round((performance.now() - begin) * 10) / 10,
      ...(!raw.writableFinished && { aborted: true }),
    });
  });
}
