import type { SearchSettings } from '../settings.ts';
import { createClient } from './create-client.ts';
import { type Found, readFound } from './hits.ts';
import { createInsights, type Insights } from './insights.ts';
import { loadSettings } from './load-settings.ts';
import { searchRequest, snippetWords } from './search-request.ts';

/** Which hits of a query are asked for. */
export interface Part {
  /** Page of the answer, from 0. */
  readonly page?: number;
  /** Name of the section that hits must be of. */
  readonly section?: string | undefined;
}

/** @throws see `SearchClient` */
export type Ask = (query: string, part: Part, signal: AbortSignal) => Promise<Found>;

/** The provider of the site, ready to be asked: all that the dialog and the search page know of it. */
export interface Connection {
  readonly settings: SearchSettings;
  readonly insights: Insights;
  /** See `WarmableClient`. */
  warm(): void;
  readonly ask: Ask;
}

export type Connect = () => Promise<Connection>;

/**
 * Connects to the provider that the settings name: once, and again when it failed.
 * @param address of the settings
 * @returns rejects when the settings cannot be had, or lack what the provider needs (rows 5.3, 5.4)
 */
export function connector(address: string): Connect {
  let connecting: Promise<Connection> | undefined;
  return () => {
    connecting ??= connect(address).catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    return connecting;
  };
}

async function connect(address: string): Promise<Connection> {
  const settings = await loadSettings(address);
  const { filters, provider } = settings;
  const client = createClient(settings, () => loadSettings(address, 'no-cache'));
  const { indexName, insights: clickAnalytics } = provider;
  return {
    settings,
    insights: createInsights(provider),
    warm: () => client.warm(),
    ask: async (query, part, signal) => {
      const options = { indexName, filters, words: snippetWords(), clickAnalytics, ...part };
      return readFound(await client.search(searchRequest(query, options), signal));
    },
  };
}
