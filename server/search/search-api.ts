import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure, handleQueries } from '../../src/search/protocol/handler.ts';
import { limits } from '../../src/search/protocol/limits.ts';
import type { Indexes } from './load-indexes.ts';
import { RateLimit, type RateLimitOptions } from './rate-limit.ts';
import { BodyError, readBody } from './read-body.ts';
import { allowAll, type Reply, refuse, reply } from './replies.ts';

export interface SearchApiOptions {
  /** Engines by index name; asked at each call, so that it can load them at the first. */
  readonly indexes: () => Promise<Indexes>;
  /** What a caller must send to be answered. Absent: everybody is. */
  readonly credentials?: { readonly appId?: string; readonly apiKey?: string };
  /** Queries of one client address; `false` for no limit. 50 a second and 100 at once unless told. */
  readonly rate?: RateLimitOptions | false;
  /** Whether the address of a client is what a proxy in front of this server says. */
  readonly trustProxy?: boolean;
  /** Time for a body to arrive, in milliseconds. */
  readonly bodyTimeout?: number;
}

const defaultRate: RateLimitOptions = { perSecond: 50, burst: 100 };
const endpoint = '/1/indexes/*/queries';

/** Whether the search protocol, not a file, is meant. */
export function isApiPath(url = ''): boolean {
  return url.startsWith('/1/');
}

/**
 * Answers the queries endpoint of Algolia's protocol from this site's index, for pages of any origin.
 * @returns takes a call whose address `isApiPath`; its promise never rejects
 */
export function createSearchApi({
  indexes,
  credentials = {},
  rate = defaultRate,
  trustProxy = false,
  bodyTimeout = 5000,
}: SearchApiOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const limit = rate && new RateLimit(rate);

  async function answer(request: IncomingMessage, url: URL): Promise<Reply | undefined> {
    if (decodePath(url.pathname) !== endpoint) {
      return failure(`Not found: this server answers POST ${endpoint}`, 404);
    }
    if (request.method !== 'POST') {
      return { ...failure('Method not allowed: use POST', 405), headers: { allow: 'POST, OPTIONS' } };
    }
    let wait = 0;
    const admit = (queries: number) => {
      wait = limit ? limit.take(clientAddress(request, trustProxy), queries) : 0;
      return wait === 0;
    };
    const tooMany = () => ({
      ...failure('Too many requests', 429),
      headers: { 'retry-after': String(wait) },
    });
    if (!admit(1)) return tooMany();
    if (!allowed(request, url, credentials)) return failure('Invalid Application-ID or API key', 403);
    if (!/^(identity)?$/i.test(request.headers['content-encoding'] ?? '')) {
      return failure('Compressed bodies are not read: send the body as it is', 415);
    }
    const body = await readBody(request, { bytes: limits.bodyBytes, timeout: bodyTimeout });
    if (body === undefined) return undefined;
    const known = await indexes();
    if (known.size === 0) return failure('This site has no search index: build it with "npm run build"', 404);
    const result = await handleQueries(body, known, {
      // The first query is paid for.
      admit: (queries) => queries <= 1 || admit(queries - 1),
      onError: report,
    });
    return result.status === 429 ? tooMany() : result;
  }

  return async (request, response) => {
    try {
      if (request.method === 'OPTIONS') return allowAll(response);
      const made = await answer(request, new URL(request.url ?? '/', 'http://localhost'));
      if (made) await reply(request, response, made);
    } catch (error) {
      if (error instanceof BodyError) return refuse(request, response, error);
      report(error);
      await reply(request, response, failure('Internal error', 500)).catch(report);
    }
  };
}

function allowed(
  { headers }: IncomingMessage,
  { searchParams }: URL,
  { appId, apiKey }: NonNullable<SearchApiOptions['credentials']>,
): boolean {
  const given = (name: string) => searchParams.get(name) ?? headers[name];
  return (
    (appId === undefined || given('x-algolia-application-id') === appId) &&
    (apiKey === undefined || given('x-algolia-api-key') === apiKey)
  );
}

/** Behind a proxy it is the last address of the list: the one the proxy itself has seen. */
function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const addresses = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const forwarded = addresses.at(-1)?.trim();
  return forwarded || (socket.remoteAddress ?? '');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function report(error: unknown): void {
  console.error(error);
}
