import type { SearchRequest } from '../../../src/search/protocol/messages.ts';
import type { ProviderSettings, SearchSettings } from '../../../src/search/settings.ts';
import { smallIndex } from './small-site.ts';

/** Settings of a provider. @param differs what differs from Algolia without fallback and reports */
export function fakeSettings(differs: Partial<ProviderSettings> = {}): SearchSettings {
  return {
    language: 'en',
    version: 'current',
    siteUrl: 'https://docs.example.org',
    searchPage: '/search',
    filters: [],
    // For tests of the client, which shows no text.
    strings: {} as SearchSettings['strings'],
    provider: {
      kind: 'algolia',
      indexName: 'dtx-docs',
      appId: 'APP',
      apiKey: 'KEY',
      fallback: false,
      insights: false,
      ...differs,
    },
    ...smallIndex,
    assets: [],
  };
}

/** A request of the index of these settings. */
export const fakeRequest = (query = 'tap'): SearchRequest => ({
  query,
  indexName: 'dtx-docs',
  hitsPerPage: 20,
});
