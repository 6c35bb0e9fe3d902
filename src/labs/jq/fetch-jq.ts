import address from 'jq-wasm/jq.wasm?url';

let fetching: Promise<ArrayBuffer> | undefined;

/**
 * The code of jq, fetched once by the page: a worker with what a reader typed has no network.
 * @throws {Error} it could not be had; the next call tries again
 */
export function fetchJq(): Promise<ArrayBuffer> {
  fetching ??= fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status}`);
      return response.arrayBuffer();
    })
    .catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
  return fetching;
}
