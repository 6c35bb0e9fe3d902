import { describe, expect, it } from 'vitest';
import { hostsOf } from '../../../src/search/client/hosts.ts';
import { foreignHosts, providerSettings } from '../../../src/search/provider-settings.ts';
import { siteConfigSchema } from '../../../src/site/config.ts';
import { config, current } from '../site-folder.ts';

const site = (fields: Record<string, unknown>, url?: string) =>
  siteConfigSchema.parse({ ...config, versions: [current], search: fields, ...(url && { url }) });
const search = (fields: Record<string, unknown>) => site(fields).search;
const algolia = { provider: 'algolia', appId: 'APP', apiKey: 'key' };
const algoliaHosts = [
  'https://APP-dsn.algolia.net',
  'https://APP-1.algolianet.com',
  'https://APP-2.algolianet.com',
  'https://APP-3.algolianet.com',
];

describe('the settings of the provider', () => {
  it.each([
    [{ provider: 'local' }, { kind: 'local', indexName: 'dtx-docs', fallback: false, insights: false }],
    [{ provider: 'self' }, { kind: 'self', indexName: 'dtx-docs', fallback: true, insights: false }],
    [
      { ...algolia, indexName: 'mine', insights: true, fallback: false, hosts: ['http://127.0.0.1:1'] },
      {
        kind: 'algolia',
        indexName: 'mine',
        appId: 'APP',
        apiKey: 'key',
        hosts: ['http://127.0.0.1:1'],
        fallback: false,
        insights: true,
      },
    ],
  ])('are those of the configuration: %o', (fields, settings) => {
    expect(providerSettings(site(fields))).toStrictEqual(settings);
  });

  it('name the path of a site that answers below one', () => {
    const settings = providerSettings(site({ provider: 'self' }, 'https://example.org/docs'));
    expect(settings.path).toBe('/docs');
    expect(hostsOf(settings, 'http://localhost:3000')).toEqual(['http://localhost:3000/docs']);
  });
});

describe('the hosts of others', () => {
  it('are none for a site that answers by itself [1.1]', () => {
    expect(foreignHosts(search({ provider: 'local' }))).toEqual([]);
    expect(foreignHosts(search({ provider: 'self' }))).toEqual([]);
  });

  it('are those of Algolia in an order that does not change from page to page [7.11]', () => {
    for (let i = 0; i < 20; i++) expect(foreignHosts(search(algolia))).toEqual(algoliaHosts);
  });

  it('are the configured ones in place of them, the first one first', () => {
    const hosts = ['https://z.example', 'https://b.example', 'https://a.example'];
    expect(foreignHosts(search({ ...algolia, hosts }))).toEqual([
      'https://z.example',
      'https://a.example',
      'https://b.example',
    ]);
  });
});
