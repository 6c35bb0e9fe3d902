import { DeserializationError, UnreachableError } from './search-client.ts';

/** A file that takes longer is given up, in milliseconds: a connection that hangs must become an error. */
const patience = 30_000;

/**
 * Fetches a JSON file of this site. Without a network, what the browser kept of it is better than nothing, also when it
 * should ask whether that is the newest.
 * @param what names it in messages
 * @throws {UnreachableError} no answer, or a status that is not a success
 * @throws {DeserializationError} not JSON
 */
export async function fetchJson(
  url: string,
  what: string,
  cache: RequestCache = 'default',
): Promise<unknown> {
  const unreachable = (reason: string) =>
    new UnreachableError(`${what} could not be loaded from ${url}: ${reason}`);
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(url, { signal, cache }).catch((error: unknown) => {
    const known = cache === 'default' ? fetch(url, { signal, cache: 'force-cache' }) : Promise.reject();
    return known.catch(() => {
      throw unreachable(String(error));
    });
  });
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
