/** A connection that a busy machine loses says nothing of the site: what was asked is asked once more. */
async function askAgain(ask: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (signal?.aborted) throw error;
    return ask();
  }
}

/**
 * Does something while `fetch` answers for one host alone.
 * @returns what came of it, and the addresses elsewhere that were asked for in vain
 */
export async function onlyTo<T>(
  origin: string,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly refused: readonly string[] }> {
  const refused = new Set<string>();
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url).origin === origin) return askAgain(() => fetch(input, init), init?.signal);
    refused.add(url);
    throw new TypeError(`${url} is not at ${origin}`);
  };
  try {
    return { result: await work(), refused: [...refused] };
  } finally {
    globalThis.fetch = fetch;
  }
}
