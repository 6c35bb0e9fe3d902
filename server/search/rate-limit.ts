import { isIPv6 } from 'node:net';

export interface RateLimitOptions {
  /** Queries that a client may send every second for as long as it likes. */
  readonly perSecond: number;
  /** Queries that it may send at once after a pause. */
  readonly burst: number;
  /** Clients that are remembered; the one not seen for longest is forgotten first. */
  readonly clients?: number;
  /** In milliseconds; for tests. */
  readonly now?: () => number;
}

/** A token bucket for each client: memory is bounded by the number of clients. */
export class RateLimit {
  readonly #options: Required<RateLimitOptions>;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  constructor(options: RateLimitOptions) {
    this.#options = { clients: 10_000, now: () => performance.now(), ...options };
  }

  /** Number of clients that are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /**
   * Takes tokens from a client's bucket. More than the bucket can hold count as a full one.
   * @param client its network address
   * @returns 0 when there were enough, else the seconds to wait, at least 1; then none were taken
   */
  take(client: string, tokens = 1): number {
    const { perSecond, burst, clients, now } = this.#options;
    const key = network(client);
    const wanted = Math.min(tokens, burst);
    const at = now();
    const known = this.#buckets.get(key);
    const filled = known ? Math.min(burst, known.tokens + ((at - known.at) / 1000) * perSecond) : burst;
    const enough = filled >= wanted;
    // Set anew, so that the map is in the order of use.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: enough ? filled - wanted : filled, at });
    if (this.#buckets.size > clients) {
      const [oldest = ''] = this.#buckets.keys();
      this.#buckets.delete(oldest);
    }
    return enough ? 0 : Math.max(1, Math.ceil((wanted - filled) / perSecond));
  }
}

/** A client of IPv6 has a network of its own, so that its addresses count as one. */
function network(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const [before = '', after] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  if (after === undefined) return [...before].slice(0, 4).join(':');
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
