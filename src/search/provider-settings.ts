import type { SiteConfig } from '../site/config.ts';
import { hostsOf } from './client/hosts.ts';
import type { ProviderSettings } from './settings.ts';

/** What a browser is told of the configured provider. */
export function providerSettings({
  search,
  basePath,
}: Pick<SiteConfig, 'search' | 'basePath'>): ProviderSettings {
  const { indexName } = search;
  switch (search.provider) {
    case 'local':
      return { kind: 'local', indexName, fallback: false, insights: false };
    case 'self':
      return {
        kind: 'self',
        indexName,
        fallback: search.fallback,
        insights: false,
        ...(basePath && { path: basePath }),
      };
    case 'algolia': {
      const { appId, apiKey, hosts, fallback, insights } = search;
      return { kind: 'algolia', indexName, appId, apiKey, fallback, insights, ...(hosts && { hosts }) };
    }
  }
}

/** Origins of others that a search asks, the preferred one first; none when this site answers by itself. */
export function foreignHosts(search: SiteConfig['search']): string[] {
  if (search.provider !== 'algolia') return [];
  const [first, ...others] = hostsOf(providerSettings({ search, basePath: '' }), '');
  return first === undefined ? [] : [first, ...others.sort()];
}
