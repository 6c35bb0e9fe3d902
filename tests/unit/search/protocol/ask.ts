import { expect } from 'vitest';
import type { SearchEngine } from '../../../../src/search/core/engine.ts';
import { type HandlerOptions, handleQueries } from '../../../../src/search/protocol/handler.ts';
import type { SearchResponse, SearchResult } from '../../../../src/search/protocol/messages.ts';
import { fixtureEngine, indexName } from './fixture-engine.ts';

/** Sends a body, text or what becomes JSON, to the handler of an index. */
export const ask = (body: unknown, engine: SearchEngine = fixtureEngine(), options?: HandlerOptions) =>
  handleQueries(
    typeof body === 'string' ? body : JSON.stringify(body),
    new Map([[indexName, engine]]),
    options,
  );

/** The result of a request that must not be refused. */
export async function result(request: object, engine?: SearchEngine): Promise<SearchResult> {
  const { status, body } = await ask({ requests: [{ indexName, ...request }] }, engine);
  expect(status, JSON.stringify(body)).toBe(200);
  const [first] = (body as SearchResponse).results;
  if (!first) throw new Error('No result');
  return first;
}
