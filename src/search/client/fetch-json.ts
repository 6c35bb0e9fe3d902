import { DeserializationError, UnreachableError } from './search-client.ts';

/** A file that takes longer is given up, in milliseconds: a connection that hangs must become an error. */
const patience = 30_000;

/**
 * Fetches a JSON file of this site.
 * @param what names it in messages
 * @throws {UnreachableError} no answer, or a status that is no success
 * @throws {DeserializationError} not JSON
 */
export async function fetchJson(
  url: string,
  what: string,
  cache: RequestCache = 'default',
): Promise<unknown> {
  const unreachable = (reason: string) =>
    new UnreachableError(`${what} could not be loaded from ${url}: ${reason}`);
  const response = await fetch(url, { signal: AbortSignal.timeout(patience), cache }).catch(
    (error: unknown) => {
      throw unreachable(String(error));
    },
  );
  if (!response.ok) throw unreachable(`status ${response.status}`);
  const body = await response.text().catch((error: unknown) => {
    throw unreachable(String(error));
  });
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new DeserializationError(`${what} at ${url} is not JSON`, { cause: error });
  }
}
