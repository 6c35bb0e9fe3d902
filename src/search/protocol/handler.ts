import type { SearchEngine } from '../core/engine.ts';
import { answerRequest } from './answer.ts';
import type { ProtocolError, SearchResponse } from './messages.ts';
import { parseRequests } from './parse-request.ts';
import { RequestError } from './request-error.ts';

/** What goes back to the caller: `body` as JSON with this status. */
export interface Answer {
  readonly status: number;
  readonly body: SearchResponse | ProtocolError;
}

export interface HandlerOptions {
  /** Asked before anything is searched, with the number of requests; `false` is answered with 429. */
  readonly admit?: (requests: number) => boolean;
  /** Told what an engine threw; the caller learns no more than that something did. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Answers a POST to the queries endpoint (rows 7.1 to 7.10): the same in the browser's worker, in the server and in
 * tests. Never throws.
 * @param body JSON, as it came; the caller limits its size
 * @param indexes engines by index name
 * @returns 200, or the status and reason of a failure: 400 wrong body, 404 unknown index, 429 refused by `admit`,
 *   500 an engine failed
 */
export async function handleQueries(
  body: string,
  indexes: ReadonlyMap<string, SearchEngine>,
  { admit, onError }: HandlerOptions = {},
): Promise<Answer> {
  try {
    const requests = parseRequests(body).map((request) => ({ request, engine: engineOf(request, indexes) }));
    if (admit?.(requests.length) === false) throw new RequestError('Too many requests', 429);
    const results = await Promise.all(requests.map(({ request, engine }) => answerRequest(request, engine)));
    return { status: 200, body: { results } };
  } catch (error) {
    if (error instanceof RequestError) return failure(error.message, error.status);
    onError?.(error);
    return failure('Internal error', 500);
  }
}

/** An answer that is no success. */
export function failure(message: string, status: number): Answer {
  return { status, body: { message, status } };
}

function engineOf(
  { indexName }: { readonly indexName: string },
  indexes: ReadonlyMap<string, SearchEngine>,
): SearchEngine {
  const engine = indexes.get(indexName);
  if (!engine) throw new RequestError(`Index ${indexName.slice(0, 128).toWellFormed()} does not exist`, 404);
  return engine;
}
