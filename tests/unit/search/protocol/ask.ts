import { expect } from 'vitest';
import { answerQueries, type ServedResult } from '../../../../server/search/protocol/operations.ts';
import type { SiteIndex } from '../../../../server/search/site-index.ts';
import { answered, type OnError } from '../../../../src/search/protocol/handler.ts';
import type { SearchResult } from '../../../../src/search/protocol/messages.ts';
import { fixtureEngine, indexName } from './fixture-engine.ts';

interface AskOptions {
  readonly admit?: (requests: number) => void;
  readonly onError?: OnError;
}

/** Sends a body, text or what becomes JSON, to the queries endpoint of an index as the server has it. */
export const ask = (
  body: unknown,
  index: SiteIndex = fixtureEngine(),
  { admit, onError }: AskOptions = {},
) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return answered(() => answerQueries(text, new Map([[indexName, index]]), admit), onError);
};

/** The result of a request that must not be refused. */
export async function result(request: object, index?: SiteIndex): Promise<SearchResult & ServedResult> {
  const { status, body } = await ask({ requests: [{ indexName, ...request }] }, index);
  expect(status, JSON.stringify(body)).toBe(200);
  const [first] = 'results' in body ? body.results : [];
  if (!first || 'facetHits' in first) throw new Error('No result');
  return first as SearchResult & ServedResult;
}
