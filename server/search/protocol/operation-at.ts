import { answerFacet, answerObject, answerQueries, answerSingle, type Indexes } from './operations.ts';

/** A call to the search, once its body is there. */
export interface OperationCall {
  readonly body: string;
  /** Of the address. */
  readonly parameters: URLSearchParams;
  readonly indexes: Indexes;
  /** Asked with the number of queries before anything is searched; throws when they are too many. */
  readonly admit: (queries: number) => void;
}

/** Something the server can be asked for. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /** Names of what its address may have behind the `?`, besides what is about the caller. */
  readonly parameters?: readonly string[];
  /** @throws {RequestError} when the call is refused */
  answer(call: OperationCall): Promise<object>;
}

/** Everything the server can be asked for, for people. */
export const operations = [
  'POST /1/indexes/*/queries',
  'POST /1/indexes/{index}/query',
  'POST /1/indexes/{index}/facets/{facet}/query',
  'GET /1/indexes/{index}/{objectID}',
];

/**
 * The operation at an address; undefined when there is none.
 * @param pathname as it came, percent-encoded
 */
export function operationAt(pathname: string): Operation | undefined {
  const [, one, collection, index = '', ...path] = pathname.split('/').map(decoded);
  if (one !== '1' || collection !== 'indexes' || [index, ...path].includes('')) return undefined;
  const [name = '', facet = '', last] = path;
  if (index === '*') {
    if (path.length > 1 || name !== 'queries') return undefined;
    return { method: 'POST', answer: ({ body, indexes, admit }) => answerQueries(body, indexes, admit) };
  }
  if (path.length === 3 && name === 'facets' && last === 'query')
    return { method: 'POST', answer: ({ body, indexes }) => answerFacet(index, facet, body, indexes) };
  if (path.length !== 1) return undefined;
  if (name === 'query')
    return { method: 'POST', answer: ({ body, indexes }) => answerSingle(index, body, indexes) };
  return {
    method: 'GET',
    parameters: ['attributesToRetrieve'],
    answer: ({ parameters, indexes }) => answerObject(index, name, parameters, indexes),
  };
}

/** A part of an address; empty when its encoding is broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
