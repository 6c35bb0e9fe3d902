import { connectTimeout, readTimeout } from '../timeouts.ts';

/** What became of a request to one host. `failed` is also every status that is neither 2xx nor 4xx (row 8.2). */
export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | { readonly kind: 'failed' | 'timed out' };

/**
 * Sends a query to a host. Without headers of its own, so that browsers need no permission in advance (row 7.9).
 * @param patience how many times the base to wait for headers, and again for the rest (rows 9.10, 9.11)
 * @throws the reason of `signal` when it ends the request
 */
export async function post(
  url: string,
  body: string,
  patience: number,
  signal: AbortSignal,
): Promise<Outcome> {
  const ended = new AbortController();
  let timedOut = false;
  const expire = () => {
    timedOut = true;
    ended.abort();
  };
  let timer = setTimeout(expire, patience * connectTimeout);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', accept: 'application/json' },
      body,
      signal: AbortSignal.any([signal, ended.signal]),
    });
    clearTimeout(timer);
    const { status } = response;
    if (!response.ok && (status < 400 || status > 499)) {
      ended.abort();
      return { kind: 'failed' };
    }
    timer = setTimeout(expire, patience * readTimeout);
    return { kind: 'answered', status, body: await response.text() };
  } catch {
    signal.throwIfAborted();
    return { kind: timedOut ? 'timed out' : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
