import type { SearchEngine } from '../core/engine.ts';
import type { ProtocolError, SearchResponse } from './messages.ts';
import { parseBody, parseRequest, parseRequests } from './parse-request.ts';
import { RequestError } from './request-error.ts';
import { respond } from './respond.ts';

/** What goes back to the caller: `body` as JSON with this status. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body | ProtocolError;
}

/** Told what went wrong inside; the caller learns no more than that something did. */
export type OnError = (error: unknown) => void;

/**
 * Answers a search of this site's own pages (rows 7.1 to 7.10), in the browser. The server answers everybody, and
 * more: see `server/search/protocol`. Never throws.
 * @param body JSON of the queries endpoint
 * @param indexes engines by index name
 * @returns 200, or the status and reason of a failure: 400 wrong body, 404 unknown index, 500 an engine failed
 */
export function handleQueries(
  body: string,
  indexes: ReadonlyMap<string, SearchEngine>,
  onError?: OnError,
): Promise<Answer<SearchResponse>> {
  return answered(async () => {
    const requests = parseRequests(parseBody(body), (fields) => ({ request: parseRequest(fields) }));
    const results = requests.map(({ request }) => respond(request, indexOf(indexes, request.indexName)));
    return { results: await Promise.all(results) };
  }, onError);
}

/** Makes an answer of what a call gives or throws. Never throws. */
export async function answered<Body>(call: () => Promise<Body>, onError?: OnError): Promise<Answer<Body>> {
  try {
    return { status: 200, body: await call() };
  } catch (error) {
    if (error instanceof RequestError) return failure(error.message, error.status);
    onError?.(error);
    return failure('Internal error', 500);
  }
}

/** An answer that is not a success. */
export function failure(message: string, status: number): Answer<never> {
  return { status, body: { message, status } };
}

/** @throws {RequestError} when there is no index of this name */
export function indexOf<Index>(indexes: ReadonlyMap<string, Index>, name: string): Index {
  const index = indexes.get(name);
  if (!index) throw new RequestError(`Index ${name.slice(0, 128).toWellFormed()} does not exist`, 404);
  return index;
}
