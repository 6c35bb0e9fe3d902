import type { IncomingHttpHeaders } from 'node:http';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { Docs } from '../../src/mcp/docs.ts';
import { securityHeaders } from '../../src/page/response-headers.ts';
import type { Deploy } from '../files/deploy.ts';
import type { Indexes } from '../search/protocol/operations.ts';
import { RateLimit, type RateLimitOptions } from '../search/rate-limit.ts';
import { builtDocs } from './built-docs.ts';
import { mcpServer } from './mcp-server.ts';
import { Workplace, type WorkplaceOptions } from './workplace.ts';

export interface McpOptions {
  /** Names of hosts that may be asked for, beside that of the site and this machine's own; also of origins. */
  readonly hosts?: readonly string[] | undefined;
  /** Calls of one client address; `false` for no limit. */
  readonly rate?: RateLimitOptions | false | undefined;
  /** Indexes in place of those of the site. */
  readonly indexes?: (() => Promise<Indexes>) | undefined;
  readonly work?: WorkplaceOptions;
  readonly onError: (error: unknown) => void;
}

/** A call over HTTP, before its body is read. */
export interface McpCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Network address of the client. */
  readonly client: string;
}

export interface McpHttp {
  /** Answers what needs no body: foreign hosts and origins, preflights, and callers that ask too often. */
  admit(call: McpCall, deploy: Deploy): Response | undefined;
  /** Answers an admitted call. @param signal set when its client has gone */
  answer(call: McpCall, body: string, deploy: Deploy, signal: AbortSignal): Promise<Response>;
  /** Ends what is being worked on. */
  close(): Promise<void>;
}

/** Bytes of a body. */
export const longestBody = 1_000_000;
/** Messages of a body; only clients of 2025-03-26 send more than one. */
const mostMessages = 50;
const defaultRate: RateLimitOptions = { perSecond: 50, burst: 100 };

/** Serves the tools of a built site over HTTP, without sessions: to clients of 2026-07-28 and of before. */
export function createMcpHttp({
  hosts = [],
  rate = defaultRate,
  indexes,
  work,
  onError,
}: McpOptions): McpHttp {
  const limit = rate && new RateLimit(rate);
  const workplace = new Workplace({ ...work, onError });
  /** Docs of each deploy; undefined for one without Markdown twins. */
  const made = new WeakMap<Deploy, Docs | undefined>();
  const docsOf = (deploy: Deploy): Docs | undefined => {
    if (!made.has(deploy)) made.set(deploy, docsOrReport(deploy));
    return made.get(deploy);
  };
  function docsOrReport(deploy: Deploy): Docs | undefined {
    try {
      return builtDocs(deploy, workplace, indexes);
    } catch (error) {
      onError(error);
      return undefined;
    }
  }
  const handlers = new WeakMap<Docs, ReturnType<typeof createMcpHandler>>();
  const handlerOf = (docs: Docs) => {
    const handler =
      handlers.get(docs) ??
      createMcpHandler(() => mcpServer(docs, onError), {
        // Nothing ever changes while a site is served, so there is nothing to listen for.
        maxSubscriptions: 8,
        maxRequestBodySize: longestBody,
      });
    handlers.set(docs, handler);
    return handler;
  };

  return {
    admit({ method, headers, client }, deploy) {
      const docs = docsOf(deploy);
      const own = docs ? [new URL(docs.site.url).hostname] : [];
      const known = [...localhostAllowedHostnames(), ...own, ...hosts];
      const host = validateHostHeader(headers.host, known);
      if (!host.ok) return failed(403, -32_000, host.message);
      const origin = validateOriginHeader(headers.origin, known);
      if (!origin.ok) return failed(403, -32_000, origin.message);
      if (method === 'OPTIONS') return preflight(headers.origin);
      const wait = limit ? limit.take(client, 1) : 0;
      if (wait > 0)
        return failed(429, -32_000, 'Too many requests', { 'retry-after': String(wait) }, headers.origin);
      if (!docs)
        return failed(
          404,
          -32_000,
          'This site was built without Markdown twins: build it with "npm run build"',
        );
      if (!/^(identity)?$/i.test(headers['content-encoding'] ?? ''))
        return failed(
          415,
          -32_000,
          'Compressed bodies are not read: send the body as it is',
          {},
          headers.origin,
        );
      return undefined;
    },
    async answer({ method, url, headers, client }, body, deploy, signal) {
      const docs = docsOf(deploy);
      if (!docs) return failed(404, -32_000, 'Not found');
      const messages = messagesIn(body);
      if (messages > mostMessages)
        return failed(400, -32_600, `A body has at most ${mostMessages} messages`, {}, headers.origin);
      const wait = limit && messages > 1 ? limit.take(client, messages - 1) : 0;
      if (wait > 0)
        return failed(429, -32_000, 'Too many requests', { 'retry-after': String(wait) }, headers.origin);
      const request = new Request(new URL(url, 'http://localhost'), {
        method,
        headers: sent(headers),
        signal,
        ...(method !== 'GET' && method !== 'HEAD' && { body }),
      });
      return framed(await handlerOf(docs).fetch(request), headers.origin);
    },
    close: () => workplace.close(),
  };
}

/** How many messages a body has, as far as its first sign tells; the SDK says what is wrong with it. */
function messagesIn(body: string): number {
  if (!body.trimStart().startsWith('[')) return 1;
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed.length : 1;
  } catch {
    return 1;
  }
}

/** Headers of a request, without those of its connection and of the form of its body, which was read. */
function sent(headers: IncomingHttpHeaders): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (
      value === undefined ||
      /^(?:connection|content-length|transfer-encoding|expect|keep-alive)$/.test(name)
    )
      continue;
    all.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return all;
}

/** An error of the protocol that concerns no message. */
export function failed(
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  origin?: string,
): Response {
  return framed(
    Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers }),
    origin,
  );
}

/** Tells a browser that a page of an allowed origin may ask. */
function preflight(origin: string | undefined): Response {
  const headers = {
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
  };
  return framed(new Response(null, { status: 204, headers }), origin);
}

function framed(response: Response, origin: string | undefined): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  headers.set('cache-control', 'no-store');
  headers.set('vary', 'origin');
  if (response.status === 405) headers.set('allow', 'POST, OPTIONS');
  if (origin !== undefined) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', 'retry-after');
  }
  return new Response(response.body, { status: response.status, headers });
}
