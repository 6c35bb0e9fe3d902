import type { ProviderSettings } from '../settings.ts';

/**
 * Addresses a client asks, without a slash at the end, in its order of preference: the first host first, the others in random order, so that
 * readers spread over them (row 7.11).
 * @param site origin of this page, which is the host of provider `self`
 */
export function hostsOf(
  { kind, appId, hosts, path = '' }: ProviderSettings,
  site: string,
): readonly string[] {
  if (hosts) return withFirst(hosts);
  if (kind === 'self') return [site + path];
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return withFirst([`https://${appId}-dsn.algolia.net`, ...fallbacks]);
}

function withFirst(hosts: readonly string[]): string[] {
  return [...hosts.slice(0, 1), ...shuffled(hosts.slice(1))];
}

function shuffled(items: readonly string[]): string[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
