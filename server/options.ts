import { parseArgs } from 'node:util';
import type { SearchApiOptions } from './search/search-api.ts';

/** What the command line and the environment say about the server; everything has a default. */
export interface ServerOptions {
  /** Folder of the built site. */
  readonly folder: string;
  readonly port: number;
  readonly host: string;
  readonly search: Omit<SearchApiOptions, 'indexes'>;
}

/**
 * Reads the arguments of the server, `[folder] [--port 3000] [--host localhost]`, and its environment variables.
 *
 * | variable | default | meaning |
 * |---|---|---|
 * | `PORT`, `HOST` | 3000, localhost | where to listen |
 * | `SEARCH_RATE`, `SEARCH_BURST` | 50, 100 | queries of one client address: per second, at once; rate 0: no limit |
 * | `SEARCH_APP_ID`, `SEARCH_API_KEY` | unset | what callers of the search must send, else 403 |
 * | `TRUST_PROXY` | unset | `1` when a proxy in front of the server sets `X-Forwarded-For` |
 *
 * @throws {RangeError | TypeError} when a number is none, or an argument is not known
 */
export function readOptions(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): ServerOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string' }, host: { type: 'string' } },
  });
  const port = number({ PORT: values.port ?? env.PORT }, 'PORT', 3000, 65_535);
  const perSecond = number(env, 'SEARCH_RATE', 50, 1_000_000);
  const burst = number(env, 'SEARCH_BURST', 2 * perSecond, 1_000_000);
  const { SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey } = env;
  return {
    folder: positionals[0] ?? 'dist',
    port,
    host: values.host ?? env.HOST ?? 'localhost',
    search: {
      credentials: { ...(appId && { appId }), ...(apiKey && { apiKey }) },
      rate: perSecond > 0 && { perSecond, burst: Math.max(1, burst) },
      trustProxy: env.TRUST_PROXY === '1',
    },
  };
}

function number(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  highest: number,
): number {
  const text = env[name] ?? '';
  const value = text === '' ? fallback : Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= highest) return value;
  throw new RangeError(`${name} is "${text}"; it must be a number from 0 to ${highest}.`);
}
