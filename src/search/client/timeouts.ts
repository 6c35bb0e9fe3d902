/** From sending a query until the headers of its answer, in milliseconds (row 9.10). */
export const connectTimeout = 1_000;
/** From the headers of an answer until its end, in milliseconds (row 9.11). */
export const readTimeout = 2_000;
/** For each write of the index upload, in milliseconds (row 9.12). */
export const writeTimeout = 30_000;

/**
 * How many times the base a query waits for its next host: the more time-outs there were, the slower the network,
 * and the more patience it needs (rows 9.10, 9.11).
 * @param marked hosts that were marked as timed out before the query
 * @param timeouts time-outs of this query so far
 */
export function patience(marked: number, timeouts: number): number {
  return marked === 0 && timeouts === 0 ? 1 : marked + 3 + timeouts;
}
