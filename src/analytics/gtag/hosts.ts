import type { Analytics } from '../../site/config.ts';

/** Who is sent what gtag measures; it chooses among them by region. */
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The collector that is connected to ahead of time. */
export const firstCollector = 'https://www.google-analytics.com';

/** Hosts that the security policy must allow, by what they are asked for. */
export interface ForeignHosts {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

/** Hosts of gtag, none of them for advertising; none at all while analytics is not configured. */
export function gtagHosts(analytics: Pick<Analytics, 'origin'> | undefined): ForeignHosts {
  if (!analytics) return { scripts: [], images: [], connections: [] };
  const hosts = [analytics.origin, ...collectors];
  return { scripts: [analytics.origin], images: hosts, connections: hosts };
}
