import type { SearchRequest, SearchResult } from '../protocol/messages.ts';

/**
 * Where answers come from: this browser, this site's server or Algolia. The modal and the search page know only
 * this interface.
 */
export interface SearchClient {
  /**
   * One query (rows 7.1 to 7.11, 8.1 to 8.4). Equal requests are answered from memory.
   * @param signal ends the query; the promise then rejects with its reason
   * @throws {UnreachableError} every host failed
   * @throws {ApiError} the provider refused the request; another host would refuse it too
   * @throws {DeserializationError} the answer is not what the protocol promises
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResult>;
}

/** A client that can prepare for its first query. */
export interface WarmableClient extends SearchClient {
  /** Loads what the first query needs; what fails is tried again by the query. */
  warm(): void;
}

/** All hosts failed, or the index could not be loaded (row 8.1). */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Status 4xx (row 8.3). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** A 2xx answer that cannot be read (row 8.4). */
export class DeserializationError extends Error {
  override readonly name = 'DeserializationError';
}
