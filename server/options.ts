import { parseArgs } from 'node:util';
import { type LogOptions, logLevels } from './log.ts';
import type { SiteServerOptions } from './site-server.ts';

/** What the command line and the environment say about the server; everything has a default. */
export interface ServerOptions {
  /** Folder of the built site. */
  readonly folder: string;
  readonly port: number;
  readonly host: string;
  /** Handed on to the server. */
  readonly server: Pick<SiteServerOptions, 'credentials' | 'rate' | 'trustProxy' | 'log' | 'mcpHosts'>;
}

/**
 * Reads the arguments of the server, `[folder] [--port 3000] [--host localhost]`, and its environment variables.
 *
 * | variable | default | meaning |
 * |---|---|---|
 * | `PORT`, `HOST` | 3000, localhost | where to listen |
 * | `SEARCH_RATE`, `SEARCH_BURST` | 50, 100 | queries of one client address: per second, at once; rate 0: no limit |
 * | `SEARCH_APP_ID`, `SEARCH_API_KEY` | unset | what callers of the search must send, else 403 |
 * | `TRUST_PROXY` | unset | whose `X-Forwarded-For` counts: addresses and networks of proxies, `1` for who connects |
 * | `MCP_HOSTS` | unset | names of hosts, by commas, at which agents may ask beside the site's own and this machine's |
 * | `LOG_LEVEL` | info | `info` is a line of JSON for each request, `warn` and `error` less, `silent` nothing |
 * | `LOG_QUERIES` | unset | `1` to log what readers look for, too |
 *
 * @throws {RangeError | TypeError} when a number is none, a level is none, or an argument is not known
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
  const { SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, TRUST_PROXY: proxies = '' } = env;
  return {
    folder: positionals[0] ?? 'dist',
    port,
    host: values.host || env.HOST || 'localhost',
    server: {
      credentials: { ...(appId && { appId }), ...(apiKey && { apiKey }) },
      rate: perSecond > 0 && { perSecond, burst: Math.max(1, burst) },
      trustProxy: proxies === '1' || (proxies !== '' && proxies !== '0' && proxies),
      mcpHosts: (env.MCP_HOSTS ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []),
      log: { level: logLevel(env.LOG_LEVEL || 'info'), queries: env.LOG_QUERIES === '1' },
    },
  };
}

function logLevel(text: string): LogOptions['level'] {
  const level = logLevels.find((each) => each === text);
  if (level) return level;
  throw new RangeError(`LOG_LEVEL is "${text}"; it must be one of ${logLevels.join(', ')}.`);
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
