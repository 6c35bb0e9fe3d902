import type { IncomingHttpHeaders } from 'node:http';
import { MIMEType, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from '../../src/page/response-headers.ts';
import { type Answer, answered, failure } from '../../src/search/protocol/handler.ts';
import { RequestError } from '../../src/search/protocol/request-error.ts';
import { chosen, type SiteAnswer } from '../files/answer.ts';
import { operationAt, operations } from './protocol/operation-at.ts';
import type { Indexes } from './protocol/operations.ts';
import { RateLimit, type RateLimitOptions } from './rate-limit.ts';

export interface SearchApiOptions {
  /** Engines by index name in place of the site's; asked at each call. */
  readonly indexes?: () => Promise<Indexes>;
  /** What a caller must send to be answered. Absent: everybody is. */
  readonly credentials?: { readonly appId?: string; readonly apiKey?: string };
  /** Queries of one client address; `false` for no limit. 50 a second and 100 at once unless told. */
  readonly rate?: RateLimitOptions | false;
  /** Told what goes wrong inside. */
  readonly onError?: (error: unknown) => void;
}

/** A call to the search, before its body is read. */
export interface ApiCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Network address of the client. */
  readonly client: string;
}

type Reply = Answer<object> & { readonly headers?: Readonly<Record<string, string>> };

export interface SearchApi {
  /** Answers what needs no body: wrong addresses, methods and keys, and callers that ask too often. */
  admit(call: ApiCall): SiteAnswer | undefined;
  /** Answers an admitted call. */
  answer(call: ApiCall, body: string, indexes: () => Promise<Indexes>): Promise<SiteAnswer>;
}

const defaultRate: RateLimitOptions = { perSecond: 50, burst: 100 };
const day = 24 * 60 * 60;
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
/** A window of 64 kB holds any answer; a larger one takes longer to set up than to use. */
const compression = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
};
/** Everybody may ask: there is nothing here that a reader of the site does not get, and nothing can be changed. */
const headersOfAll = {
  ...securityHeaders,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store',
};
/** Tells a browser that pages of other sites may ask. */
const preflight: SiteAnswer = {
  status: 204,
  headers: {
    ...headersOfAll,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': '*',
    'access-control-max-age': String(day),
  },
};

/** Whether the search protocol, not a file, is meant. */
export function isApiPath(url = ''): boolean {
  return url.startsWith('/1/');
}

/** Answers the searches of Algolia's protocol from this site's index, for pages of any origin. */
export function createSearchApi({
  credentials = {},
  rate = defaultRate,
  onError,
}: SearchApiOptions): SearchApi {
  const limit = rate && new RateLimit(rate);
  /** @returns an answer when this client has to wait */
  const charge = ({ client }: ApiCall, queries: number): Reply | undefined => {
    const wait = limit ? limit.take(client, queries) : 0;
    if (wait === 0) return undefined;
    return { ...failure('Too many requests', 429), headers: { 'retry-after': String(wait) } };
  };

  function refusal(call: ApiCall): Reply | undefined {
    const { pathname, searchParams } = new URL(call.url, 'http://localhost');
    const operation = operationAt(pathname);
    if (!operation) return failure(`Not found: this server answers ${operations.join(', ')}`, 404);
    const { method } = operation;
    if (call.method !== method)
      return {
        ...failure(`Method not allowed: use ${method}`, 405),
        headers: { allow: `${method}, OPTIONS` },
      };
    const tooMany = charge(call, 1);
    if (tooMany) return tooMany;
    if (!allowed(call.headers, searchParams, credentials))
      return failure('Invalid Application-ID or API key', 403);
    if (!/^(identity)?$/i.test(call.headers['content-encoding'] ?? ''))
      return {
        ...failure('Compressed bodies are not read: send the body as it is', 415),
        headers: { 'accept-encoding': 'identity' },
      };
    if (method === 'POST' && !isJson(call.headers['content-type']))
      return {
        ...failure('Content-Type must be application/json, in UTF-8', 415),
        headers: { accept: 'application/json' },
      };
    const unknown = [...searchParams.keys()].find(
      (name) => !/^x-algolia-/i.test(name) && !operation.parameters?.includes(name),
    );
    if (unknown !== undefined)
      return failure(`${unknown.slice(0, 64).toWellFormed()} is not a parameter of this address.`, 400);
    return undefined;
  }

  return {
    admit(call) {
      if (call.method === 'OPTIONS') return preflight;
      const refused = refusal(call);
      return refused && apiAnswer(refused);
    },
    async answer(call, body, indexes) {
      const known = await indexes();
      if (known.size === 0)
        return apiAnswer(failure('This site has no search index: build it with "npm run build"', 404));
      const { pathname, searchParams: parameters } = new URL(call.url, 'http://localhost');
      const operation = operationAt(pathname);
      let tooMany: Reply | undefined;
      const admit = (queries: number) => {
        // The first query is paid for.
        tooMany = queries > 1 ? charge(call, queries - 1) : undefined;
        if (tooMany) throw new RequestError('Too many requests', 429);
      };
      const result = await answered(
        async () => operation?.answer({ body, parameters, indexes: known, admit }) ?? {},
        onError,
      );
      return compressed(apiAnswer(tooMany ?? result), call.headers);
    },
  };
}

/** An answer of the protocol, as JSON. */
export function apiAnswer({ status, body, headers }: Reply): SiteAnswer {
  return {
    status,
    headers: {
      ...headersOfAll,
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
      ...headers,
    },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** A small answer is one packet in any form. */
async function compressed(answer: SiteAnswer, headers: IncomingHttpHeaders): Promise<SiteAnswer> {
  const { body } = answer;
  const encoding = body && body.length > 1400 ? chosen(headers, ['br', 'gzip', 'identity']) : undefined;
  if (!body || !encoding) return answer;
  return {
    ...answer,
    headers: { ...answer.headers, 'content-encoding': encoding },
    body: await (encoding === 'br' ? toBrotli(body, compression) : toGzip(body, { level: 4 })),
  };
}

/** What the published clients send instead of the type of JSON, so that browsers need not ask first. */
const types = new Set(['application/json', 'text/plain', 'application/x-www-form-urlencoded']);

/** Whether a body of this type is read. Without a type it is. */
function isJson(type: string | undefined): boolean {
  if (type === undefined) return true;
  try {
    const { essence, params } = new MIMEType(type);
    return types.has(essence) && /^utf-?8$/i.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false;
  }
}

function allowed(
  headers: IncomingHttpHeaders,
  searchParams: URLSearchParams,
  { appId, apiKey }: NonNullable<SearchApiOptions['credentials']>,
): boolean {
  const given = (name: string) => searchParams.get(name) ?? headers[name];
  return (
    (appId === undefined || given('x-algolia-application-id') === appId) &&
    (apiKey === undefined || given('x-algolia-api-key') === apiKey)
  );
}
