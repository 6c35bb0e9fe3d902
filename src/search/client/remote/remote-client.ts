import type { SearchRequest, SearchResult } from '../../protocol/messages.ts';
import type { ProviderSettings } from '../../settings.ts';
import { hostOrder, markAnswered, markHost, someHostUp } from '../host-marks.ts';
import { hostsOf } from '../hosts.ts';
import { withMemory } from '../memory.ts';
import { ApiError, type SearchClient, UnreachableError } from '../search-client.ts';
import { patience } from '../timeouts.ts';
import { post } from './post.ts';
import { readAnswer, readRefusal } from './read-answer.ts';

export interface RemoteClient extends SearchClient {
  /** Whether a query can hope for a quick answer: not every host failed or timed out of late. */
  ready(): boolean;
}

/**
 * Client of hosts that speak the protocol (rows 7.1 to 7.11, 8.1 to 8.4, 9.10 to 9.13).
 * @param site origin of this page
 * @throws {Error} Algolia needs an application id and a key (rows 5.3, 5.4)
 */
export function createRemoteClient(provider: ProviderSettings, site = location.origin): RemoteClient {
  if (provider.kind === 'algolia') {
    if (!provider.appId) throw new Error('`appId` is missing.');
    if (!provider.apiKey) throw new Error('`apiKey` is missing.');
  }
  const hosts = hostsOf(provider, site);
  const path = `/1/indexes/*/queries?${credentials(provider)}`;

  async function ask(request: SearchRequest, signal: AbortSignal): Promise<SearchResult> {
    const body = JSON.stringify({ requests: [request] });
    const order = hostOrder(hosts);
    let timeouts = 0;
    for (const host of order.hosts) {
      const outcome = await post(host + path, body, patience(order.timedOut, timeouts), signal);
      if (outcome.kind === 'answered') {
        markAnswered(host);
        if (outcome.status >= 400)
          throw new ApiError(readRefusal(outcome.body, outcome.status), outcome.status);
        return readAnswer(outcome.body, request);
      }
      markHost(host, outcome.kind === 'failed' ? 'down' : 'timed out');
      if (outcome.kind === 'timed out') timeouts += 1;
    }
    throw new UnreachableError(
      `No search host answered: ${order.hosts.join(', ')}. Check the network connection` +
        `${provider.kind === 'algolia' ? ', the application id' : ''} and that this page may connect to them.`,
    );
  }
  return { search: withMemory(ask), ready: () => someHostUp(hosts) };
}

/** Who asks, sorted by name (row 7.9). A server of one's own may need neither id nor key. */
function credentials({ appId, apiKey }: ProviderSettings): string {
  return new URLSearchParams({
    'x-algolia-agent': 'DTX Docs',
    ...(apiKey === undefined ? {} : { 'x-algolia-api-key': apiKey }),
    ...(appId === undefined ? {} : { 'x-algolia-application-id': appId }),
  }).toString();
}
