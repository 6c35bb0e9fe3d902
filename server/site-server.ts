import type { IncomingMessage, Server } from 'node:http';
import fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { securityHeaders } from '../src/page/response-headers.ts';
import { failure } from '../src/search/protocol/handler.ts';
import { limits } from '../src/search/protocol/limits.ts';
import { RequestError } from '../src/search/protocol/request-error.ts';
import { refuseBody, refuseConnection } from './client-error.ts';
import { answerRequest, type SiteAnswer } from './files/answer.ts';
import { watchDeploys } from './files/deploys.ts';
import { type LogOptions, loggerOf, logRequest } from './log.ts';
import { addMcpRoutes } from './mcp/mcp-routes.ts';
import { apiAnswer, createSearchApi, isApiPath, type SearchApiOptions } from './search/search-api.ts';
import { stopper } from './stopping.ts';

export interface SiteServerOptions extends Omit<SearchApiOptions, 'onError'> {
  /** Whose word counts for the address of a client: `true` for who connects, or addresses and networks of proxies. */
  readonly trustProxy?: boolean | string;
  /** Time for a request to arrive, headers and body, in milliseconds. */
  readonly requestTimeout?: number;
  /** What is written to the log; errors only unless told. */
  readonly log?: LogOptions;
  /** Names of hosts at which tools for agents may be asked, beside those of the site and of this machine. */
  readonly mcpHosts?: readonly string[];
}

/** A server of a site, and the way to stop it. */
export interface SiteServer {
  readonly server: Server;
  /** Finishes what is being answered, for as many milliseconds. */
  stop(longest: number): Promise<void>;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Serves a built site: every form of a route with 200 and no redirect, an old path with 301 and its new address, the
 * not-found page of a language with 404, files with a hash in their name for ever, compressed where the client takes
 * it. Queries to the search endpoint are answered from the index of the site, tools for agents at `/mcp`, `/healthz` says
 * how the server is.
 * @param folder built site, or a link to one. Another one put in its place is served from then on
 * @returns a server that is not listening yet
 * @throws {Error} the folder has no not-found page, or a redirect in it is none
 */
export async function createSiteServer(folder: string, options: SiteServerOptions = {}): Promise<SiteServer> {
  const { trustProxy = false, requestTimeout = 10_000, log, indexes, mcpHosts, ...search } = options;
  const app = fastify({
    logger: loggerOf(log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    requestTimeout,
    // Of no use to anybody who reads: longer than a proxy keeps its own side open.
    keepAliveTimeout: 72_000,
    // Without a byte in either direction.
    connectionTimeout: 60_000,
    http: {
      // Missed below, where the refusal is an answer like others.
      requireHostHeader: false,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(1000, requestTimeout),
    },
    // The last address of the list: the one that the proxy itself has seen.
    trustProxy: trustProxy === true ? (_address, hop) => hop < 1 : trustProxy,
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, app.log),
    // A proxy is asked for the whole address, and a server has to take that, too (RFC 9112, 3.2.2). The search of a site
    // below a path is asked for below it.
    rewriteUrl: ({ url = '' }) =>
      url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/[^?#]+?(?=\/1\/indexes\/)/, ''),
    // An address whose percent-encoding is broken is one that does not exist.
    frameworkErrors: (_error, request, reply) => {
      logRequest(request, reply, log);
      void answer(request, reply);
    },
  });
  const report = (error: unknown) => app.log.error(error);
  const deploys = await watchDeploys(folder, report);
  const api = createSearchApi({ ...search, onError: report });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { method, headers, url } = request;
    if (isApiPath(url)) {
      const refused = api.admit({ method, url, headers, client: request.ip ?? '' });
      if (refused) return send(reply, refused);
    }
    return send(reply, await answerRequest(await deploys.current(), { method, url, headers }));
  }

  app.addHook('onRequest', async (request, reply) => {
    logRequest(request, reply, log);
    if (hasHost(request.raw)) return undefined;
    const refused = apiAnswer(failure('A request has one Host', 400));
    return send(reply, { ...refused, headers: { ...refused.headers, connection: 'close' } });
  });
  // An expectation that is not known may be passed over.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.get('/healthz', async (_, reply) => {
    const { publication, indexes } = await deploys.current();
    const health = { status: 'ok', publication, indexes: { loaded: indexes.loaded } };
    return reply.headers({ ...securityHeaders, 'cache-control': 'no-store' }).send(health);
  });

  // What type a body may have was looked at before.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, utf8.decode(body as Buffer));
    } catch {
      done(new RequestError('The body is not UTF-8'));
    }
  });
  const methods = app.supportedMethods;
  app.route({
    method: methods,
    url: '/1/*',
    // Before the body is read.
    onRequest: async (request, reply) => {
      const { method, headers, url } = request;
      const refused = api.admit({ method, url, headers, client: request.ip ?? '' });
      if (refused) return send(reply, refused);
      return undefined;
    },
    handler: async (request, reply) => {
      const { method, headers, url } = request;
      const { indexes: own } = await deploys.current();
      const body = typeof request.body === 'string' ? request.body : '';
      const call = { method, url, headers, client: request.ip ?? '' };
      return send(reply, await api.answer(call, body, indexes ?? own.get));
    },
  });
  const mcp = await addMcpRoutes(app, deploys, {
    hosts: mcpHosts,
    rate: search.rate,
    indexes,
    onError: report,
  });
  // Answered before a body is read: no page takes one.
  app.route({ method: methods, url: '*', onRequest: answer, handler: answer });
  app.setNotFoundHandler(answer);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error instanceof RequestError ? error.status : (error.statusCode ?? 500);
    if (status === 413) return refuseBody(request.raw, reply);
    if (status >= 500) report(error);
    const message = status >= 500 ? 'Internal error' : error.message;
    return send(reply, apiAnswer(failure(message, status)));
  });
  await app.ready();
  const stop = stopper(app.server);
  return {
    server: app.server,
    async stop(longest) {
      await stop(longest);
      await mcp.close();
    },
  };
}

/** Whether a request says once which host it means, as HTTP/1.1 wants it. */
function hasHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name)).length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function send(reply: FastifyReply, { status, headers, body }: SiteAnswer): FastifyReply {
  reply.code(status).headers(headers);
  if (reply.request.method === 'HEAD' && body) reply.header('content-length', body.length);
  return reply.send(body);
}
