import { createClient } from '../../client/create-client.ts';
import { createInsights, type Insights } from '../../client/insights.ts';
import { loadSettings } from '../../client/load-settings.ts';
import type { SearchResult } from '../../protocol/messages.ts';
import { searchRequest, snippetWords } from '../search-request.ts';

/** The provider of the site, ready to be asked. */
export interface Connection {
  readonly insights: Insights;
  /** See `WarmableClient`. */
  warm(): void;
  /**
   * One page of the hits of a query.
   * @param page from 0
   * @throws see `SearchClient`
   */
  ask(query: string, page: number, section: string | undefined, signal: AbortSignal): Promise<SearchResult>;
}

export type Connect = () => Promise<Connection>;

/**
 * Connects to the provider that the settings name: once, and again when it failed.
 * @param settings address of the settings
 */
export function connector(settings: string): Connect {
  let connecting: Promise<Connection> | undefined;
  return () => {
    connecting ??= connect(settings).catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    return connecting;
  };
}

async function connect(address: string): Promise<Connection> {
  const settings = await loadSettings(address);
  const { filters } = settings;
  const client = createClient(settings, () => loadSettings(address, 'no-cache'));
  const { indexName, insights: clickAnalytics } = settings.provider;
  const words = snippetWords();
  return {
    insights: createInsights(settings.provider),
    warm: () => client.warm(),
    ask: (query, page, section, signal) =>
      client.search(
        searchRequest(query, { indexName, filters, words, clickAnalytics, page, section }),
        signal,
      ),
  };
}
